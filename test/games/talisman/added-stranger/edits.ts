/**
 * A made-up Stranger with a question of his own: the Pedlar sells a Life or a Spell for 2 Gold. Every edit adds a first
 * member to a list, record or type of the game, which it names, or messages to a Fluent file. Its neighbours may change
 * as they like.
 */
export interface Edit {
  readonly room: string
  /** Under `src/games/talisman/`. */
  readonly file: string
  /** The top-level constant or type that gains a member. */
  readonly into: string
  readonly member: string
  /** Names that the member needs, by the module they come from. */
  readonly imports?: Readonly<Record<string, readonly string[]>>
}

export const ROW = {
  id: 'pedlar',
  name: 'Pedlar',
  count: 1,
  encounterNumber: 4,
  type: 'stranger',
  subtype: null,
  compulsory: false,
  cost: 2,
}

const NAME: Edit = { room: 'data', file: 'data/ids.ts', into: 'KIND_IDS', member: "'pedlar'," }

const VERB: Edit = { room: 'view', file: 'view/verbs.ts', into: 'DECISION_VERBS', member: "'pedlar.buy'," }

const CARRIED: Edit = {
  room: 'view',
  file: 'view/verbs.ts',
  into: 'AboutByVerb',
  member: "readonly 'pedlar.buy': { readonly card: CardId }",
}

const BEHAVIOUR: Edit = {
  room: 'rules',
  file: 'rules/effects/cards/strangers.ts',
  into: 'STRANGERS',
  member: `pedlar: {
    mayMeet: (game, seat, card) => characterAt(game, seat).gold >= (kindOf(card).cost ?? 0),
    *meet(game, seat, card) {
      const wares = () => [option('nothing'), option('life'), option('spell')]
      const ware = yield* ask(game, seat, 'pedlar.buy', wares, { about: { card } })
      if (ware === 'nothing') return
      payGold(game, seat, kindOf(card).cost ?? 0, card)
      if (ware === 'life') heal(game, seat, 1, card)
      else drawSpells(game, seat, 1, card)
    },
  },`,
  imports: {
    '../../../../../engine/index.ts': ['option'],
    '../../deeds/asking.ts': ['ask'],
    '../../deeds/counters.ts': ['heal', 'payGold'],
    '../../deeds/spells-held.ts': ['drawSpells'],
  },
}

const WORDS: Edit = {
  room: 'words',
  file: 'words/options/index.ts',
  into: 'QUESTIONS',
  member: `'pedlar.buy': {
    prompt: 'ask-pedlar',
    label: byKey({ life: fixed('buy-life'), spell: fixed('buy-spell') }, fixed('buy-nothing')),
    act: 'trade',
  },`,
  imports: { './labeller.ts': ['byKey', 'fixed'] },
}

/** Its name in its forms. From these `npm run words` writes the types. */
const FORMS: Edit = {
  room: 'words',
  file: 'words/en/names.ftl',
  into: 'the end',
  member: `card-pedlar = Pedlar
    .a = a **Pedlar**
    .the = the **Pedlar**
    .The = The **Pedlar**
    .flavour = Every coat is a pocket.`,
}

const PRINTED: Edit = {
  room: 'words',
  file: 'words/en/printed.ftl',
  into: 'the end',
  member: 'print-card-pedlar = Sells what fell off the back of a legend: a Life or a Spell for 2 Gold.',
}

const SAID: Edit = {
  room: 'words',
  file: 'words/en/choices.ftl',
  into: 'the end',
  member: `ask-pedlar = The Pedlar opens his coat. What will it be?
buy-life = Buy a Life
buy-spell = Buy a Spell
buy-nothing = Buy nothing
beginner-pedlar = **The Pedlar**: think of what you lack before you look at what he has.`,
}

const HINT: Edit = {
  room: 'words',
  file: 'words/advice/hints.ts',
  into: 'areas',
  member: "pedlar: say('beginner-pedlar'),",
}

const WORTH: Edit = {
  room: 'computer',
  file: 'computer/cards.ts',
  into: 'CARD_VALUES',
  member: 'pedlar: { lying: (_view, me) => (me.gold >= 2 ? 0.5 : 0), visit: 1 },',
}

const CHOICE: Edit = {
  room: 'computer',
  file: 'computer/values.ts',
  into: 'VALUES',
  member: "'pedlar.buy': (view, offer) => (offer.key === 'life' ? healWorth(selfOf(view).lives, 1) : 0.1),",
  imports: { './self.ts': ['healWorth'] },
}

/** All of it. */
export const EDITS = { NAME, VERB, CARRIED, BEHAVIOUR, WORDS, FORMS, PRINTED, SAID, HINT, WORTH, CHOICE } as const
export type Part = keyof typeof EDITS

const without = (edit: Edit, text: RegExp): Edit => ({ ...edit, member: edit.member.replace(text, '') })

/** A part left out, and the file in which the compiler says so. */
export const FORGOTTEN: readonly (readonly [string, Partial<Record<Part, Edit | null>>, string])[] = [
  ['the name of the card', { NAME: null }, 'rules/effects/cards/strangers.ts'],
  ['the verb', { VERB: null, CARRIED: null }, 'rules/effects/cards/strangers.ts'],
  ['what the question carries', { BEHAVIOUR: without(BEHAVIOUR, /, \{ about: \{ card \} \}/) }, 'rules/effects/cards/strangers.ts'],
  ['the forms of its name', { FORMS: null }, 'words/names.ts'],
  ['what its question says', { SAID: null }, 'words/options/index.ts'],
  ['all its words', { WORDS: null }, 'words/options/index.ts'],
  ['the prompt', { WORDS: without(WORDS, /.*prompt:.*\n/) }, 'words/options/index.ts'],
  ['the labels', { WORDS: without(WORDS, /.*label:.*\n/) }, 'words/options/index.ts'],
  ['the verb to type it by', { WORDS: without(WORDS, /.*act:.*\n/) }, 'words/options/index.ts'],
  ['what its question is for', { HINT: null }, 'words/advice/hints.ts'],
  ['the value of the card to computer players', { WORTH: null }, 'computer/cards.ts'],
  ['the value of its choices to computer players', { CHOICE: null }, 'computer/values.ts'],
] // prettier-ignore
