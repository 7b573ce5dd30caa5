# The page of a table on a television. Everybody in the room may read it.

page-title = Questmaster
page-turn = A quién le toca
page-waiting = Un momento. La mesa está en camino.
page-away = Quien dirige la partida ha salido un momento. Esta página sigue cuando vuelva.
page-ended = Este enlace ya no vale. Escribe /game television en la mesa para tener otro.
page-map = Mapa
page-scene = Lo que acaba de pasar
page-lines = Las últimas líneas

## Instead of a page. The same for links that never existed.

answer-unknown = Este enlace no existe o ya no vale. Escribe /game television en la mesa para tener otro.
answer-only-get = Esta página solo se puede leer.
answer-later = Hay demasiadas peticiones, o quien dirige la partida aún se está preparando. Prueba de nuevo en un minuto.
answer-full = Ahora mismo hay demasiadas pantallas mirando. Prueba de nuevo en un minuto.
