import { listOf } from '../../../language/index.ts'
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
import { nameIdOf, type NameId } from '../data/names.ts'
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

export function cardName(card: CardId): string {
  return say(cardId(card))
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

const plain = (text: string): string => text.replaceAll('**', '')

/** "an Axe", "Armour", for a button. */
export function aPlain(kind: KindId): string {
  return plain(say(`card-${kind}.a`))
}

/** "the **Sword**". */
export function theCard(card: CardId): string {
  return say(`${cardId(card)}.the`)
}

/** "the Sword", for a button. */
export function thePlain(card: CardId): string {
  return plain(theCard(card))
}

/** "The Sword", where a plain text begins. */
export function ThePlain(card: CardId): string {
  return plain(say(`${cardId(card)}.The`))
}

/** Whether the name of a card takes no article. */
export function isPlain(card: CardId): boolean {
  return thePlain(card) === cardName(card)
}

/** "the **Wolf** and 2 **Lemures**". */
export function cardList(cards: readonly CardId[]): string {
  return namesList(cards.map(cardId), 'the')
}

/** "the **Sword** and 2 Gold", "nothing". */
export function goodsText({ cards, gold }: { readonly cards: readonly CardId[]; readonly gold: number }): string {
  const all = [...(cards.length > 0 ? [cardList(cards)] : []), ...(gold > 0 ? [say('gold', { count: gold })] : [])]
  return all.length === 0 ? say('no-goods') : listOf(all)
}

type ThingName = `card-${KindId}` | `creature-${CreatureId}`

function namesList(names: readonly ThingName[], first: 'the' | 'The' | null): string {
  return listOf(
    [...new Set(names)].map((name, at) => {
      const count = names.filter((other) => other === name).length
      if (count > 1) return say('several', { count, thing: name })
      return first === null ? say(name) : say(`${name}.${at === 0 ? first : 'the'}`)
    }),
  )
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

/** "the **Wolf** and the **Bear**". */
export function foeList(foes: readonly string[]): string {
  return namesList(foes.map(foeId), 'the')
}

/** "The **Wolf** and the **Bear**", where a line begins. */
export function FoeList(foes: readonly string[]): string {
  return namesList(foes.map(foeId), 'The')
}

/** "the Wolf and the Bear", in a plain text. */
export function foeListPlain(foes: readonly string[]): string {
  return plain(foeList(foes))
}

/** The same where a plain text begins. */
export function FoeListPlain(foes: readonly string[]): string {
  return plain(FoeList(foes))
}

/** "Wolf and 2 Lemures": the name of a side. */
export function foeNames(foes: readonly string[]): string {
  return plain(namesList(foes.map(foeId), null))
}

/** "Wolf (Strength 2)", for questions. */
export function foeFigures(id: string): string {
  const { strength, craft } = figuresOf(id)
  const foe = foeId(id)
  if (typeof strength === 'number') return say('foe-with-strength', { foe, strength })
  return craft === null ? foeName(id) : say('foe-with-craft', { foe, craft })
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

export function spellName(spell: SpellCard): string {
  return spellTitle(spellOf(spell).id)
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

/** The cause in a fact, in a line: a card, a space, an ability, a Spell, a rule. "the **Marsh**", "Alchemy". */
export function causeText(id: string): string {
  const named = namedCause(id)
  return named === null ? bareCause(id) : say(`${named}.the`)
}

/** The same without bold print. */
export function sourceName(id: string): string {
  return plain(causeText(id))
}

/** The same without an article: "Marsh". */
export function bareCause(id: string): string {
  const known = CAUSES.find((one) => one === id)
  if (known) return say(`cause-${known}`)
  const named = nameIdOf(id) ?? tableIdOf(id)
  return named === null ? plainly(id) : say(named)
}

type NamedCause = ThingName | `space-${SpaceId}` | TableName
type TableName = `shop-${ShopId}` | `table-${TableId}`

/** The id of the name of a cause whose name has an article. */
function namedCause(id: string): NamedCause | null {
  if (CAUSES.some((one) => one === id)) return null
  const name = nameIdOf(id) ?? tableIdOf(id)
  return name !== null && hasArticle(name) ? name : null
}

function hasArticle(name: NameId | TableName): name is NamedCause {
  return !/^(ability|spell|character)-/.test(name)
}

/** The id of the name of a shop or a table. */
function tableIdOf(id: string): TableName | null {
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

/** "the Village", "Dice with Death". */
export function theSpace(space: SpaceId): string {
  return say(`space-${space}.the`)
}

/** "in the Village", "on the South Plains". */
export function inSpace(space: SpaceId): string {
  return say(`space-${space}.in`)
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
