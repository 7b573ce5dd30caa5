import type { Asked, Names } from '../../../engine/index.ts'
import { bold } from '../../../language/index.ts'
import { battleIn, otherIn, type BattleAbout } from '../view/about.ts'
import { adventurerOf, monstersNow } from '../view/reading.ts'
import type { WarlockView } from '../view/view.ts'
import { foe } from './names.ts'

/** Parts of prompts. */

export type Prompt = (asked: Asked, view: WarlockView, names: Names) => string

/** "the **Ogre** has 6 Stamina, you 12." */
export function standing(asked: Asked, view: WarlockView, names: Names): string {
  const battle = battleIn(asked)
  if (!battle) return ''
  const own = adventurerOf(view, asked.seat)?.stamina.now ?? 0
  if (battle.foe !== null) {
    const left = battle.stamina[battle.current] ?? 0
    const more = battle.stamina.length - battle.current - 1
    return `${foeNow(view, battle)} has ${left} Stamina${more > 0 ? `, and ${more} more behind` : ''}; you have ${own}.`
  }
  const other = otherIn(battle, asked.seat)
  const theirs = other === null ? 0 : (adventurerOf(view, other)?.stamina.now ?? 0)
  return `${other === null ? 'Your rival' : names(other)} has ${theirs} Stamina; you have ${own}.`
}

function foeNow(view: WarlockView, { foe: id, current }: BattleAbout): string {
  const monsters = id === null ? [] : monstersNow(view, id)
  const name = monsters.length > 1 ? monsters[current]?.name : undefined
  return name === undefined
    ? id === null
      ? 'It'
      : foe(id).replace(/^the/, 'The')
    : `The ${bold(name.replaceAll("'", '’'))}`
}

export const inBattle =
  (question: string): Prompt =>
  (asked, view, names) =>
    [standing(asked, view, names), question].filter((text) => text !== '').join(' ')

/** All players who might have a card are asked (WAR-22.9). The prompt tells a player without one. */
export function useQuestion(asked: Asked, view: WarlockView, question: string): string {
  const isAlone = view.viewer === asked.seat && asked.offers.length === 1
  return isAlone ? 'You carry nothing that helps, and nobody must know: I go on for you in a moment.' : question
}
