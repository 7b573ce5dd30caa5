# Why I can’t post in a channel, and what to do about it.

delivery-room-gone = The channel is gone.
delivery-no-permission = I’m not allowed to write there. Let me view the channel, send messages (in a thread: in threads) and attach files. In a voice channel’s chat, let me connect too.
delivery-locked = That thread is locked. Unlock it, or choose another channel.
delivery-closed-dms = I can’t write there.
delivery-filtered = One of this server’s filters (AutoMod) blocks what I write there. Someone who manages the server can exempt me or the channel.
delivery-explicit = Discord takes it for explicit content. Someone who manages the server can change that filter, or you can choose another channel.
delivery-not-begun = The author of that post hasn’t written its first message yet. Once it’s there, I can write too.
delivery-thread-full = That thread has as many members as it can hold. Choose another channel.
delivery-threads-full = This server has as many active threads as Discord allows. Archive some first.
delivery-no-text = Bots can’t write in a channel of that kind. Choose a text channel or a thread.
delivery-unverified = This server’s verification level keeps me from writing. Someone who manages the server can lower it or give me a role.
delivery-slow-mode = Slow mode holds me up there. Someone who manages the channel can exempt me from it.
delivery-too-big = Discord finds the message or its picture too big.
delivery-form = Discord doesn’t accept the form of the message ({ $details }).
delivery-refused = Discord refuses it ({ $details }). If that keeps happening, choose another channel.
# The number of the error, and Discord’s own words.
delivery-details = { $code }: { $words }

# To the host, in a direct message.
host-told-room-gone = Your game is safe, but its channel is gone. Someone who manages the server can continue it elsewhere with `/admin resume`.
host-told-no-permission = Your game is safe, but I’m not allowed to show it in <#{ $room }>. Let me view the channel, send messages (in a thread: in threads) and attach files there. In a voice channel’s chat, let me connect too. Then it goes on.
host-told-locked = Your game is safe, but the thread <#{ $room }> is locked. Unlock it, or continue the game elsewhere with `/admin resume`.
host-told-why = Your game is safe, but I can’t show it in <#{ $room }>. { $reason }

# To the admin who named the channel of the saga, in a direct message.
saga-trouble-room-gone = The saga’s channel is gone. Name another one with `/admin saga channel:`.
saga-trouble-no-permission = I’m no longer allowed to tell the saga in <#{ $room }>. Let me view it, send messages and attach files there, or name another channel with `/admin saga channel:`.
saga-trouble-locked = The saga’s thread <#{ $room }> is locked. Unlock it, or name another one with `/admin saga channel:`.
saga-trouble-closed-dms = I can’t tell the saga in <#{ $room }>. Name another channel with `/admin saga channel:`.
saga-where = -# [Where it was played]({ $link })

# Public, in the place of what happened.
told-held-back = *I can’t tell everyone what just happened. `/game log` shows you what you may know.*

# Why the bot can’t log in to Discord, and what to do about it: one sentence for the operator, in the log.

login-token = Discord doesn’t accept DISCORD_TOKEN: copy the bot token again from the developer portal.
login-intents = Discord doesn’t allow the intents that this bot asks for: check the bot page of the developer portal.
login-shards = Discord wants the bot to spread its servers over more connections: set SHARD_COUNT to about one per 1,000 servers.
login-api-version = Discord no longer supports the version of its API that this bot uses: install a newer version of Questmaster.
login-session-limit = { $hours ->
    [one] The bot has been started too often, so Discord locks it out for an hour: start it again after that.
   *[other] The bot has been started too often, so Discord locks it out for { $hours } hours: start it again after that.
  }
login-no-api = DISCORD_API_URL doesn’t lead to the REST API of a Discord: leave it empty, or end it as in `http://127.0.0.1:4100/api`.
login-insecure = I can’t reach Discord over a secure connection: check DISCORD_API_URL if it is set, and this machine’s clock and certificates.
login-rate-limit = Discord is turning away requests from this bot or this address: start the bot again in a few minutes.
login-unreachable = I can’t reach Discord: check the network connection, and DISCORD_API_URL if it is set.
login-out-of-order = Discord is out of order right now: start the bot again in a while.
login-refused = Discord refused to let the bot in: { $reason }.
login-refused-unexplained = Discord refused to let the bot in and gave no reason.
