import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { MEDITATION, type Reward } from '../../data/components.ts'
import type { RewardType, SpellId } from '../../data/ids.ts'
import { characterAt, maybeCharacter, type Imperial } from '../../state/state.ts'
import { ask } from './asking.ts'
import { healWholeParty } from './harm.ts'
import { whileAsking, untilTheyLeave } from './matters.ts'
import { drawClue, drawTreasure, drawWeapon, gainSpell, hasFreeSpellSlot, spellsAvailableTo } from './pools.ts'
import { takeVessel, vesselAvailable } from './vessels.ts'

/** The reward of a creature or a delivery: its parts one after another, each completed before the next (IMP-0.12). */
const ORDER: readonly RewardType[] = ['treasure', 'weapon', 'clue', 'vessel', 'spell', 'cure-all']

/** A player who takes parts of a reward. */
interface Taker {
  readonly seat: Seat
  /** About to be Lost at Sea, so they cannot take a boat (IMP-8.21). */
  readonly sinking?: boolean
}

/**
 * Draws a reward: in company its parts go round among those who take them (IMP-17.14). The caller must check afterwards
 * whether all Imperial Treasures are found (IMP-16.2).
 */
export function* drawReward(
  game: Imperial,
  takers: readonly Taker[],
  reward: readonly Reward[],
  from: string,
  inCompany = false,
): Play {
  let taken = 0
  for (const type of ORDER) {
    for (const part of reward.filter((one) => one.type === type)) {
      for (let i = 0; i < part.n; i += 1) {
        const here = takers.filter(({ seat }) => maybeCharacter(game, seat) !== null)
        const taker = here[taken % here.length]
        if (!taker) return
        taken += 1
        const { seat, sinking = false } = taker
        const drawing: Play = drawPart(game, seat, type, from, sinking)
        if (!inCompany) yield* drawing
        else yield* untilTheyLeave(seat, whileAsking(game, seat, drawing))
      }
    }
  }
}

function* drawPart(game: Imperial, seat: Seat, type: RewardType, from: string, sinking: boolean): Play {
  switch (type) {
    case 'treasure':
      drawTreasure(game, seat, from)
      return
    case 'weapon':
      drawWeapon(game, seat, from)
      return
    case 'clue':
      yield* drawClue(game, seat, from)
      return
    case 'vessel':
      if (!sinking) yield* maybeTakeBoat(game, seat)
      return
    case 'spell':
      yield* giftOfSpell(game, seat)
      return
    case 'cure-all':
      healWholeParty(game, seat, from)
      return
  }
}

/** Beaten Pirates leave a boat to a character without a vessel (IMP-10.1). Default: take it. */
function* maybeTakeBoat(game: Imperial, seat: Seat): Play {
  if (characterAt(game, seat).vessel || !vesselAvailable(game, 'boat')) return
  const answer = yield* ask(seat, 'pirates.boat', () => [option('take'), option('decline')])
  if (answer === 'take') takeVessel(game, seat, 'boat')
}

/**
 * Takes an available spell the character does not hold, if a slot is free (IMP-12.2). Returns whether one was
 * available.
 */
export function* giftOfSpell(game: Imperial, seat: Seat): Play<boolean> {
  if (!hasFreeSpellSlot(game, seat) || spellsAvailableTo(game, seat).length === 0) return false
  const offers = (): Option<SpellId>[] => spellsAvailableTo(game, seat).map((spell) => option(spell, {}, spell))
  const spell = yield* ask(seat, 'gift.spell', offers, { default: hardestSpell })
  gainSpell(game, seat, spell)
  return true
}

/** The highest meditation target, then alphabetical (dec-gift-spell). */
function hardestSpell(offers: readonly Option<SpellId>[]): string {
  const target = ({ value }: Option<SpellId>) => MEDITATION.get(value)?.target ?? 0
  const [first] = [...offers].sort((a, b) => target(b) - target(a) || (a.key < b.key ? -1 : 1))
  if (!first) throw new Error('no spell to give')
  return first.key
}
