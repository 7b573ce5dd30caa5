import type { Label } from '../../../engine/index.ts'
import { percentage, percentages } from '../../../language/index.ts'
import { chanceOfAtMost, creatureOdds, mightInView, ownMight, type FightKind, type Odds } from '../view/odds.ts'
import type { CharacterView } from '../view/view.ts'
import type { Saw } from './people.ts'
import { say } from './say.ts'

/** What a choice risks, in a few words. */

/** "Win 83%, lose 8%." */
export function oddsText({ win, lose }: Odds): string {
  const [won, lost] = percentages([win, lose, 1 - win - lose])
  return say('odds', { win: won ?? 0, lose: lost ?? 0 })
}

/** "Strength 5 against your 7. Win 83%, lose 8%.", and the chance to win. */
export function againstLabel(foes: readonly string[], view: Saw, me: CharacterView): Pick<Label, 'hint' | 'chance'> {
  const { kind, might } = mightInView(view, foes, me.space)
  return { hint: againstFigure(me, kind, might), chance: creatureOdds(me, kind, might).win }
}

/** The same against a creature of that Strength or Craft. */
export function againstFigure(me: CharacterView, fight: FightKind, theirs: number): string {
  const scores = say('odds-scores-yours', { fight, theirs, own: ownMight(me, fight) })
  return say('odds-against', { scores, odds: oddsText(creatureOdds(me, fight, theirs)) })
}

/** "Strength 4 against your 5". */
export function scoresText(foes: readonly string[], view: Saw, me: CharacterView, isMine: boolean): string {
  const { kind, might } = mightInView(view, foes, me.space)
  return say(isMine ? 'odds-scores-yours' : 'odds-scores', { fight: kind, theirs: might, own: ownMight(me, kind) })
}

/** "7 or less on 2 dice: 58%." */
export function atMostText({ dice, most }: { readonly dice: number; readonly most: number }): string {
  return say('odds-at-most', { dice, most, chance: percentage(chanceOfAtMost(dice, most)) })
}
