import type { Label } from '../../../engine/index.ts'
import { hintOf, percentage, percentages } from '../../../language/index.ts'
import { spaceOf } from '../data/components.ts'
import type { SpaceId, TableId } from '../data/ids.ts'
import {
  chanceOfAtMost,
  drawOdds,
  foesOdds,
  lyingOdds,
  mightInView,
  ownMight,
  passageOf,
  tableOdds,
  type DrawOdds,
  type Odds,
} from '../view/odds.ts'
import { chasmOdds, DEATH_ODDS, pitfiendOdds, sparedIn, vampireTakesLives, werewolfOdds } from '../view/ordeals.ts'
import type { CharacterView } from '../view/view.ts'
import type { Saw } from './people.ts'
import { say } from './say.ts'

/** What a choice risks, in a few words. */

/** What a label says of its odds. */
export type Told = Pick<Label, 'hint' | 'chance' | 'figures'>

/** "Lose 8%, win 83%." */
export function oddsText({ win, lose }: Odds): string {
  const [lost, won] = percentages([lose, win, 1 - win - lose])
  return say('odds', { win: won ?? 0, lose: lost ?? 0 })
}

/** The odds of a fight, with their figures. */
export function fightTold(odds: Odds, ...more: readonly string[]): Required<Told> {
  const { win, lose } = odds
  return { hint: hintOf(oddsText(odds), ...more), chance: win, figures: { 'fight-lost': lose, 'fight-won': win } }
}

/** "Lose 8%, win 83%. Strength 5 against your 7." */
export function againstLabel(foes: readonly string[], view: Saw, me: CharacterView): Required<Told> {
  const { kind, might } = mightInView(view, foes, me.space)
  const scores = say('odds-scores-yours', { fight: kind, theirs: might, own: ownMight(me, kind) })
  return fightTold(foesOdds(view, me, foes, me.space), say('odds-against', { scores }))
}

/** "With it: lose 8%, win 83%.": the odds of a fight with something that would change them. */
export function withTold({ win, lose }: Odds, ...more: readonly string[]): Required<Told> {
  const [lost, won] = percentages([lose, win, 1 - win - lose])
  return { ...fightTold({ win, lose }), hint: hintOf(say('odds-with', { win: won ?? 0, lose: lost ?? 0 }), ...more) }
}

/** A roll on a table, by what its rows are worth: "Harm 50%, gain 17%." */
export function tableTold(table: TableId): Required<Told> {
  const { harm, gain } = tableOdds(table)
  const hint = say('odds-table', { harm: percentage(harm), gain: percentage(gain) })
  return { hint, chance: 1 - harm, figures: { 'table-harm': harm, 'table-gain': gain } }
}

/** What lies in wait on a space: the fight with those who lie there, a draw, a roll. */
export function landingTold(view: Saw, me: CharacterView | null, space: SpaceId): Told {
  if (!me) return {}
  const lying = lyingOdds(view, me, space)
  if (lying) return fightTold(lying)
  const draw = drawOdds(view, me, space)
  if (draw) return drawTold(draw)
  const { type, table } = spaceOf(space).instruction
  if (type === 'chasm') return chasmTold(me)
  return type === 'table' && table !== undefined && sparedIn(me, space) === null ? tableTold(table) : {}
}

/** "33% to fall and lose a Life, 56% to lose a Follower." */
function chasmTold(me: CharacterView): Told {
  const { fall, follower } = chasmOdds(me)
  if (fall === 0 && follower === 0) return {}
  const who = follower === 0 ? 'himself' : fall === 0 ? 'followers' : 'all'
  const hint = say('odds-chasm', { who, fall: percentage(fall), follower: percentage(follower) })
  return { hint, figures: { ...(fall > 0 && { fell: fall }), ...(follower > 0 && { 'follower-fell': follower }) } }
}

/** What a space of the Inner Region does to a Character who enters it, or stays to finish there. */
export function ordealTold(view: Saw, me: CharacterView, space: SpaceId, stays: boolean): Told {
  switch (spaceOf(space).instruction.type) {
    case 'exit':
      return passageTold(me, space)
    case 'death':
      return deathTold(DEATH_ODDS)
    case 'werewolf':
      return fightTold(werewolfOdds(me, stays))
    case 'pits': {
      const { win, lose } = pitfiendOdds(view, me, stays)
      const hint = say('odds-pits', { lose: percentage(lose), win: percentage(win) })
      return { hint, chance: win, figures: { 'pits-lost': lose, 'pits-won': win } }
    }
    case 'vampire': {
      const lives = vampireTakesLives(me)
      return { hint: say('odds-vampire', { lives: percentage(lives) }), figures: { 'vampire-lives': lives } }
    }
    default:
      return {}
  }
}

/** "44% to lose a Life, 44% to get past Death." */
export function deathTold({ win, lose }: Odds): Required<Told> {
  const hint = say('odds-death', { lose: percentage(lose), win: percentage(win) })
  return { hint, chance: win, figures: { 'death-lost': lose, 'death-won': win } }
}

/** The Crypt and the Mines. */
export function passageTold(me: CharacterView, space: SpaceId): Told {
  const { dice, most } = passageOf(me, space)
  const chance = chanceOfAtMost(dice, most)
  const stat = spaceOf(space).instruction.stat === 'craft' ? 'craft' : 'strength'
  const hint = say('hint-passage', { stat, dice, score: most, fails: percentage(1 - chance) })
  return { hint, chance, figures: { 'thrown-out': 1 - chance } }
}

function drawTold({ lose, enemy, cards }: DrawOdds): Told {
  const met = percentage(enemy)
  if (lose === null) return { hint: say('odds-draw-many', { enemy: met, cards }), figures: { 'draw-enemy': enemy } }
  const hint = say('odds-draw', { lose: percentage(lose), enemy: met })
  return { hint, figures: { 'draw-lost': lose, 'draw-enemy': enemy } }
}

/** "Strength 4 against your 5". */
export function scoresText(foes: readonly string[], view: Saw, me: CharacterView, isMine: boolean): string {
  const { kind, might } = mightInView(view, foes, me.space)
  return say(isMine ? 'odds-scores-yours' : 'odds-scores', { fight: kind, theirs: might, own: ownMight(me, kind) })
}

/** "Fails 42%: 7 or less on 2 dice opens it." */
export function atMostTold({ dice, most }: { readonly dice: number; readonly most: number }): Required<Told> {
  const chance = chanceOfAtMost(dice, most)
  return {
    hint: say('odds-at-most', { dice, most, fails: percentage(1 - chance) }),
    chance,
    figures: { failed: 1 - chance, passed: chance },
  }
}
