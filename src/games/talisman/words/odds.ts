import { percent } from '../../../language/index.ts'
import { chanceOfAtMost, creatureOdds, mightInView, ownMight, type FightKind, type Odds } from '../view/odds.ts'
import type { CharacterView } from '../view/view.ts'
import type { Saw } from './people.ts'

/** What a choice risks, in a few words. */

export function oddsText({ win, lose }: Odds): string {
  return `win ${percent(win)}, lose ${percent(lose)}`
}

export function statName(kind: FightKind): string {
  return kind === 'psychic' ? 'Craft' : 'Strength'
}

/** "Strength 5 against your 7: win 83 %, lose 8 %". */
export function againstText(foes: readonly string[], view: Saw, me: CharacterView): string {
  const { kind, might } = mightInView(view, foes, me.space)
  return `${scoresText(foes, view, me, true)}: ${oddsText(creatureOdds(me, kind, might))}`
}

/** "Strength 4 against your 5". */
export function scoresText(foes: readonly string[], view: Saw, me: CharacterView, isMine: boolean): string {
  const { kind, might } = mightInView(view, foes, me.space)
  return `${statName(kind)} ${might} against ${isMine ? 'your ' : ''}${ownMight(me, kind)}`
}

/** "2 dice, 7 or less: 58 %". */
export function atMostText({ dice, most }: { readonly dice: number; readonly most: number }): string {
  return `${dice === 1 ? '1 die' : `${dice} dice`}, ${most} or less: ${percent(chanceOfAtMost(dice, most))}`
}
