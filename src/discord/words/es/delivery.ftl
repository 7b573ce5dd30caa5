# Why I can’t post in a channel, and what to do about it.

delivery-room-gone = El canal ya no existe.
delivery-no-permission = No tengo permiso para escribir ahí. Déjame ver el canal, enviar mensajes (en un hilo: en hilos) y adjuntar archivos. En el chat de un canal de voz, déjame también conectarme.
delivery-locked = Ese hilo está bloqueado. Desbloquéalo o elige otro canal.
delivery-closed-dms = Ahí no puedo escribir.
delivery-filtered = Uno de los filtros de este servidor (AutoMod) bloquea lo que escribo ahí. Quien administra el servidor puede eximirme, o eximir al canal.
delivery-explicit = Discord lo toma por contenido explícito. Quien administra el servidor puede cambiar ese filtro; también puedes elegir otro canal.
delivery-not-begun = Quien abrió esa publicación aún no ha escrito su primer mensaje. Cuando esté, yo también puedo escribir.
delivery-thread-full = En ese hilo no cabe nadie más. Elige otro canal.
delivery-threads-full = Este servidor tiene tantos hilos activos como permite Discord. Archiva antes algunos.
delivery-no-text = Los bots no pueden escribir en un canal de esa clase. Elige un canal de texto o un hilo.
delivery-unverified = El nivel de verificación de este servidor me impide escribir. Quien lo administra puede bajarlo o darme un rol.
delivery-slow-mode = Ahí me frena el modo lento. Quien administra el canal puede eximirme.
delivery-too-big = Para Discord, el mensaje o su imagen son demasiado grandes.
delivery-form = Discord no acepta la forma del mensaje ({ $details }).
delivery-refused = Discord lo rechaza ({ $details }). Si sigue pasando, elige otro canal.
# The number of the error, and Discord’s own words.
delivery-details = { $code }: { $words }

# To the host, in a direct message.
host-told-room-gone = Tu partida está a salvo, pero su canal ya no existe. Quien administra el servidor puede continuarla en otro sitio con `/admin resume`.
host-told-no-permission = Tu partida está a salvo, pero no tengo permiso para mostrarla en <#{ $room }>. Déjame ver el canal, enviar mensajes (en un hilo: en hilos) y adjuntar archivos. En el chat de un canal de voz, déjame también conectarme. Entonces sigue.
host-told-locked = Tu partida está a salvo, pero el hilo <#{ $room }> está bloqueado. Desbloquéalo o continúa la partida en otro sitio con `/admin resume`.
host-told-why = Tu partida está a salvo, pero no puedo mostrarla en <#{ $room }>. { $reason }

# To the admin who named the channel of the saga, in a direct message.
saga-trouble-room-gone = El canal de la saga ya no existe. Indica otro con `/admin saga channel:`.
saga-trouble-no-permission = Ya no tengo permiso para contar la saga en <#{ $room }>. Déjame verlo, enviar mensajes y adjuntar archivos, o indica otro canal con `/admin saga channel:`.
saga-trouble-locked = El hilo de la saga, <#{ $room }>, está bloqueado. Desbloquéalo o indica otro con `/admin saga channel:`.
saga-trouble-closed-dms = No puedo contar la saga en <#{ $room }>. Indica otro canal con `/admin saga channel:`.
saga-where = -# [Dónde se jugó]({ $link })

# Public, in the place of what happened.
told-held-back = *No puedo contar a todo el mundo lo que acaba de pasar. `/game log` te muestra lo que puedes saber.*

# Why the bot can’t log in to Discord, and what to do about it: one sentence for the operator, in the log.

login-token = Discord no acepta DISCORD_TOKEN: copia otra vez el token del bot desde el portal de desarrolladores.
login-intents = Discord no permite los intents que pide este bot: revisa la página del bot en el portal de desarrolladores.
login-shards = Discord quiere que el bot reparta sus servidores en más conexiones: pon SHARD_COUNT a más o menos una por cada 1000 servidores.
login-api-version = Discord ya no admite la versión de su API que usa este bot: instala una versión más nueva de Questmaster.
login-session-limit = { $hours ->
    [one] El bot se ha iniciado demasiadas veces y Discord lo deja fuera una hora: inícialo de nuevo después.
   *[other] El bot se ha iniciado demasiadas veces y Discord lo deja fuera { $hours } horas: inícialo de nuevo después.
  }
login-no-api = DISCORD_API_URL no lleva a la API REST de un Discord: déjala vacía, o termínala como en `http://127.0.0.1:4100/api`.
login-insecure = No llego a Discord por una conexión segura: revisa DISCORD_API_URL, si está puesta, y el reloj y los certificados de esta máquina.
login-rate-limit = Discord rechaza las peticiones de este bot o de esta dirección: inicia el bot de nuevo en unos minutos.
login-unreachable = No llego a Discord: revisa la conexión de red y DISCORD_API_URL, si está puesta.
login-out-of-order = Discord no funciona en este momento: inicia el bot de nuevo dentro de un rato.
login-refused = Discord no dejó entrar al bot: { $reason }.
login-refused-unexplained = Discord no dejó entrar al bot y no dijo por qué.
