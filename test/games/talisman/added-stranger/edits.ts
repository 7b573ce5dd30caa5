/**
 * A made-up Stranger with a question of its own: the Pedlar sells a Life or a Spell for 2 Gold. Every edit inserts
 * lines before an existing line. The edits touch one file per room, and add the card's own row.
 */
export interface Edit {
  readonly room: string
  /** Under `src/games/talisman/`. */
  readonly file: string
  /** The line before which it goes. Must occur exactly once. */
  readonly before: string
  readonly lines: string
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
  text: 'Sells what fell off the back of a legend: a Life or a Spell for 2 Gold.',
}

const NAME: Edit = {
  room: 'data',
  file: 'data/ids.ts',
  before: "  'witch', 'alchemist',",
  lines: "  'pedlar',\n",
}

const VERB: Edit = {
  room: 'view',
  file: 'view/verbs.ts',
  before: "  'follower.lose', 'vampire.give',",
  lines: "  'pedlar.buy',\n",
}

const CARRIED: Edit = {
  room: 'view',
  file: 'view/verbs.ts',
  before: "  readonly 'ghoul.raise': ",
  lines: "  readonly 'pedlar.buy': { readonly card: CardId }\n",
}

const BEHAVIOUR: Edit = {
  room: 'rules',
  file: 'rules/effects/cards/strangers.ts',
  before: '  witch: {',
  lines: `  pedlar: {
    mayMeet: (game, seat, card) => characterAt(game, seat).gold >= (kindOf(card).cost ?? 0),
    *meet(game, seat, card) {
      const wares = () => [option('nothing'), option('life'), option('spell')]
      const ware = yield* ask(game, seat, 'pedlar.buy', wares, { about: { card } })
      if (ware === 'nothing') return
      payGold(game, seat, kindOf(card).cost ?? 0, card)
      if (ware === 'life') heal(game, seat, 1, card)
      else drawSpells(game, seat, 1, card)
    },
  },
`,
}

const IMPORTS: Edit = {
  room: 'rules',
  file: 'rules/effects/cards/strangers.ts',
  before: 'import type { CardBehaviour } from',
  lines: `import { option } from '../../../../../engine/index.ts'
import { ask } from '../../deeds/asking.ts'
`,
}

const WORDS: Edit = {
  room: 'words',
  file: 'words/options/index.ts',
  before: "  'orb.replace': {",
  lines: `  'pedlar.buy': {
    prompt: 'The Pedlar opens his coat. What will it be?',
    label: byKey({ life: fixed('Buy a Life'), spell: fixed('Buy a Spell') }, fixed('Buy nothing')),
    act: 'trade',
  },
`,
}

const WORDS_IMPORTS: Edit = {
  room: 'words',
  file: 'words/options/index.ts',
  before: "import * as business from './business.ts'",
  lines: "import { byKey, fixed } from './labeller.ts'\n",
}

const VALUE: Edit = {
  room: 'computer',
  file: 'computer/values.ts',
  before: "  'orb.replace': foreseeing,",
  lines: "  'pedlar.buy': (view, offer) => (offer.key === 'life' ? healWorth(selfOf(view).lives, 1) : 0.1),\n",
}

/** All edits. */
export const EDITS = { NAME, VERB, CARRIED, BEHAVIOUR, IMPORTS, WORDS, WORDS_IMPORTS, VALUE } as const
export type Part = keyof typeof EDITS

const without = (edit: Edit, line: RegExp): Edit => ({ ...edit, lines: edit.lines.replace(line, '') })

/** Edits one might forget, and the file in which the compiler reports it. */
export const FORGOTTEN: readonly (readonly [string, Partial<Record<Part, Edit | null>>, string])[] = [
  ['the name of the card', { NAME: null }, 'rules/effects/cards/strangers.ts'],
  ['the verb', { VERB: null, CARRIED: null }, 'rules/effects/cards/strangers.ts'],
  ['what the question carries', { BEHAVIOUR: without(BEHAVIOUR, /, \{ about: \{ card \} \}/) }, 'rules/effects/cards/strangers.ts'],
  ['all its words', { WORDS: null }, 'words/options/index.ts'],
  ['the prompt', { WORDS: without(WORDS, /.*prompt:.*\n/) }, 'words/options/index.ts'],
  ['the labels', { WORDS: without(WORDS, /.*label:.*\n/) }, 'words/options/index.ts'],
  ['the verb to type it by', { WORDS: without(WORDS, /.*act:.*\n/) }, 'words/options/index.ts'],
  ['what it is worth to computer players', { VALUE: null }, 'computer/values.ts'],
] // prettier-ignore
