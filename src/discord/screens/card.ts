import { hasGame, type Sighted, type TableSight } from '../../tables/service.ts'
import type { UserId } from '../../tables/store.ts'
import { digestOf } from '../kit/digest.ts'
import type { Panel } from '../kit/message.ts'
import { cardPanel, heldBackPanel } from '../panels/card.ts'
import { closedLobbyPanel, lobbyPanel } from '../panels/lobby.ts'
import { askNow, type CardAsk, type WindowShown } from '../table/asking.ts'
import { nonceOf, readShown, writeShown, type ShownData } from './shown.ts'
import type { Stage } from './stage.ts'

const IN_LOBBY = -1
const AT_THE_END = -2

type Shown = ShownData<'card'>

/** A card as it should stand: which phase of the table it is for, whom it calls, and how it is made. */
interface Wanted {
  readonly turn: number
  readonly calls: readonly UserId[]
  readonly digest: string
  readonly window: WindowShown | null
  readonly make: () => Promise<Panel>
}

/** The card of a table: how it was shown last, if it was, and how it should stand now. */
export interface Card {
  readonly shown: Shown | undefined
  readonly wanted: Wanted
  /** There is no card for the turn, and in the room, at which the table stands. */
  readonly beginsAnew: boolean
}

/** The card of a table; `null` if it stays as it is, for want of a game that can be shown. */
export async function cardOf(stage: Stage, sight: Sighted): Promise<Card | null> {
  const { id, room } = sight.record
  const kept = await readShown(stage.store, id, 'card')
  const wanted = wantedCard(stage, sight, kept?.window ?? null)
  if (!wanted) return null
  const isLost = kept?.posting && kept.room === room
  const shown = isLost ? await foundAgain(stage, id, kept, wanted) : kept
  const beginsAnew = !shown || shown.message === null || shown.room !== room || shown.turn !== wanted.turn
  return { shown, wanted, beginsAnew }
}

/** If the process died while it posted a card, the card is found again by its nonce; it may be of an earlier state. */
async function foundAgain(stage: Stage, id: string, shown: Shown, wanted: Wanted): Promise<Shown> {
  const nonce = nonceOf('card', id, shown.room, shown.posts)
  const message = await stage.outlet.post(shown.room, await wanted.make(), nonce)
  return keep(stage, id, { ...shown, message, posting: false, digest: '' })
}

/**
 * Brings the card up to date: edits it in place, or posts it anew and deletes the one before. It is posted anew with a
 * new turn, below what was posted since, and where it calls somebody who would not hear of an edit.
 */
export async function showCard(stage: Stage, sight: Sighted, card: Card, isBuried: boolean): Promise<void> {
  const { shown, wanted, beginsAnew } = card
  const callsAnew = wanted.calls.some((user) => !shown?.called.includes(user))
  const isEdited = !beginsAnew && !isBuried && !callsAnew
  const stands = isEdited && shown ? await editCard(stage, sight, shown, wanted) : null
  await deleteOld(stage, sight.record.id, stands ?? (await postCard(stage, sight, shown, wanted)))
}

/** The card that stands, brought up to date; `null` if it cannot be edited. */
async function editCard(stage: Stage, sight: Sighted, shown: Shown, wanted: Wanted): Promise<Shown | null> {
  const { id, room } = sight.record
  const { digest, window, calls } = wanted
  if (shown.message === null) return null
  if (shown.digest === digest) {
    const isSameWindow = JSON.stringify(shown.window) === JSON.stringify(window)
    return isSameWindow ? shown : keep(stage, id, { ...shown, window })
  }
  if ((await stage.outlet.edit(room, shown.message, await wanted.make())) === 'past') return null
  return keep(stage, id, { ...shown, digest, window, called: [...new Set([...shown.called, ...calls])] })
}

async function postCard(stage: Stage, sight: Sighted, before: Shown | undefined, wanted: Wanted): Promise<Shown> {
  const { id, room } = sight.record
  const panel = await wanted.make()
  const { turn, calls, digest, window } = wanted
  const posts = (before?.posts ?? 0) + 1
  const past = before?.message ? [{ room: before.room, message: before.message }] : []
  const old = [...(before?.old ?? []), ...past]
  const isSameTurn = before?.turn === turn && before.room === room
  const called = [...new Set([...(isSameTurn ? before.called : []), ...calls])]
  const posting = { room, message: null, turn, digest, called, posts, posting: true, window, old }
  await keep(stage, id, posting)
  const message = await stage.outlet.post(room, panel, nonceOf('card', id, room, posts))
  return keep(stage, id, { ...posting, message, posting: false })
}

async function deleteOld(stage: Stage, id: string, shown: Shown): Promise<void> {
  if (shown.old.length === 0) return
  for (const { room, message } of shown.old) {
    if (message !== shown.message) await stage.outlet.remove(room, message)
  }
  await keep(stage, id, { ...shown, old: [] })
}

async function keep(stage: Stage, id: string, shown: Shown): Promise<Shown> {
  await writeShown(stage.store, id, 'card', shown)
  return shown
}

function wantedCard(stage: Stage, sight: Sighted, before: WindowShown | null): Wanted | null {
  return hasGame(sight) ? gameCard(stage, sight, before) : lobbyCard(stage, sight)
}

function gameCard(stage: Stage, sight: TableSight, before: WindowShown | null): Wanted {
  const { record } = sight
  const ask = askNow(sight, before)
  const { pictured, window, calls } = ask
  const view = sight.view(null)
  return {
    turn: sight.isOver || record.status !== 'playing' ? AT_THE_END : sight.turn,
    calls,
    digest: digestOf(...publicParts(sight, ask)),
    window,
    async make() {
      const parts = (one: TableSight) => publicParts(one, askNow(one, before))
      if (stage.guard.wouldTell(sight, 'card', (one) => named(parts(one)))) return heldBackPanel(sight)
      const { id: table, game } = record
      const drawn = await stage.pictures({ table, game, view, asked: pictured, viewer: null, size: 'card' })
      return cardPanel(sight, drawn === 'too-many' ? null : drawn, ask)
    },
  }
}

/** What all see of a card: the panel, and what its picture is drawn from. What is done in secret never edits it. */
function publicParts(sight: TableSight, ask: CardAsk) {
  const questions = ask.pictured.map(({ verb, offers, about }) => [verb, offers, about])
  return [cardPanel(sight, null, ask), sight.view(null), questions] as const
}

function named([panel, view, questions]: ReturnType<typeof publicParts>) {
  return { panel, view, questions }
}

function lobbyCard(stage: Stage, { record }: Sighted): Wanted | null {
  const game = stage.tables.games.find(({ rules }) => rules.id === record.game)
  // A game that cannot be shown because of a fault keeps the card it has.
  if (!game || record.status === 'playing' || record.status === 'over') return null
  const panel = record.status === 'lobby' ? lobbyPanel(record, game) : closedLobbyPanel(game)
  return { turn: IN_LOBBY, calls: [], digest: digestOf(panel), window: null, make: () => Promise.resolve(panel) }
}
