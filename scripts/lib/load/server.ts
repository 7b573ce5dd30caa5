import { startSandbox } from '../../../src/sandbox/index.ts'
import type { Discord } from '../../../src/sandbox/state/discord.ts'
import { Crowd, type Seating } from './crowd.ts'
import { Presses, type Pressing } from './presses.ts'
import { countRequests, type RestKind, type Tally } from './tally.ts'
import { serve } from './wire.ts'

// A process: the sandbox, and the people in it who press.

/** How many people sit at each table, what they press by chance, and when they try again, in milliseconds. */
export interface Furnishing {
  readonly people: readonly number[]
  readonly seed: string
  readonly impatience?: number
}

let presses: Presses | undefined
let inside: Discord | undefined
const count = (kind: RestKind): void => presses?.count(kind)

const sandbox = await startSandbox({
  onlooker(discord, server) {
    inside = discord
    countRequests(server, discord, count)
  },
})

function pressing(): Presses {
  if (!presses) throw new Error('nobody is there to press yet')
  return presses
}

serve({
  api: (): string => sandbox.api,
  /** Makes a channel a table and the people of each. */
  async furnish({ people, seed, impatience }: Furnishing): Promise<{
    server: string
    seatings: Seating[]
  }> {
    const seatings: Seating[] = []
    for (const [number, seats] of people.entries()) {
      const { id: channel } = await sandbox.addChannel(`table-${number + 1}`)
      const users: string[] = []
      for (let seat = 1; seat <= seats; seat += 1)
        users.push((await sandbox.addPerson(`Guest ${number + 1}-${seat}`)).id)
      seatings.push({ channel, users })
    }
    if (inside) presses = new Presses(inside, new Crowd(seatings, seed, impatience))
    return { server: (await sandbox.state()).server.id, seatings }
  },
  /** Whether requests are counted and refused as Discord does it. */
  limit: async (rateLimits: boolean): Promise<void> => void (await sandbox.changeSettings({ rateLimits })),
  press: (how: Pressing): Promise<void> => pressing().run(how),
  quiet: (): boolean => pressing().isQuiet(),
  cards: (): number => pressing().cardsShown(),
  take: (how?: { isOver: boolean }): Tally => pressing().take(how?.isOver ?? true),
})

process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
