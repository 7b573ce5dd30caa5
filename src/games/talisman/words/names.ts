import { inPlain, nameList, nameWith } from '../../../language/index.ts'
import {
  kindIdOf,
  kindOf,
  KINDS,
  isCard,
  CREATURES,
  spellOf,
  SHOPS,
  TABLES,
  isAbility,
  type CardRow,
} from '../data/components.ts'
import { CROWN, PORTAL } from '../data/board.ts'
import { nameIdOf } from '../data/names.ts'
import type { Options } from '../data/options.ts'
import type {
  CardId,
  KindId,
  CreatureId,
  SpellCard,
  SpellId,
  CharacterId,
  QuestId,
  ShopId,
  TableId,
  SpaceId,
} from '../data/ids.ts'
import type { TalismanMessages } from './en/messages.ts'
import { say } from './say.ts'

/** Names of cards, creatures, Spells and people. */

// Cards

/** The id of the name of a card, for messages that name it in a form of their own. */
export function cardId(card: CardId): `card-${KindId}` {
  return `card-${kindIdOf(card)}`
}

export function kindName(kind: KindId): string {
  return say(`card-${kind}`)
}

export function cardText(card: CardId): string {
  return kindText(kindIdOf(card))
}

/** The printed text of a kind of card. */
export function kindText(kind: KindId): string {
  return say(`print-card-${kind}`)
}

type ThingName = `card-${KindId}` | `creature-${CreatureId}`

/** "the **Wolf** and 2 **Lemures**", for an argument of a message. */
export function cardsNamed(cards: readonly CardId[]): string {
  return nameList(counted(cards.map(cardId)))
}

/** "the **Sword** and 2 Gold", "nothing". */
export function goodsNamed({ cards, gold }: { readonly cards: readonly CardId[]; readonly gold: number }): string {
  const all = [...counted(cards.map(cardId)), ...(gold > 0 ? [nameWith('gold', { count: gold })] : [])]
  return all.length === 0 ? 'no-goods' : nameList(all)
}

/** Each name once, with its number if there are several. */
function counted(names: readonly ThingName[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length
    return count > 1 ? nameWith('several', { count, thing: name }) : name
  })
}

/** The name of a player, where a thing could stand, too. */
export function personNamed(who: string): string {
  return nameWith('person', { who })
}

// Creatures, from cards or from the board

/** The id of the name of a creature, from a card, a kind of card or the board. */
export function foeId(id: string): ThingName {
  if (isCard(id)) return cardId(id)
  return KINDS.has(id as KindId) ? `card-${id as KindId}` : `creature-${id as CreatureId}`
}

/** Statistics may know creatures of older rules: those go by their ids. */
export function foeName(id: string): string {
  const isKnown = isCard(id) || KINDS.has(id as KindId) || CREATURES.has(id as CreatureId)
  return isKnown ? say(foeId(id)) : plainly(id)
}

/** "the **Wolf** and the **Bear**", for an argument of a message. */
export function foesNamed(foes: readonly string[]): string {
  return nameList(counted(foes.map(foeId)))
}

/** "Wolf (Strength 2)". */
export function foeWithFigure(id: string): string {
  const { strength, craft } = figuresOf(id)
  const foe = foeId(id)
  if (typeof strength === 'number') return nameWith('foe-with-strength', { foe, strength })
  return craft === null ? foe : nameWith('foe-with-craft', { foe, craft })
}

/** The figures that a creature fights with: Strength may be dice. */
export function figuresOf(id: string): { readonly strength: number | string | null; readonly craft: number | null } {
  if (!isCard(id)) return CREATURES.get(id as CreatureId) ?? { strength: null, craft: null }
  const { strength = null, craft = null } = kindOf(id)
  return { strength, craft }
}

// Spells, Characters, Quests

/** The id of the name of a Spell, for messages that name it. */
export function spellId(spell: SpellCard): `spell-${SpellId}` {
  return `spell-${spellOf(spell).id}`
}

export function spellTitle(spell: SpellId): string {
  return say(`spell-${spell}`)
}

export function characterName(id: CharacterId): string {
  return say(`character-${id}`)
}

/** The line of colour on the card of a Character. */
export function characterText(id: CharacterId): string {
  return say(`print-character-${id}`)
}

export function abilityName(id: string): string {
  return isAbility(id) ? say(`ability-${id}`) : plainly(id)
}

export function abilityText(id: string): string {
  return isAbility(id) ? say(`print-ability-${id}`) : ''
}

export function questName(id: QuestId): string {
  return say(id)
}

export function questText(id: QuestId): string {
  return say(`print-${id}`)
}

export function shopName(id: ShopId): string {
  return say(`shop-${id}`)
}

export function tableName(id: TableId): string {
  return say(`table-${id}`)
}

/** A printed row of a table. It goes by the first number that leads to it. */
export function printedRow(table: TableId, { roll = [], min, max }: CardRow): string {
  const row = `print-table-${table}-${roll[0] ?? min ?? max ?? 0}`
  return say(row as Extract<keyof TalismanMessages, `print-table-${string}`>)
}

// Causes

const CAUSES = [
  'combat', 'command', 'limit', 'toad', 'counters', 'strength', 'craft', 'lives', 'gold', 'region', 'spell', 'wizard',
  'ferry', 'hex', 'castle', 'trophies', 'replenish', 'river', 'drunk', 'death', 'ability', 'village-healer',
  'city-doctor', 'city-alchemist', 'castle-doctor', 'castle-royal-exchange', 'chapel-heal-free', 'chapel-heal-paid',
  'quest-take-life', 'quest-kill-enemy', 'quest-follower', 'quest-magic-object', 'quest-three-gold', 'quest-two-gold',
] as const // prettier-ignore

/** The cause in a fact: a card, a space, an ability, a Spell, a rule. "the **Marsh**", "Alchemy". */
export function causeNamed(id: string): string {
  const known = CAUSES.find((one) => one === id)
  if (known) return `cause-${known}`
  return nameIdOf(id) ?? tableIdOf(id) ?? nameWith('cause-other', { what: plainly(id) })
}

/** The source of a part of a sum: "the Sword". */
export function sourceName(id: string): string {
  return say('sum-source', { cause: inPlain(causeNamed(id)) })
}

/** The same without an article: "Marsh". */
export function bareCause(id: string): string {
  return say('bare-cause', { cause: causeNamed(id) })
}

/** The id of the name of a shop or a table. */
function tableIdOf(id: string): `shop-${ShopId}` | `table-${TableId}` | null {
  if (SHOPS.has(id as ShopId)) return `shop-${id as ShopId}`
  return TABLES.has(id as TableId) ? `table-${id as TableId}` : null
}

function plainly(id: string): string {
  return id.replaceAll('-', ' ')
}

// Places

/** "Village", "South Woods": the name on the board, with its quarter if others share it. */
export function spaceLabel(space: SpaceId): string {
  return say(`space-${space}`)
}

/** The id of the name of a space. */
export function spaceId(space: SpaceId): `space-${SpaceId}` {
  return `space-${space}`
}

/** The printed instruction of a space. */
export function spaceText(space: SpaceId): string {
  return say(`print-space-${space}`)
}

/** The printed text of a card under the options of this table: a Mule may carry four Objects. */
export function cardTextAt(card: CardId, options: Options): string {
  return kindIdOf(card) === 'mule' && options['mule-capacity'] === 'plus-four' ? say('mule-plus-four') : cardText(card)
}

/** The same under the options of this table: an open Portal needs no dice, nor does a sure Command. */
export function spaceTextAt(space: SpaceId, options: Options): string {
  if (space === PORTAL && options['inner-gate'] === 'open') return say('portal-open')
  if (space !== CROWN) return spaceText(space)
  const victory = options['crown-victory']
  if (victory !== 'command') return say(`crown-${victory}`)
  return options['command-always'] ? say('crown-always') : spaceText(space)
}
