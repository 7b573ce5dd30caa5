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
