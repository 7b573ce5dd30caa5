import type { Panel } from '../kit/message.ts'
import { askNow } from '../table/asking.ts'
import { cardPanel } from '../panels/card.ts'
import { closedLobbyPanel, lobbyPanel } from '../panels/lobby.ts'
import { digestOf, nonceOf, readShown, writeShown, type ShownData, type WindowShown } from './shown.ts'
import { isPlaying, type Sighted, type Stage } from './stage.ts'

const IN_LOBBY = -1
const AT_THE_END = -2

/** A card as it should stand: which phase of the table it is for, whom it calls, and how it is made. */
interface Wanted {
  readonly turn: number
  readonly calls: readonly string[]
  readonly digest: string
  readonly window: WindowShown | null
  readonly make: () => Promise<Panel>
}

/** Whether there is no card for the turn, and in the room, at which the table stands. */
export function beginsAnew(stage: Stage, sight: Sighted): boolean {
  const shown = readShown(stage.store, sight.record.id, 'card')
  if (!shown || shown.message === null) return true
  return shown.room !== sight.record.room || shown.turn !== phaseOf(sight).turn
}

/** Whether somebody is asked for the first time this turn, who would not hear of an edit. */
export function callsAnew(stage: Stage, sight: Sighted): boolean {
  const shown = readShown(stage.store, sight.record.id, 'card')
  return phaseOf(sight, shown?.window).calls.some((user) => !shown?.called.includes(user))
}

/** If the process died while it posted a card, the card is found again by its nonce; it may be of an earlier state. */
export async function findLostCard(stage: Stage, sight: Sighted): Promise<void> {
  const { id, room } = sight.record
  const shown = readShown(stage.store, id, 'card')
  if (!shown?.posting || shown.room !== room) return
  const panel = await wantedCard(stage, sight)?.make()
  if (!panel) return
  const message = await stage.outlet.post(room, panel, nonceOf('card', id, room, shown.posts))
  writeShown(stage.store, id, 'card', { ...shown, message, posting: false, digest: '' })
}

/** Brings the card up to date: edits it in place, or posts it anew and deletes the one before. */
export async function showCard(stage: Stage, sight: Sighted, anew: boolean): Promise<void> {
  const { id, room } = sight.record
  const wanted = wantedCard(stage, sight)
  if (!wanted) return
  const { digest, window } = wanted
  const before = readShown(stage.store, id, 'card')
  if (before && !anew && before.message !== null) {
    if (before.digest === digest) {
      if (JSON.stringify(before.window) !== JSON.stringify(window))
        writeShown(stage.store, id, 'card', { ...before, window })
      return deleteOld(stage, id)
    }
    if ((await stage.outlet.edit(room, before.message, await wanted.make())) === 'edited') {
      writeShown(stage.store, id, 'card', {
        ...before,
        digest,
        window,
        called: [...new Set([...before.called, ...wanted.calls])],
      })
      return deleteOld(stage, id)
    }
  }
  await postCard(stage, sight, wanted, before)
  await deleteOld(stage, id)
}

async function postCard(
  stage: Stage,
  { record: { id, room } }: Sighted,
  wanted: Wanted,
  before: ShownData<'card'> | undefined,
): Promise<void> {
  const panel = await wanted.make()
  const { turn, calls, digest, window } = wanted
  const posts = (before?.posts ?? 0) + 1
  const old =
    before?.message != null ? [...before.old, { room: before.room, message: before.message }] : (before?.old ?? [])
  const called = [...new Set([...(before?.turn === turn && before.room === room ? before.called : []), ...calls])]
  const posting = { room, message: null, turn, digest, called, posts, posting: true, window, old }
  writeShown(stage.store, id, 'card', posting)
  const message = await stage.outlet.post(room, panel, nonceOf('card', id, room, posts))
  writeShown(stage.store, id, 'card', { ...posting, message, posting: false })
}

async function deleteOld(stage: Stage, id: string): Promise<void> {
  const shown = readShown(stage.store, id, 'card')
  if (!shown || shown.old.length === 0) return
  for (const { room, message } of shown.old) {
    if (message !== shown.message) await stage.outlet.remove(room, message)
  }
  writeShown(stage.store, id, 'card', { ...shown, old: [] })
}

function wantedCard(stage: Stage, sight: Sighted): Wanted | null {
  const before = readShown(stage.store, sight.record.id, 'card')?.window
  const phase = phaseOf(sight, before)
  if (!isPlaying(sight)) {
    const game = stage.tables.games.find(({ rules }) => rules.id === sight.record.game)
    if (!game) return null
    // A game that cannot be shown because of a fault keeps the card it has.
    if (sight.record.status === 'playing' || sight.record.status === 'over') return null
    const panel = sight.record.status === 'lobby' ? lobbyPanel(sight.record, game) : closedLobbyPanel(game)
    return { ...phase, digest: digestOf(panel), window: null, make: () => Promise.resolve(panel) }
  }
  const ask = askNow(sight, before ?? null)
  const { pictured, window } = ask
  const view = sight.view(null)
  const make = async () => {
    const png = await stage.pictures(sight.record.game, view, { asked: pictured, viewer: null, size: 'card' })
    return cardPanel(sight, png, ask)
  }
  // Only what all may know goes into the mark: a card is never edited because of something done in secret.
  const questions = pictured.map(({ verb, offers, about }) => [verb, offers, about])
  return { ...phase, digest: digestOf(cardPanel(sight, null, ask), view, questions), window, make }
}

function phaseOf(sight: Sighted, window: WindowShown | null = null): { turn: number; calls: readonly string[] } {
  if (!isPlaying(sight)) return { turn: IN_LOBBY, calls: [] }
  if (sight.isOver || sight.record.status !== 'playing') return { turn: AT_THE_END, calls: [] }
  const { calls } = askNow(sight, window)
  return { turn: sight.turn, calls: calls.flatMap((seat) => sight.record.seats[seat]?.user ?? []) }
}
