# Why I can’t post in a channel, and what to do about it.

delivery-room-gone = Den Kanal gibt es nicht mehr.
delivery-no-permission = Ich darf dort nicht schreiben. Lass mich den Kanal sehen, Nachrichten senden (in einem Thread: in Threads) und Dateien anhängen. Im Chat eines Sprachkanals brauche ich auch das Recht „Verbinden“.
delivery-locked = Dieser Thread ist gesperrt. Entsperre ihn, oder wähl einen anderen Kanal.
delivery-closed-dms = Ich kann dort nicht schreiben.
delivery-filtered = Ein Filter dieses Servers (AutoMod) blockiert, was ich dort schreibe. Wer den Server verwaltet, kann mich oder den Kanal davon ausnehmen.
delivery-explicit = Discord hält es für anstößig. Wer den Server verwaltet, kann diesen Filter ändern. Sonst wähl einen anderen Kanal.
delivery-not-begun = In diesem Beitrag fehlt noch die erste Nachricht. Ist sie da, kann ich auch schreiben.
delivery-thread-full = In diesen Thread passt niemand mehr hinein. Wähl einen anderen Kanal.
delivery-threads-full = Dieser Server hat so viele aktive Threads, wie Discord erlaubt. Archiviere erst einige.
delivery-no-text = In einem Kanal dieser Art können Bots nicht schreiben. Wähl einen Textkanal oder einen Thread.
delivery-unverified = Die Verifizierungsstufe dieses Servers lässt mich nicht schreiben. Wer den Server verwaltet, kann sie senken oder mir eine Rolle geben.
delivery-slow-mode = Der Slowmode bremst mich dort aus. Wer den Kanal verwaltet, kann mich davon ausnehmen.
delivery-too-big = Discord findet die Nachricht oder ihr Bild zu groß.
delivery-form = Discord nimmt die Nachricht in dieser Form nicht an ({ $details }).
delivery-refused = Discord lehnt es ab ({ $details }). Wenn das so bleibt, wähl einen anderen Kanal.
# The number of the error, and Discord’s own words.
delivery-details = { $code }: { $words }

# To the host, in a direct message.
host-told-room-gone = Deine Partie ist sicher, aber ihr Kanal ist weg. Wer den Server verwaltet, kann sie mit `/admin resume` anderswo fortsetzen.
host-told-no-permission = Deine Partie ist sicher, aber ich darf sie in <#{ $room }> nicht zeigen. Lass mich den Kanal sehen, Nachrichten senden (in einem Thread: in Threads) und dort Dateien anhängen. Im Chat eines Sprachkanals brauche ich auch das Recht „Verbinden“. Dann geht es weiter.
host-told-locked = Deine Partie ist sicher, aber der Thread <#{ $room }> ist gesperrt. Entsperre ihn, oder setz die Partie mit `/admin resume` anderswo fort.
host-told-why = Deine Partie ist sicher, aber ich kann sie in <#{ $room }> nicht zeigen. { $reason }

# To the admin who named the channel of the saga, in a direct message.
saga-trouble-room-gone = Den Kanal der Saga gibt es nicht mehr. Nenn mir mit `/admin saga channel:` einen anderen.
saga-trouble-no-permission = Ich darf die Saga in <#{ $room }> nicht mehr erzählen. Lass mich den Kanal sehen, Nachrichten senden und Dateien anhängen, oder nenn mir mit `/admin saga channel:` einen anderen.
saga-trouble-locked = Der Thread der Saga, <#{ $room }>, ist gesperrt. Entsperre ihn, oder nenn mir mit `/admin saga channel:` einen anderen.
saga-trouble-closed-dms = Ich kann die Saga in <#{ $room }> nicht erzählen. Nenn mir mit `/admin saga channel:` einen anderen Kanal.
saga-where = -# [Wo gespielt wurde]({ $link })

# Public, in the place of what happened.
told-held-back = *Was gerade passiert ist, kann ich nicht allen erzählen. `/game log` zeigt dir, was du wissen darfst.*

# Why the bot can’t log in to Discord, and what to do about it: one sentence for the operator, in the log.

login-token = Discord nimmt DISCORD_TOKEN nicht an: Kopiere das Bot-Token noch einmal aus dem Developer Portal.
login-intents = Discord erlaubt die Intents nicht, die dieser Bot verlangt: Sieh auf der Bot-Seite des Developer Portals nach.
login-shards = Discord will, dass der Bot seine Server auf mehr Verbindungen verteilt: Setz SHARD_COUNT auf etwa eine pro 1.000 Server.
login-api-version = Discord unterstützt die API-Version dieses Bots nicht mehr: Installiere eine neuere Version von Questmaster.
login-session-limit = { $hours ->
    [one] Der Bot wurde zu oft gestartet, deshalb sperrt Discord ihn für eine Stunde aus: Starte ihn danach noch einmal.
   *[other] Der Bot wurde zu oft gestartet, deshalb sperrt Discord ihn für { $hours } Stunden aus: Starte ihn danach noch einmal.
  }
login-no-api = DISCORD_API_URL führt zu keiner REST-API von Discord: Lass es leer, oder lass es enden wie in `http://127.0.0.1:4100/api`.
login-insecure = Ich erreiche Discord nicht über eine sichere Verbindung: Prüf DISCORD_API_URL, falls gesetzt, sowie Uhr und Zertifikate dieses Rechners.
login-rate-limit = Discord weist Anfragen dieses Bots oder dieser Adresse ab: Starte den Bot in ein paar Minuten noch einmal.
login-unreachable = Ich erreiche Discord nicht: Prüf die Netzwerkverbindung und DISCORD_API_URL, falls gesetzt.
login-out-of-order = Discord ist gerade außer Betrieb: Starte den Bot später noch einmal.
login-refused = Discord hat den Bot nicht hereingelassen: { $reason }.
login-refused-unexplained = Discord hat den Bot nicht hereingelassen und keinen Grund genannt.
