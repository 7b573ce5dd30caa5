import { bold, capital, count, listOf, typeset } from '../../../language/index.ts'
import {
  kindOf,
  KINDS,
  isCard,
  CREATURES,
  spellOf,
  SPELLS_DATA,
  characterCard,
  CHARACTERS,
  QUESTS,
  SHOPS,
  TABLES,
  SPELL_CARDS,
  SPACES_DATA,
  isAbility,
} from '../data/components.ts'
import { PORTAL } from '../data/board.ts'
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

/** Names of cards, creatures, Spells and people. */

export function cardName(card: CardId): string {
  return typeset(kindOf(card).name)
}

export function kindName(kind: KindId): string {
  return typeset(KINDS.get(kind)?.name ?? kind)
}

export function cardText(card: CardId): string {
  return typeset(kindOf(card).text)
}

/** Names that take no article, or always the same one. */
const PLAIN = ['Mephistopheles', 'Market Day', '2 Bags of Gold', 'Solomon’s Crown']
const SINGLE = ['Holy Grail', 'Holy Lance', 'Runesword', 'Orb of Knowledge', 'Devil', 'Wand', 'Hag']

/** "a **Sword**", "an **Ogre**", "the **Holy Grail**". */
export function aCard(card: CardId): string {
  return aNamed(cardName(card))
}

export function aNamed(name: string): string {
  if (PLAIN.includes(name)) return bold(name)
  if (SINGLE.includes(name)) return `the ${bold(name)}`
  return `${/^[AEIO]/.test(name) || /^Un(?!i)/.test(name) ? 'an' : 'a'} ${bold(name)}`
}

/** "an Axe", for a button. */
export function aPlain(name: string): string {
  return aNamed(name).replaceAll('**', '')
}

/** "the **Sword**". */
export function theCard(card: CardId): string {
  return theNamed(cardName(card))
}

/** "The **Sword**", where a line begins. */
export function TheCard(card: CardId): string {
  return capital(theCard(card))
}

export function isPlain(name: string): boolean {
  return PLAIN.includes(name)
}

function theNamed(name: string): string {
  return PLAIN.includes(name) ? bold(name) : `the ${bold(name)}`
}

/** "the Sword", for a button. */
export function thePlain(card: CardId): string {
  return theNamed(cardName(card)).replaceAll('**', '')
}

/** "the **Wolf** and two **Lemures**". */
export function cardList(cards: readonly CardId[]): string {
  return namesList(cards.map(cardName))
}

/** "the **Sword** and 2 Gold", "nothing". */
export function goodsText({ cards, gold }: { readonly cards: readonly CardId[]; readonly gold: number }): string {
  const all = [...(cards.length > 0 ? [cardList(cards)] : []), ...(gold > 0 ? [count(gold, 'Gold', 'Gold')] : [])]
  return all.length === 0 ? 'nothing' : listOf(all)
}

function namesList(names: readonly string[]): string {
  const distinct = [...new Set(names)]
  return listOf(
    distinct.map((name) => {
      const many = names.filter((other) => other === name).length
      return many === 1 ? theNamed(name) : count(many, '', bold(`${name}s`))
    }),
  )
}

/** The bare name of a creature, from a card or from the board. */
export function foeName(id: string): string {
  return isCard(id) ? cardName(id) : typeset(CREATURES.get(id as CreatureId)?.name ?? plainly(id))
}

/** "the **Wolf** and the **Bear**". */
export function foeList(foes: readonly string[]): string {
  return namesList(foes.map(foeName))
}

/** "Wolf (Strength 2)", for questions. */
export function foeFigures(id: string): string {
  const { strength, craft } = figuresOf(id)
  const figure = typeof strength === 'number' ? `Strength ${strength}` : craft === null ? '' : `Craft ${craft}`
  return figure === '' ? foeName(id) : `${foeName(id)} (${figure})`
}

function figuresOf(id: string): { readonly strength: number | string | null; readonly craft: number | null } {
  if (!isCard(id)) return CREATURES.get(id as CreatureId) ?? { strength: null, craft: null }
  const { strength = null, craft = null } = kindOf(id)
  return { strength, craft }
}

export function spellName(spell: SpellCard): string {
  return typeset(spellOf(spell).name)
}

export function spellTitle(spell: SpellId): string {
  return typeset(SPELLS_DATA.get(spell)?.name ?? spell)
}

export function characterName(id: CharacterId): string {
  return typeset(characterCard(id).name)
}

const ABILITIES = new Map(
  [...CHARACTERS.values()].flatMap(({ abilities }) => abilities.map((one) => [one.id as string, one] as const)),
)

export function abilityName(id: string): string {
  return typeset(ABILITIES.get(id)?.name ?? plainly(id))
}

export function abilityText(id: string): string {
  return typeset(ABILITIES.get(id)?.text ?? '')
}

export function questName(id: QuestId): string {
  return typeset(QUESTS.get(id)?.name ?? id)
}

export function questText(id: QuestId): string {
  return typeset(QUESTS.get(id)?.text ?? '')
}

export function shopName(id: ShopId): string {
  return typeset(SHOPS.get(id)?.name ?? id)
}

export function tableName(id: TableId): string {
  return typeset(TABLES.get(id)?.name ?? id)
}

const SPELL_CARD_IDS = new Set<string>(SPELL_CARDS)

const RULES: Readonly<Record<string, string>> = {
  combat: 'the fight',
  command: 'the Command Spell',
  limit: 'too much to carry',
  toad: 'a Toad’s own',
  counters: 'counters',
  strength: 'Strength',
  craft: 'Craft',
  lives: 'Lives',
  gold: 'half the Gold',
  region: 'where it stands',
  spell: 'a Spell',
  wizard: 'the wizard',
  ferry: 'the boatman',
  hex: 'the Hex',
  castle: 'the Castle',
  trophies: 'trophies',
  replenish: 'never without a Spell',
  river: 'the Storm River',
  drunk: 'drunk',
  death: 'death',
  ability: 'a Special Ability',
  'village-healer': 'the Healer',
  'city-doctor': 'the Doctor',
  'city-alchemist': 'the Alchemist',
  'castle-doctor': 'the Royal Doctor',
  'castle-royal-exchange': 'the Royal Exchange',
  'chapel-heal-free': 'the Chapel',
  'chapel-heal-paid': 'the Chapel',
  'quest-take-life': 'the Warlock',
  'quest-kill-enemy': 'the Warlock',
  'quest-follower': 'the Warlock',
  'quest-magic-object': 'the Warlock',
  'quest-three-gold': 'the Warlock',
  'quest-two-gold': 'the Warlock',
}

/** The source in a fact, in a word or two: a card, a space, an ability, a Spell, a rule. */
export function sourceName(id: string): string {
  const known = RULES[id]
  if (known) return known
  if (isCard(id)) return thePlain(id)
  if (KINDS.has(id as KindId)) return theNamed(kindName(id as KindId)).replaceAll('**', '')
  if (isAbility(id)) return abilityName(id)
  if (SPELL_CARD_IDS.has(id)) return spellName(id)
  if (SPELLS_DATA.has(id as SpellId)) return spellTitle(id as SpellId)
  if (SPACES_DATA.has(id as SpaceId)) return theSpace(id as SpaceId)
  if (CREATURES.has(id as CreatureId)) return `the ${foeName(id)}`
  if (SHOPS.has(id as ShopId)) return theNamed(shopName(id as ShopId)).replaceAll('**', '')
  if (TABLES.has(id as TableId)) return tableName(id as TableId)
  return plainly(id)
}

function plainly(id: string): string {
  return id.replaceAll('-', ' ')
}

// Places

const BARE: readonly SpaceId[] = ['dice-with-death']

function isBare(space: SpaceId): boolean {
  return BARE.includes(space)
}

/** "Village", "South Woods": the name on the board, with its quarter if others share it. */
export function spaceLabel(space: SpaceId): string {
  return typeset(SPACES_DATA.get(space)?.label ?? space)
}

/** "the Village", "Dice with Death". */
export function theSpace(space: SpaceId): string {
  return isBare(space) ? spaceLabel(space) : `the ${spaceLabel(space)}`
}

const PREPOSITIONS: Readonly<Partial<Record<SpaceId, string>>> = {
  sentinel: 'at',
  'portal-of-power': 'at',
  'black-knight': 'before',
  oasis: 'at',
  chasm: 'at',
  'runes-north-east': 'among',
  'runes-south-east': 'among',
  'runes-west': 'among',
  'plain-of-peril': 'on',
  'crown-of-command': 'on',
  pits: 'at',
  'dice-with-death': 'at',
}

/** "in the Village", "on the South Plains". */
export function inSpace(space: SpaceId): string {
  const isPlains = SPACES_DATA.get(space)?.terrain === 'plains'
  return `${PREPOSITIONS[space] ?? (isPlains ? 'on' : 'in')} ${theSpace(space)}`
}

/** The printed instruction of a space. */
export function spaceText(space: SpaceId): string {
  return typeset(SPACES_DATA.get(space)?.text ?? '')
}

/** The same under the options of this table: an open Portal needs no dice (TAL-OPT.21). */
export function spaceTextAt(space: SpaceId, options: Options): string {
  return space === PORTAL && options['inner-gate'] === 'open'
    ? 'Draw 1 card. Going in? Draw nothing: the Portal stands open.'
    : spaceText(space)
}

export function Source(id: string): string {
  return capital(sourceName(id))
}
