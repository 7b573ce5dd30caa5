import { paintTable } from '../../render/index.ts'
import type { Commission, Drawn } from './studio.ts'

// The process in which pictures are drawn. It ends with the bot, however that ends.

process.on('message', (commission: Commission) => void draw(commission))
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches every process of a terminal; the bot decides when this one is done.
process.on('SIGINT', () => undefined)

async function draw({ number, game, view, manner }: Commission): Promise<void> {
  process.send?.(await attempt(number, () => paintTable(game, view, manner)))
}

async function attempt(number: number, paint: () => Promise<Buffer>): Promise<Drawn> {
  try {
    return { number, png: await paint() }
  } catch (error) {
    return { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
