import { join } from 'node:path'
import { pino } from 'pino'
import { startBot, Studio } from '../../../src/discord/index.ts'
import { GAMES } from '../../../src/games/index.ts'
import { groundsFolder } from '../../../src/render/map/origin.ts'
import { startSandbox } from '../../../src/sandbox/index.ts'
import { openStore } from '../../../src/storage/index.ts'
import { createTables, systemClock, systemRandomId } from '../../../src/tables/index.ts'

/** The bot on a sandbox of its own, as `npm start` opens them. */
export interface Inn {
  readonly url: string
  /** Waits until all that has happened is shown. */
  shown(): Promise<void>
  /** Stops it. What was played stays in the folder. */
  close(): Promise<void>
}

export async function openInn(folder: string): Promise<Inn> {
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'error' })
  const discord = await startSandbox({ file: join(folder, 'sandbox.json') })
  const store = openStore(join(folder, 'questmaster.db'), (sentence) => log.error(sentence))
  const tables = createTables({ store, games: GAMES, clock: systemClock, luck: systemRandomId, log })
  const studio = new Studio({ processes: 1, log, grounds: groundsFolder() })
  const { pictures, faces, scenes, posters, filming } = studio
  const drawn = { pictures, faces, scenes, posters, filming }
  const bot = await startBot({ token: 'tour', apiUrl: discord.api, tables, store, ...drawn, log })
  await tables.wake()
  return {
    url: discord.url,
    shown: () => bot.projector.settled(),
    async close() {
      await tables.stop()
      await bot.stop()
      studio.close()
      await store.close()
      await discord.close()
    },
  }
}
