# Webhooks of people and servers, from `/settings webhook:` and `/admin webhook`. Private.

webhook-begun-own = From now on I post to **{ $host }** when it’s your move. Your key is `{ $key }`. I won’t show it again. It proves that a message is from me. `/settings webhook:off` ends this.
webhook-begun-server = From now on I post to **{ $host }** when a game on this server starts or ends. The key is `{ $key }`. I won’t show it again. It proves that a message is from me. `/admin webhook stop:True` ends this.
webhook-ended = I’ve forgotten that webhook. Nothing is posted there any longer.
webhook-none = There’s no webhook to end.
webhook-nowhere = This server has no webhook. Set one with `/admin webhook url:`.
webhook-there = I post to **{ $host }** when a game on this server starts or ends.
webhook-off = Webhooks are switched off here. The operator of the bot decides that.
webhook-or-stop = Give me an address or `stop:True`, not both.
webhook-forgotten = Your webhook at **{ $host }** hasn’t taken my messages for most of a day, or wants no more. I’ve forgotten it. Set it again once it works.

# Why an address is refused.
webhook-no-address = That’s no web address. It should look like `https://example.org/hook`.
webhook-not-https = The address has to begin with `https://`, so that nobody reads along.
webhook-other-port = Leave out the port. I post to the usual one for https, 443.
webhook-has-password = Leave the name and password out of the address. I sign my messages instead.
webhook-not-public = That address isn’t on the public internet, so I don’t post there.
webhook-too-long = That address is too long. It may have up to 300 characters.
webhook-unknown-host = I can’t find that host. Check the address, or try again in a moment.

## Calendars of people, from `/settings calendar:`. Private.

setting-calendar-link = Show me the link of my calendar
setting-calendar-renew = Give me a new link, and end the old one
setting-calendar-off = End the link of my calendar
calendar-link = Subscribe to this address in your calendar, and it shows when your time runs out at each table: { $link }
    -# Anyone who has it can read that. `/settings calendar:` gives you a new one, or ends it.
calendar-ended = That link has ended. Calendars that used it get nothing any longer.
calendar-none = Your calendar has no link. Get one with `/settings calendar:`.
calendar-off = The operator of the bot hasn’t set up calendars here.
calendar-name = My moves
calendar-deadline = { $game }: your time runs out
calendar-where = The table is waiting for you: { $url }
