import type { Asked, Names } from '../../../engine/index.ts'
import { joined } from '../../../language/index.ts'
import { battleIn, otherIn } from '../view/about.ts'
import { adventurerOf, monstersNow } from '../view/reading.ts'
import type { WarlockView } from '../view/view.ts'
import { monsterId } from './names.ts'
import { say } from './say.ts'

/** Parts of prompts. */

export type Prompt = (asked: Asked, view: WarlockView, names: Names) => string

/** "The **Ogre** has 6 Stamina left. You have 12." */
export function standing(asked: Asked, view: WarlockView, names: Names): string {
  const battle = battleIn(asked)
  if (!battle) return ''
  const { foe, current, stamina } = battle
  const own = adventurerOf(view, asked.seat)?.stamina.now ?? 0
  if (foe === null) {
    const rival = otherIn(battle, asked.seat) ?? battle.seat
    return say('standing-rival', { rival: names(rival), left: adventurerOf(view, rival)?.stamina.now ?? 0, own })
  }
  const left = stamina[current] ?? 0
  const monsters = monstersNow(view, foe)
  if (monsters.length < 2) return say('standing-foe', { foe: `foe-${foe}`, left, own })
  const monster = monsterId(foe, monsters[current]?.id ?? null)
  return say('standing-monster', { monster, left, own, more: stamina.length - current - 1 })
}

export const inBattle =
  (question: 'ask-sword' | 'ask-declare' | 'ask-luck' | 'ask-between'): Prompt =>
  (asked, view, names) =>
    joined(' ', standing(asked, view, names), say(question))

/** All players who might have a card are asked (WAR-22.9). The prompt tells a player without one. */
export function useQuestion(
  asked: Asked,
  view: WarlockView,
  question: 'ask-twine' | 'ask-card-first' | 'ask-card-or-roll',
): string {
  const isAlone = view.viewer === asked.seat && asked.offers.length === 1
  return say(isAlone ? 'nothing-helps' : question)
}
