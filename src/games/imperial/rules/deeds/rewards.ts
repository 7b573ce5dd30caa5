import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { MEDITATION, type Reward } from '../../data/components.ts'
import type { RewardType, SpellId } from '../../data/ids.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { ask } from './asking.ts'
import { healWholeParty } from './harm.ts'
import { drawClue, drawTreasure, drawWeapon, gainSpell, hasFreeSpellSlot, spellsAvailableTo } from './pools.ts'
import { takeVessel, vesselAvailable } from './vessels.ts'

/** What a creature or a delivery brings: its parts one after another, each completely before the next (IMP-0.12). */
const ORDER: readonly RewardType[] = ['treasure', 'weapon', 'clue', 'vessel', 'spell', 'cure-all']

interface Circumstances {
  /** About to be Lost at Sea: no boat can be taken (IMP-8.21). */
  readonly sinking?: boolean
}

/** Draws a reward. Whether all Imperial Treasures are found is for the caller to ask afterwards (IMP-16.2). */
export function* drawReward(
  game: Imperial,
  seat: Seat,
  reward: readonly Reward[],
  from: string,
  { sinking = false }: Circumstances = {},
): Play {
  for (const type of ORDER) {
    for (const part of reward.filter((one) => one.type === type)) {
      for (let i = 0; i < part.n; i += 1) yield* drawPart(game, seat, type, from, sinking)
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

/** Beaten Pirates leave a boat to whoever has no vessel (IMP-10.1). Default: take it. */
function* maybeTakeBoat(game: Imperial, seat: Seat): Play {
  if (characterAt(game, seat).vessel || !vesselAvailable(game, 'boat')) return
  const answer = yield* ask(seat, 'pirates.boat', () => [option('take'), option('decline')])
  if (answer === 'take') takeVessel(game, seat, 'boat')
}

/** Takes an available spell he does not hold, if a slot is free (IMP-12.2). Says whether there was one. */
export function* giftOfSpell(game: Imperial, seat: Seat): Play<boolean> {
  if (!hasFreeSpellSlot(game, seat) || spellsAvailableTo(game, seat).length === 0) return false
  const offers = (): Option<SpellId>[] => spellsAvailableTo(game, seat).map((spell) => option(spell, {}, spell))
  const spell = yield* ask(seat, 'gift.spell', offers, { otherwise: hardestSpell })
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
