import type { Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { troubleInWords, verdictLines } from '../../src/discord/table/files/verdict.ts'
import { savedGame, verification, verify, type SavedGame } from '../../src/tables/index.ts'
import { runToEnd } from '../../src/engine/index.ts'
import type { Attack, Outcome } from './attack.ts'
import { exported, finished } from './finished.ts'
import { mutationsOf } from './mutations.ts'

/** The parts of a finished game's file that the hash chain or the replay covers. */
export const COVERED = ['entries', 'chronicle', 'about', 'seal', 'setup'] as const

/** The number of changes tried, because each replays the game. */
const TRIED = 150

type Edit = (game: SavedGame) => SavedGame

const events = (kind: string, change: (event: { readonly kind: string }) => object | null): Edit => {
  return (game) => ({
    ...game,
    chronicle: (game.chronicle ?? [])
      .flatMap((line) => {
        if (line.kind !== 'event' || line.event.kind !== kind) return [line]
        const event = change(line.event)
        return event === null ? [] : [{ ...line, event } as typeof line]
      })
      .map((line, at) => ({ ...line, line: at + 1 })),
  })
}

const EDITS: readonly (readonly [name: string, tries: string, edit: Edit])[] = [
  ['strike-out-a-look', 'Deletes the line that says a moderator looked into hands.', events('looked-into', () => null)],
  ['swap-the-looker', 'Says that another moderator looked.', events('looked-into', (one) => ({ ...one, by: 'Lee' }))],
  ['invent-a-whisper', 'Gives a whisper to another seat.', events('whispered', (one) => ({ ...one, from: 1, to: 0 }))],
  ['swap-a-name', 'Swaps the names of two players.', (game) => ({ ...game, about: swapped(game.about) })],
  [
    'empty-every-fact',
    'Empties every fact by giving it version 0.',
    (game) => ({
      ...game,
      chronicle: (game.chronicle ?? []).map((line) =>
        line.kind === 'fact' ? { ...line, version: 0, fact: { kind: line.fact.kind } } : line,
      ),
    }),
  ],
  [
    'empty-every-fact-unlinked',
    'Empties every fact with version 0, and removes all links of the chronicle.',
    (game) => ({
      ...game,
      chronicle: (game.chronicle ?? []).map(({ link: _link, ...line }) =>
        line.kind === 'fact' ? { ...line, version: 0, fact: { kind: line.fact.kind } } : { ...line, version: 0 },
      ),
    }),
  ],
  ['leave-the-chronicle-out', 'Leaves the whole chronicle out.', ({ chronicle: _chronicle, ...game }) => game],
]

export const PROOF_ATTACKS: readonly Attack[] = [
  ...EDITS.map(([name, tries, edit]) => ({ name, tries, run: () => tampered(edit) })),
  {
    name: 'splice-two-games',
    tries: 'Puts the chronicle of one game beside the log of another.',
    run: async () => {
      const other = await finished(first())
      return await tampered((game) => ({ ...game, chronicle: other.chronicle }))
    },
  },
  { name: 'change-anything', tries: 'Changes, removes, doubles or moves any one thing in a file.', run: anything },
  {
    name: 'pass-for-an-old-game',
    tries:
      'Removes all links of the chronicle and what they bind, swaps names, and says that the game is older than that.',
    run: unlinked,
  },
  { name: 'change-a-whisper', tries: 'Changes a whisper in a moderator’s file.', run: whispered },
]

function first(): Game {
  const [game] = GAMES
  if (!game) throw new Error('there is no game')
  return game
}

function swapped(about: unknown): unknown {
  const { seats = [], ...rest } = about as { seats?: readonly { seat: number; name: string }[] }
  return { ...rest, seats: seats.map(({ seat }, at) => ({ seat, name: seats.at(at - 1)?.name })) }
}

async function tampered(edit: Edit): Promise<Outcome> {
  const game = first()
  const saved = await finished(game)
  if (!verify(game, saved).holds) throw new Error('it does not hold as it is')
  const { holds, trouble } = verify(game, edit(saved))
  return { held: !holds, detail: trouble ? `It was found out. ${troubleInWords(trouble)}` : 'It held all the same.' }
}

async function anything(): Promise<Outcome> {
  const game = first()
  const saved = await finished(game)
  const all = [...mutationsOf(saved, COVERED)]
  const step = Math.max(1, Math.floor(all.length / TRIED))
  const missed = all.filter((one, at) => at % step === 0 && isMissed(game, saved, one.made()))
  const detail =
    missed.length === 0 ? 'Each was found out.' : `Not found out: ${missed.map(({ what }) => what).join()}.`
  return { held: missed.length === 0, detail }
}

/** Whether a file that differs from another passes verification all the same. */
export function isMissed(game: Game, saved: SavedGame, changed: unknown): boolean {
  const read = savedGame.safeParse(changed)
  // A field may be omitted if that means the same.
  if (!read.success || JSON.stringify(plain(read.data)) === JSON.stringify(plain(saved))) return false
  return read.data.game !== game.rules.id || verify(game, read.data).holds
}

function plain(game: SavedGame): unknown {
  const { entries, ...rest } = savedGame.parse(game)
  return { ...rest, entries: entries.map((one) => (one.kind === 'answer' ? { quiet: false, ...one } : one)) }
}

/**
 * A game older than the hash chain may pass, but the sentence must say that names, and only names, could have been
 * changed.
 */
async function unlinked(): Promise<Outcome> {
  const game = first()
  const saved = await finished(game)
  const bare = (saved.chronicle ?? []).map(({ link: _link, ...line }) =>
    line.kind === 'event' && ['started', 'over'].includes(line.event.kind)
      ? { ...line, event: { kind: line.event.kind } }
      : line,
  )
  const verdict = verify(game, { ...saved, about: swapped(saved.about), chronicle: bare })
  const said = verdictLines(verdict).join('\n')
  const isClaimed = /this game is older|whole game follows|under which name/i.test(said)
  const held = !verdict.holds || (!isClaimed && said.includes('names and whispers could have been changed'))
  return { held, detail: held ? 'It says that names could have been changed.' : 'It says more than it knows.' }
}

async function whispered(): Promise<Outcome> {
  const game = first()
  const real = await exported(game, 10)
  const holds = (whispers: typeof real.whispers) => {
    const beside = { people: real.table, whispers }
    return runToEnd(verification(game, real, { mayGoOn: true, beside })).holds
  }
  if (!holds(real.whispers)) throw new Error('it does not hold as it is')
  const isFound = !holds(real.whispers.map((one) => ({ ...one, text: 'Meet me at the bridge.' })))
  return { held: isFound, detail: isFound ? 'It was found out.' : 'It held all the same.' }
}
