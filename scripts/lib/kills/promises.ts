import { readCardProjection, readProjection } from '../../../src/discord/screens/parts/projection.ts'
import { buttonsOf, textOf, type Sandbox, type SeenMessage } from '../../../src/sandbox/index.ts'
import type { Store, TableRecord } from '../../../src/tables/model/store.ts'
import type { Ledger } from './ledger.ts'

/** A room where people play, and the facts known about it. */
export interface Room {
  readonly room: string
  readonly discord: Sandbox
  readonly store: Store
  readonly ledger: Ledger
}

/** Whether a message is the card of a game in play. */
export function isCard(message: SeenMessage): boolean {
  return !message.ephemeral && buttonsOf(message).some(({ label }) => label === 'My choices & hand')
}

/**
 * Checks that all promises hold in a room. No acknowledged answer is lost, and none was taken twice. One card stands
 * there, as the last message. No line appears in two messages, and no message twice. Throws otherwise.
 */
export async function lookAt(where: Room): Promise<void> {
  const { discord, store, room } = where
  const id = (await discord.as('Ann').channels()).find(({ name }) => name === room)?.id ?? ''
  const tables = (await store.records.list({})).filter((one) => one.room === id)
  await lookAtAnswers(where, tables)
  const messages = (await discord.as('Dai').messages(room)).filter(({ ephemeral }) => !ephemeral)
  const playing = tables.find(({ status }) => status === 'playing')
  const cards = messages.filter(isCard)
  if (cards.length !== (playing ? 1 : 0)) throw new Error(`${cards.length} cards stand in #${room}`)
  if (playing) {
    const shown = await readCardProjection(store, playing.id)
    if (shown?.posting !== false || shown.message !== cards[0]?.id) throw new Error(`the card in #${room} is not known`)
    await lookAtHands(where, playing)
  }
  await lookAtLines(where, messages)
}

/** Each player has given at least as many answers as were acknowledged to them, and at most as many as they tried. */
async function lookAtAnswers({ store, room, discord, ledger }: Room, tables: readonly TableRecord[]): Promise<void> {
  const logs = await Promise.all(tables.map(({ id }) => store.log.entries(id)))
  for (const { id, name } of await discord.people()) {
    const { tried, taken } = ledger.countOf(name, room)
    const kept = logs.flat().filter(({ kind, by }) => kind === 'answer' && by === id).length
    if (kept < taken) throw new Error(`an answer of ${name} in #${room} is lost: ${taken} acknowledged, ${kept} kept`)
    if (kept > tried) throw new Error(`an answer of ${name} in #${room} was taken twice: ${tried} tried, ${kept} kept`)
  }
}

/** Each message tells lines that no earlier message has told. */
async function lookAtLines({ store, room }: Room, messages: readonly SeenMessage[]): Promise<void> {
  const upTo = new Map<string, number>()
  for (const message of messages) {
    const memo = await store.notes.memo(`told ${message.id}`)
    if (memo === undefined) continue
    const told = JSON.parse(memo) as { table: string; after: number; upTo: number | null }
    const before = upTo.get(told.table) ?? 0
    if (told.after < before) throw new Error(`lines ${told.after + 1} to ${before} are told twice in #${room}`)
    upTo.set(told.table, told.upTo ?? told.after)
  }
  const texts = messages.filter((one) => !isCard(one)).map((one) => `${one.author['id'] as string} ${textOf(one)}`)
  const twice = texts.find((text, index) => texts.indexOf(text) !== index)
  if (twice !== undefined) throw new Error(`a message stands twice in #${room}: ${twice.slice(0, 200)}`)
}

/** Each player has one hand per table, and the store knows it. */
async function lookAtHands({ discord, store, room }: Room, { id, seats }: TableRecord): Promise<void> {
  const people = await discord.people()
  for (const { user } of seats) {
    const hand = user === null ? undefined : await readProjection(store, id, 'hand', user)
    const name = people.find((one) => one.id === user)?.name
    if (!hand?.message || hand.posting || name === undefined) continue
    const messages = await discord.as(name).messages('dm')
    const own = messages.find((message) => message.id === hand.message)
    if (!own) throw new Error(`the hand of ${name} in #${room} is gone`)
    const same = messages.filter((message) => textOf(message) === textOf(own))
    if (same.length > 1) throw new Error(`the hand of ${name} in #${room} stands twice`)
  }
}
