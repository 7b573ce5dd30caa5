import { TelevisionServer } from './server.ts'
import type { FromTelevision, ToTelevision } from './televised.ts'

// The process that serves the pages of tables on televisions, and people's calendars. It knows only what the bot sends
// it, and ends with the bot, however the bot ends.

const [host = '', port = ''] = process.argv.slice(2)
const server = new TelevisionServer()

process.on('message', (message: ToTelevision) => void obey(message))
process.on('disconnect', () => process.exit(0))
// A terminal or a service sends signals to all its processes. The bot decides when this one ends.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

async function obey(message: ToTelevision): Promise<void> {
  switch (message.kind) {
    case 'listen':
      for (const token of message.tables) server.link('table', token)
      for (const token of message.calendars) server.link('calendar', token)
      return await listen()
    case 'link':
      return server.link(message.of, message.token)
    case 'unlink':
      return server.unlink(message.token)
    case 'show':
      return server.show(message.token, message.televised)
    case 'calendar':
      return server.showCalendar(message.token, message.calendar)
  }
}

/** Listens only once the links are known: until then every link would seem to have ended. */
async function listen(): Promise<void> {
  try {
    tell({ kind: 'listening', port: await server.listen(host, Number(port)) })
  } catch (error) {
    tell({ kind: 'failed', code: (error as NodeJS.ErrnoException).code ?? '' })
  }
}

function tell(message: FromTelevision): void {
  process.send?.(message)
}
