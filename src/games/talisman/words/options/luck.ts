import { fieldsOf } from '../../../../engine/index.ts'
import { hintOf, percentages } from '../../../../language/index.ts'
import type { TableId } from '../../data/ids.ts'
import { rolledOdds } from '../../view/odds.ts'
import { deathOdds } from '../../view/ordeals.ts'
import { ownFightIn, selfIn } from '../../view/reading.ts'
import type { AboutByVerb } from '../../view/verbs.ts'
import { deathTold, fightTold, passageTold, tableTold, type Told } from '../odds.ts'
import type { Saw } from '../people.ts'
import { say } from '../say.ts'
import { hinted, type TalismanLabeller } from './labeller.ts'

/** A token of luck: what comes of the roll that lies, and of another (TAL-OPT.15). */

export const luckSpend: TalismanLabeller = ({ key }, view, _names, about) => {
  const isAgain = key === 'again'
  const { label, hint: plain = '' } = isAgain ? hinted('roll-again') : { label: say('keep-roll') }
  const { hint = '', ...figures } = rollTold(view, fieldsOf(about) as Partial<AboutByVerb['luck.spend']>, isAgain)
  return { label, hint: hintOf(hint, plain), ...figures }
}

function rollTold(view: Saw, { of, by = null, dice = [] }: Partial<AboutByVerb['luck.spend']>, isAgain: boolean): Told {
  const me = selfIn(view)
  switch (of) {
    case 'fight':
      return inFight(view, isAgain ? null : Math.max(...dice), isAgain)
    case 'death':
      return deathTold(deathOdds(isAgain ? null : dice.reduce((sum, one) => sum + one, 0)))
    case 'table':
      return isAgain ? tableTold(by as TableId) : {}
    case 'passage':
      return isAgain && me ? passageTold(me, me.space) : {}
    default:
      return {}
  }
}

function inFight(view: Saw, best: number | null, isAgain: boolean): Told {
  const own = ownFightIn(view)
  if (!own) return {}
  const { matter, seat } = own
  const { win, lose } = rolledOdds(view, matter, seat, best)
  const [lost = 0, won = 0] = percentages([lose, win, 1 - win - lose])
  return { ...fightTold({ win, lose }), hint: say(isAgain ? 'odds-again' : 'odds-keep', { lose: lost, win: won }) }
}
