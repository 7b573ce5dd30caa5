# The house rules: a title of at most 45 letters for each option, and a line of at most 100. The line of a preset follows
# its title and a colon.

preset-standard = Partida normal
    .line = de 2½ a 3 horas, y tienen que aparecer los seis
preset-short = Partida corta
    .line = de 35 a 45 minutos, y bastan dos Tesoros Imperiales
preset-balanced = Partida equilibrada
    .line = la normal, con ventaja para los débiles y los mismos turnos para todos
preset-serious = Gente seria
    .line = la normal, pero los dados pesan los tesoros y deciden los puntos
preset-full = Partida completa
    .line = 3 horas, con reino barajado, puntos, experiencia, villanos y compañía
preset-blood-and-guts = Sangre y tripas
    .line = la partida completa, y nadie está a salvo de nadie

option-hex-game = El Juego de Hexágonos
    .line = El reino se baraja en un mapa nuevo. Los vecinos son nuevos; los acreedores, no.
option-realm-number = El Juego de Hexágonos: número del reino
    .line = El mismo número da siempre el mismo reino. Déjalo vacío y saco uno al azar.
option-complex-victory = Victoria compleja
    .line = Los tesoros valen puntos, que pesa un comité de dados. Gana quien tenga más.
option-experience = Puntos de experiencia
    .line = Criaturas vencidas o convencidas, entregas y la gratitud del Emperador suben tus puntuaciones.
option-experience-marks = Experiencia: puntos por mejora
    .line = Cuatro números, cada uno mayor que el anterior. En cada uno sube una de tus puntuaciones.
option-villain-game = Partida de villanos
    .line = Un encuentro que no vale para ti se le puede jugar a alguien de la mesa para quien sí valga.
option-travel-together = Viajar en compañía
    .line = Se camina y se pelea en compañía. Lo difícil es repartir el botín en compañía.
option-merciless = Sin piedad
    .line = Los personajes pueden atacarse, y quien gana se lo lleva todo.
option-guild-licences = Licencias gremiales
    .line = Clérigos: solo mazas, garrotes, bastones, hondas. Magos: solo dagas, bastones, arcos, hondas.
option-even-start = Salida pareja
    .line = Los personajes débiles empiezan con armas extra; los fuertes, con una pista menos.
option-equal-turns = Turnos iguales
    .line = Al hallarse el último Tesoro Imperial, la ronda se juega hasta el final.
option-short-game = Partida corta
    .line = Una ronda puede acabar la partida antes de los seis. Ninguna pista lleva a la Ciudad Perdida.
option-imperial-target = Partida corta: tesoros que hallar
    .line = Cuántos Tesoros Imperiales hay que hallar para que una ronda pueda acabar la partida.
option-minimum-rounds = Partida corta: rondas como mínimo
    .line = La primera ronda que puede acabar la partida, si no se hallan los seis.
option-round-limit = Partida corta: última ronda
    .line = Esta ronda acaba la partida. Vacío: 44 turnos repartidos entre la mesa.
option-starting-clues = Partida corta: pistas al empezar
    .line = Con cuántas pistas empieza cada cual.

realm-drawn = al azar, al empezar
realm-numbered = reino número { $number }
rounds-by-players = 44 entre el número de personas, redondeando hacia arriba

contradiction-last-before-first = La partida tiene que durar más de lo que permite su última ronda, así que acaba con esa ronda.
