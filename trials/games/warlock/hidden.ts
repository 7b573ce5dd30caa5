import { chanceFrom, shuffle, type Seat } from '../../../src/engine/index.ts'
import { isSupplies, isSword } from '../../../src/games/warlock/data/components.ts'
import { NUMBERS, TREASURE_IDS, type TreasureId } from '../../../src/games/warlock/data/ids.ts'
import { isKnownToAll } from '../../../src/games/warlock/state/knowledge.ts'
import { notebookOf, type Cell, type Holder } from '../../../src/games/warlock/state/notebook.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'

/** Another deal that a viewer cannot tell from this one: other Key cards, other faces of Treasure cards. */
export function shuffleHidden(game: Warlock, viewer: Seat | null): void {
  if (game.phase === 'over') return
  shuffleKeyCards(game, viewer)
  relabelTreasures(game, viewer)
}

/** Where every number is, by number. */
type Deal = ReadonlyMap<number, Holder>

function dealOf(game: Warlock): Deal {
  const hands = game.players.flatMap(({ keyCards }, seat) => keyCards.map((number) => [number, seat] as const))
  return new Map<number, Holder>([...hands, ...game.chest.map((number) => [number, 'chest'] as const)])
}

/** Deals the numbers anew among the same places until nothing contradicts what the viewer has seen or heard. */
export function shuffleKeyCards(game: Warlock, viewer: Seat | null): void {
  const old = dealOf(game)
  if (old.size === 0) return
  const luck = { chance: chanceFrom(JSON.stringify([game.chance, viewer])) }
  const cells =
    viewer === null ? [] : notebookOf(game.players.length, viewer, game.players[viewer]?.sightings ?? []).cells
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const numbers = shuffle(luck, [...old.keys()])
    const deal: Deal = new Map([...old.values()].map((holder, at) => [numbers[at] as number, holder]))
    const isOther = NUMBERS.some((number) => deal.get(number) !== old.get(number))
    if (isOther && cells.every((cell) => agrees(cell, deal)) && soundsAlike(game, old, deal)) return redeal(game, deal)
  }
}

function agrees({ number, holder, proof }: Cell, deal: Deal): boolean {
  return proof === 'open' || (deal.get(number) === holder) === (proof === 'here')
}

/** What everybody heard: the open lock, and how many numbers were wrong at the chest. */
function soundsAlike(game: Warlock, old: Deal, deal: Deal): boolean {
  const wrong = (numbers: readonly number[], of: Deal) => numbers.filter((number) => of.get(number) !== 'chest').length
  const failures = game.players.flatMap(({ sightings }) =>
    sightings.flatMap((one) => (one.kind === 'chest' ? [one] : [])),
  )
  const isOpen = game.openLock === null || deal.get(game.openLock) === 'chest'
  return isOpen && failures.every(({ numbers }) => wrong(numbers, old) === wrong(numbers, deal))
}

function redeal(game: Warlock, deal: Deal): void {
  const of = (holder: Holder) => [...deal].filter(([, one]) => one === holder).map(([number]) => number)
  const beneath = of('chest')
  game.chest =
    game.openLock === null ? beneath : [game.openLock, ...beneath.filter((number) => number !== game.openLock)]
  for (const [seat, player] of game.players.entries()) {
    const own = of(seat)
    const isSame = own.length === player.keyCards.length && own.every((number) => player.keyCards.includes(number))
    if (!isSame) player.keyCards = own
  }
}

/** Treasure cards whose faces the viewer does not know change names among their like, wherever they lie. */
export function relabelTreasures(game: Warlock, viewer: Seat | null): void {
  const luck = { chance: chanceFrom(JSON.stringify([game.chance, viewer, 'treasure'])) }
  const names = new Map<TreasureId, TreasureId>()
  for (const isLike of [isSword, isSupplies, (card: TreasureId) => !isSword(card) && !isSupplies(card)]) {
    const hidden = TREASURE_IDS.filter((card) => isLike(card) && isHiddenFrom(game, viewer, card))
    for (const [at, card] of shuffle(luck, [...hidden]).entries()) names.set(hidden[at] as TreasureId, card)
  }
  const rename = (cards: readonly TreasureId[]) => cards.map((card) => names.get(card) ?? card)
  for (const { adventurer } of game.players) {
    if (!adventurer) continue
    adventurer.treasures = rename(adventurer.treasures)
    if (adventurer.sword !== null) adventurer.sword = names.get(adventurer.sword as TreasureId) ?? adventurer.sword
  }
  for (const room of Object.values(game.rooms)) room.pile = rename(room.pile)
  for (const space of Object.keys(game.discarded)) game.discarded[space] = rename(game.discarded[space] ?? [])
  for (const cache of game.caches) cache.cards = rename(cache.cards)
  const known = { ...game.knownTo }
  for (const [from, to] of names) game.knownTo[to] = known[from]
}

function isHiddenFrom(game: Warlock, viewer: Seat | null, card: TreasureId): boolean {
  if (game.gone.treasures.includes(card)) return false
  return viewer === null ? !isKnownToAll(game, card) : !game.knownTo[card].includes(viewer)
}
