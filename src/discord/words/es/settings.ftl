# A player’s settings for all tables, from `/settings`. Private.

settings-title = Tus ajustes
settings-note = -# Valen en todas tus mesas, y nadie más los ve.
settings-zone = **Zona horaria:** { $zone }. Hora de allí: { $time }. Cámbiala con `/settings zone:`.
settings-zone-now = { $zone }, ahora { $time }
settings-quiet = **Horas de silencio:** { $hours }.
    -# Durante esas horas no te recuerdo nada y tu reserva de tiempo se para. Pon otras con `/settings quiet:`.
settings-notice = **Cuando te toca**
    -# Las decisiones secretas llegan siempre por mensaje directo.
settings-pictures = **Imágenes**
    -# Mapas y cartas que solo ves tú, y mesas que abres. `/game pictures` cambia una sola mesa.
settings-motion = **Movimiento**
    -# Como mucho se mueven en la tarjeta cinco grandes momentos por partida, dos segundos cada uno. Basta con que alguien lo desactive para que la mesa entera esté quieta.
settings-away = **Mientras estás en `/away`**
settings-records = **Tu historial**
    -# Partidas acabadas, nivel, títulos y héroes. Si lo ocultas, no sales en ninguna lista y apareces como «alguien».
settings-whispers = **Susurros**
    -# En mesas donde se permiten los susurros.
settings-hours = **Horas habituales**
    -# Cuando una mesa te espera, el resto puede ver cuándo sueles responder. Si lo ocultas, lo olvido.
settings-hours-now = -# Por lo general de { $from } a { $to }, hasta donde sé.
settings-language = **Idioma**
    -# De todo lo que solo lees tú. Lo que lee toda la mesa va en el idioma de la mesa; `/game language` lo cambia.
settings-reliability = **Cuánto se puede contar contigo:** { $reliability }.
    -# Cuenta en mesas con reloj y con más gente. Las vacaciones y las horas de silencio no te perjudican.
settings-webhook = **Webhook:** aviso a { $host } cuando te toca. `/settings webhook:off` lo quita.
settings-webhook-none = **Webhook:** con `/settings webhook:` aviso a una dirección web tuya cuando te toca.
settings-calendar = **Calendario:** con `/settings calendar:` ves en tu propio calendario cuándo se te acaba el tiempo.

# What each menu is called before anything is chosen.
setting-quiet = Horas de silencio
setting-notice = Cuando te toca
setting-reminders = Recordatorios
setting-gap = Cada cuánto puedo avisar con sonido
setting-next = Antes de tu turno
setting-pictures = Imágenes
setting-motion = Movimiento
setting-away = Mientras estás fuera
setting-records = Tu historial
setting-whispers = Susurros
setting-language = Idioma
setting-hours = Horas habituales

settings-away-waiting = Estás fuera hasta { $time }, y tus mesas te esperan. Cualquier elección tuya lo termina.
settings-away-computer = Estás fuera hasta { $time }, y una máquina ocupa tu asiento. Cualquier elección tuya lo termina.
settings-back = Ya estoy aquí

# Settings of a person, as they’re chosen. Labels of menus and options.

setting-notice-mention = Mencióname en la tarjeta
setting-notice-direct = Mándame un mensaje directo
setting-notice-none = No me avises, ya miro yo
setting-reminders-none = Recuérdamelo solo una vez
setting-reminders-6h = Recuérdamelo cada 6 horas
setting-reminders-12h = Recuérdamelo cada 12 horas
setting-reminders-day = Recuérdamelo cada día
setting-reminders-3days = Recuérdamelo cada 3 días
setting-gap-none = Que suene cada aviso
setting-gap-30m = Con sonido, como mucho cada 30 minutos
setting-gap-1h = Con sonido, como mucho una vez por hora (por defecto)
setting-gap-3h = Con sonido, como mucho cada 3 horas
setting-gap-12h = Con sonido, como mucho cada 12 horas
setting-next-off = Ni palabra antes de mi turno (por defecto)
setting-next-on = Avísame, sin sonido, cuando el próximo turno es mío
setting-away-pause = Mis mesas me esperan
setting-away-computer = Una máquina ocupa mi asiento
setting-pictures-wide = Para pantalla ancha (más tablero)
setting-pictures-narrow = Para teléfono (más cerca, letra grande; por defecto)
setting-motion-on = Los grandes momentos se mueven (por defecto)
setting-motion-off = En mis mesas no se mueve nada
setting-language-discord = Como en tu Discord (por defecto)
setting-records-everybody = Cualquiera en mis servidores puede ver mi historial
setting-records-nobody = Mi historial lo veo solo yo
setting-whispers-everybody = Quien juegue conmigo puede susurrarme
setting-whispers-nobody = Nadie puede susurrarme
setting-hours-nobody = Nadie ve cuándo suelo jugar (por defecto)
setting-hours-everybody = Mostrar cuándo suelo jugar
setting-quiet-learn = Deduce mis horas de cuándo juego
setting-quiet-none = Sin horas de silencio
setting-quiet-hours = De { $from } a { $to }

# A person’s quiet hours, behind a label.
quiet-hours-none = ninguna
quiet-hours-none-yet = aún ninguna, pero las deduciré de cuándo juegas
quiet-hours-learnt = más o menos de { $from } a { $to }, según cuándo juegas

# On the lobby card and in the rules of a table.
pictures-for-wide = -# Las imágenes se dibujan para pantalla ancha. `/game pictures` lo cambia en esta mesa.
pictures-for-narrow = -# Las imágenes se dibujan para teléfono. `/game pictures` lo cambia en esta mesa.
whispers-on = -# En esta mesa se puede susurrar con `/whisper`. Todo el mundo ve quién susurra a quién, pero no qué.
whispers-off = -# Sin susurros: todo se habla en la mesa.

## A whisper as its two people read it

whisper-sent = 🤫 Susurras a { $name }: { $text }
whisper-heard = 🤫 { $name } te susurra: { $text }

## Webhooks of people and servers, from `/settings webhook:` and `/admin webhook`. Private.

webhook-begun-own = Desde ahora aviso a **{ $host }** cuando te toca. Tu clave es `{ $key }`. No la vuelvo a mostrar. Demuestra que un mensaje es mío. `/settings webhook:off` lo quita.
webhook-begun-server = Desde ahora aviso a **{ $host }** cuando una partida de este servidor empieza o acaba. La clave es `{ $key }`. No la vuelvo a mostrar. Demuestra que un mensaje es mío. `/admin webhook stop:True` lo quita.
webhook-ended = He olvidado ese webhook. Ya no mando nada allí.
webhook-none = No hay ningún webhook que quitar.
webhook-nowhere = Este servidor no tiene webhook. Pon uno con `/admin webhook url:`.
webhook-there = Aviso a **{ $host }** cuando una partida de este servidor empieza o acaba.
webhook-off = Aquí los webhooks están desactivados. Lo decide quien gestiona el bot.
webhook-or-stop = Dame una dirección o `stop:True`, pero no las dos cosas.
webhook-forgotten = Tu webhook de **{ $host }** lleva casi un día sin recibir mis mensajes, o ya no quiere más. Lo he olvidado. Ponlo otra vez cuando funcione.
webhook-no-address = Eso no es una dirección web. Debería parecerse a `https://example.org/hook`.
webhook-not-https = La dirección tiene que empezar por `https://`, para que nadie más lea lo que mando.
webhook-other-port = Quita el puerto. Escribo al habitual de https, el 443.
webhook-has-password = Quita de la dirección el nombre y la contraseña. En su lugar, firmo mis mensajes.
webhook-not-public = Esa dirección no está en la internet pública, así que allí no escribo.
webhook-too-long = Esa dirección es demasiado larga. Puede tener hasta 300 caracteres.
webhook-unknown-host = No encuentro ese servidor. Revisa la dirección, o prueba otra vez en un momento.

## Calendars of people, from `/settings calendar:`. Private.

setting-calendar-link = Mostrar el enlace de mi calendario
setting-calendar-renew = Darme un enlace nuevo y anular el viejo
setting-calendar-off = Anular el enlace de mi calendario
calendar-link = Suscríbete a esta dirección en tu calendario, y verás cuándo se te acaba el tiempo en cada mesa: { $link }
    -# Quien la tenga puede leerlo. `/settings calendar:` te da otra o la anula.
calendar-ended = Ese enlace queda anulado. Los calendarios que lo usaban ya no reciben nada.
calendar-none = Tu calendario no tiene enlace. Consigue uno con `/settings calendar:`.
calendar-off = Quien gestiona el bot no ha configurado aquí los calendarios.
calendar-name = Cuándo me toca
calendar-deadline = { $game }: se te acaba el tiempo
calendar-where = La mesa te espera: { $url }
