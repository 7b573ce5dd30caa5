import { below, pickOne, shuffle, type Lucky, type Seat } from '../../../../engine/index.ts'
import { treasureOf } from '../../data/components.ts'
import { NUMBERS } from '../../data/ids.ts'
import { keyNumbersOf, swordsOf } from '../../state/adventurer.ts'
import {
  maybeAdventurer,
  playerAt,
  type Adventurer,
  type Deal,
  type DealSide,
  type Named,
  type Warlock,
} from '../../state/state.ts'
import { numbersToName } from '../deeds/challenge.ts'

/** What others do in secret, in other worlds: which sword they hold, what they name at the chest and put into a deal. */
export function secretsAnew(game: Warlock, viewer: Seat | null, luck: Lucky): void {
  for (const seat of game.players.keys()) if (seat !== viewer) swordAnew(game, seat, luck)
  if (game.active !== viewer) turnAnew(game, luck)
  if (game.deal) dealAnew(game, game.deal, viewer, luck)
}

/** Outside a battle nobody sees which sword is in use, unless it is one that was shown (WAR-8.6). */
function swordAnew(game: Warlock, seat: Seat, luck: Lucky): void {
  const adventurer = maybeAdventurer(game, seat)
  if (!adventurer?.sword || game.battle) return
  const isSeen = (sword: string) => game.shown.some((card) => card === sword)
  if (isSeen(adventurer.sword)) return
  adventurer.sword = pickOne(
    luck,
    swordsOf(adventurer).filter((sword) => !isSeen(sword)),
  )
}

/** Whether he has changed his sword, and what he has named at the chest. */
function turnAnew(game: Warlock, luck: Lucky): void {
  const adventurer = maybeAdventurer(game, game.active)
  if (!adventurer) return
  const { turn } = game
  if (swordsOf(adventurer).length > 1) turn.swordChanged = below(luck, 2) === 0
  if (turn.named.length > 0) turn.named.splice(0, turn.named.length, ...namedAnew(game, adventurer, luck))
}

/** Some of the numbers he could name there, but not all that are wanted: then the chest were challenged. */
function namedAnew(game: Warlock, adventurer: Adventurer, luck: Lucky): Named[] {
  const held = keyNumbersOf(adventurer).filter((number) => number !== game.openLock)
  if (held.length < numbersToName(game)) return []
  const numbers = shuffle(luck, held).slice(0, below(luck, numbersToName(game)))
  return numbers.map((number) => {
    const cards = adventurer.treasures.filter((card) => treasureOf(card).keys.includes(number))
    return { number, card: pickOne(luck, cards) }
  })
}

// Deals

/** Whoever proposes it knows it; the other side does once it is proposed, but for a Key card still face-down (WAR-12.8). */
function dealAnew(game: Warlock, deal: Deal, viewer: Seat | null, luck: Lucky): void {
  if (viewer === deal.from) return
  const { gives } = deal
  if (gives.own) gives.ownCard = pickOne(luck, [null, ...playerAt(game, deal.from).keyCards])
  if (deal.proposed && viewer === deal.to) return
  sideAnew(game, deal.from, gives, luck)
  sideAnew(game, deal.to, deal.asks, luck)
}

/** As many things of every sort as it had. */
function sideAnew(game: Warlock, owner: Seat, side: DealSide, luck: Lucky): void {
  const adventurer = maybeAdventurer(game, owner)
  for (const what of ['gold', 'provisions'] as const) {
    if (side[what] > 0) side[what] = 1 + below(luck, Math.max(adventurer?.[what] ?? 0, 1))
  }
  for (const list of [side.keys, side.shows, side.answers]) {
    list.splice(0, list.length, ...shuffle<number>(luck, [...NUMBERS]).slice(0, list.length))
  }
}
