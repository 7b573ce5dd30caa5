import type { Asked, Names } from '../../../engine/index.ts'
import { joined, listOf } from '../../../language/index.ts'
import { isCard, OBJECT_LIMIT, spellOf } from '../data/components.ts'
import type { TableId } from '../data/ids.ts'
import { totalPoints } from '../data/trophies.ts'
import { roleAt, keyParts, argsOf, attackIn, fightIn, castingIn } from '../view/reading.ts'
import { aboutOf } from '../view/verbs.ts'
import { aimOf } from './chronicle/spells.ts'
import { rowText } from './chronicle/table.ts'
import { cardId, causeNamed, foesNamed, goodsNamed, personNamed, questText } from './names.ts'
import { scoresText } from './odds.ts'
import type { Saw } from './people.ts'
import { say } from './say.ts'

/** Prompts that depend on more than the verb. */
export type Prompt = (asked: Asked, view: Saw, names: Names) => string

// Moving

export const moveHow: Prompt = (asked, view) => {
  const me = roleAt(view, asked.seat)
  if (me?.raft) return say('ask-move-how-raft')
  return say(me?.offer ? 'ask-move-how-offer' : 'ask-move-how')
}

export const moveTo: Prompt = (asked, view) => {
  const { rolled } = view.turn
  const first = asked.offers.find(({ key }) => key.startsWith('space:'))
  const left = (first && argsOf(first).path?.length) ?? rolled
  if (rolled === null) return say('ask-move-step')
  return left === null || left >= rolled
    ? say('ask-move-rolled', { rolled })
    : say('ask-move-over-bridge', { left, rolled })
}

export const moveInner: Prompt = (asked, view) => {
  const unfinished = roleAt(view, asked.seat)?.unfinished
  switch (unfinished?.kind) {
    case 'werewolf':
      return say('ask-inner-werewolf', { strength: unfinished.strength })
    case 'pitfiends':
      return say('ask-inner-pitfiends', { left: unfinished.left })
    case 'death':
      return say('ask-inner-death')
    default:
      return say('ask-inner')
  }
}

// Encounters

export const encounterDo: Prompt = (asked, view) => {
  if (view.turn.encountered) return say('ask-encounter-more')
  const { space } = roleAt(view, asked.seat) ?? {}
  return say(space === 'crown-of-command' ? 'ask-encounter-crown' : 'ask-encounter')
}

export const cardNext: Prompt = ({ offers }) =>
  say(offers.some((offer) => keyParts(offer)[0] === 'take') ? 'ask-card-take' : 'ask-card')

export const characterDo: Prompt = ({ offers: [first] }, _view, names) => {
  const seat = first && argsOf(first).seat
  return seat === undefined ? say('ask-deed') : say('ask-deed-to', { victim: names(seat) })
}

export const lootTake: Prompt = (asked, _view, names) =>
  say('ask-loot', { victim: names(aboutOf(asked, 'loot.take').victim) })

export const lootFollower: Prompt = (asked, _view, names) =>
  say('ask-loot-follower', { victim: names(aboutOf(asked, 'loot.follower').victim) })

export const lootDead: Prompt = (asked, _view, names) =>
  say('ask-loot-dead', { victim: names(aboutOf(asked, 'loot.dead').victim) })

export const crownSubmit: Prompt = (_asked, view, names) => say('ask-crown', { who: names(view.active) })

export const ghoulRaise: Prompt = (asked) => say('ask-raise', { card: cardId(aboutOf(asked, 'ghoul.raise').card) })

// Characters, trophies, things and luck

export const setupCharacter: Prompt = (_asked, { options }) =>
  say(options['character-selection'] === 'choose' ? 'ask-character' : 'ask-character-dealt')

export const trophiesExchange: Prompt = ({ offers }, { options }) => {
  const isCraft = offers.some((offer) => keyParts(offer)[0] === 'craft')
  return say(isCraft ? 'ask-exchange-craft' : 'ask-exchange', { rate: options['trophy-rate'] })
}

export const trophiesChoose: Prompt = (asked, { options }) => {
  const { stat, cards } = aboutOf(asked, 'trophies.choose')
  return say('ask-trophies', { stat, rate: options['trophy-rate'], points: totalPoints(cards, stat) })
}

export const thingsDrop: Prompt = (asked, view) =>
  say('ask-drop', { limit: roleAt(view, asked.seat)?.objectLimit ?? OBJECT_LIMIT })

export const luckSpend: Prompt = (asked, view) => {
  const { dice: rolled, of: why, by, fails } = aboutOf(asked, 'luck.spend')
  const dice = listOf(rolled.map(String))
  const total = rolled.reduce((sum, one) => sum + one, 0)
  return joined(
    ' ',
    by !== null && isCard(by) ? say('ask-luck-for', { dice, card: cardId(by) }) : say('ask-luck', { dice, why }),
    why === 'table' && by !== null ? say('ask-luck-row', { row: rowText(by as TableId, total) }) : '',
    fails === null ? '' : say(fails ? 'ask-luck-fails' : 'ask-luck-works'),
    say('ask-luck-left', { left: roleAt(view, asked.seat)?.luck ?? 0 }),
  )
}

// Spaces and trade

export const spaceRoll: Prompt = (asked, view) => say('ask-roll', { space: roleAt(view, asked.seat)?.space ?? '' })

export const shopBuy: Prompt = (asked, view) => {
  const { shop } = aboutOf(asked, 'shop.buy')
  return say('ask-shop', { shop: `shop-${shop}`, gold: roleAt(view, asked.seat)?.gold ?? 0 })
}

export const instructionChoose: Prompt = (asked) => say('ask-instruction', aboutOf(asked, 'instruction.choose'))

export const tableAddOne: Prompt = (asked) => {
  const { table, total } = aboutOf(asked, 'table.add-one')
  const [row, more] = [rowText(table, total), rowText(table, total + 1)]
  return say('ask-add-one', { table: `table-${table}`, total, row, more })
}

export const wishChoose: Prompt = (asked) => say('ask-wish', { card: cardId(aboutOf(asked, 'wish.choose').card) })

export const questPay: Prompt = (asked) => say('ask-quest-pay', { quest: questText(aboutOf(asked, 'quest.pay').quest) })

export const vampireGive: Prompt = (asked) => say('ask-vampire', { left: aboutOf(asked, 'vampire.give').left })

export const druidAlign: Prompt = (asked, view) => {
  const { alignment = 'neutral' } = roleAt(view, asked.seat) ?? {}
  return say('ask-align', { cause: causeNamed(aboutOf(asked, 'druid.align').by), alignment: `alignment-${alignment}` })
}

export const tradeDeal: Prompt = (asked, _view, names) => {
  const { to, gives, gets } = aboutOf(asked, 'trade.deal')
  return say('ask-deal', { rival: names(to), gives: goodsNamed(gives), gets: goodsNamed(gets) })
}

export const tradeAnswer: Prompt = (asked, _view, names) => {
  const { from, gives, gets } = aboutOf(asked, 'trade.answer')
  return say('ask-deal-answer', { rival: names(from), gives: goodsNamed(gives), gets: goodsNamed(gets) })
}

// Windows

/** A window: the event, and the question whether to react. */
export function windowAct(asked: Asked, view: Saw, names: Names): string {
  const { window, seat, loss } = aboutOf(asked, 'window.act')
  if (view.viewer === asked.seat && view.aiming) return say('ask-aim')
  switch (window) {
    case 'w-start':
      return toOneOrOther('ask-start', seat, asked, names)
    case 'w-land':
      return toOneOrOther('ask-land', seat, asked, names)
    case 'w-end':
      return toOneOrOther('ask-end', seat, asked, names)
    case 'w-attack':
      return attackPrompt(asked, view, names)
    case 'w-combat':
      return fightPrompt(asked, view, names)
    case 'w-loss':
      return toOneOrOther(loss === null ? 'ask-lose-life' : LOSSES[loss], seat, asked, names)
    case 'w-cast':
      return castPrompt(view, names)
  }
}

const LOSSES = { life: 'ask-lose-life', follower: 'ask-lose-follower', enemies: 'ask-kill' } as const

type Event = 'ask-start' | 'ask-land' | 'ask-end' | 'ask-evade' | 'ask-calm' | (typeof LOSSES)[keyof typeof LOSSES]

/** To the player whose matter it is, or to another one. */
function toOneOrOther(event: Event, seat: number, asked: Asked, names: Names): string {
  return seat === asked.seat ? say(event) : say(`${event}-other`, { who: names(seat) })
}

function attackPrompt(asked: Asked, view: Saw, names: Names): string {
  const { seat } = aboutOf(asked, 'window.act')
  const matter = attackIn(view)
  if (!matter) return toOneOrOther('ask-evade', seat, asked, names)
  const who = names(seat)
  const isMine = matter.seat === asked.seat
  if (matter.by !== null) {
    const tries = matter.fight === 'ability' ? 'ask-tried-by' : 'ask-attacked-by'
    const rival = names(matter.by)
    return isMine ? say(tries, { rival }) : say(`${tries}-other`, { rival, who })
  }
  const foes = foesNamed(matter.foes)
  if (matter.fight === 'meeting') return isMine ? say('ask-met', { foes }) : say('ask-met-other', { foes, who })
  const me = roleAt(view, matter.seat)
  if (matter.foes.length === 0 || !me) return toOneOrOther('ask-calm', matter.seat, asked, names)
  const attacked = { foes, count: matter.foes.length, scores: scoresText(matter.foes, view, me, isMine) }
  return isMine ? say('ask-attacked', attacked) : say('ask-attacked-other', { ...attacked, who })
}

function fightPrompt(asked: Asked, view: Saw, names: Names): string {
  const fight = fightIn(view)
  if (!fight) return say('ask-fight')
  const { seat, against, foes, ours, theirs } = fight
  const who = names(seat)
  const other = against === null ? foesNamed(foes) : personNamed(names(against))
  if (asked.seat === seat) return say('ask-fight-yours', { own: ours.total, other, theirs: theirs.total })
  if (asked.seat === against)
    return say('ask-fight-yours', { own: theirs.total, other: personNamed(who), theirs: ours.total })
  return say('ask-fight-other', { who, ours: ours.total, other, theirs: theirs.total })
}

function castPrompt(view: Saw, names: Names): string {
  const casting = castingIn(view)
  if (!casting) return say('ask-cast')
  const who = names(casting.by)
  if (casting.spell === null) return say('ask-cast-command', { who })
  const { id } = spellOf(casting.spell)
  const cast = { who, spell: `spell-${id}` }
  const aim = aimOf(casting.target, casting.by, names)
  if (aim === null) return say('ask-cast-spell', cast)
  if (aim.loot !== undefined) return say('ask-cast-for', { ...cast, target: aim.target, loot: aim.loot })
  return say(id === 'teleport' ? 'ask-cast-to' : 'ask-cast-on', { ...cast, target: aim.target })
}
