import { choiceOrder, switchOrder, type OrderForm } from '../../../engine/index.ts'

/** What may be ordered beforehand, as data (TAL-R110). What it answers is in `rules/deeds/orders.ts`. */
export const ORDER_FORMS = {
  /**
   * When a seat is asked in windows. `mine`: in its own Turn or when it is aimed at; `spells`: also when a Spell is cast;
   * `always`; `never`.
   */
  windows: choiceOrder('mine', 'spells', 'always', 'never'),
  /** Whether it is asked in the windows of its own Turn that nobody else opens: as it starts, on landing, as it ends. */
  start: switchOrder('on'),
  landing: switchOrder('on'),
  ending: switchOrder('on'),
  /** It passes for the rest of this Turn; then it is off by itself. */
  rest: switchOrder('off'),
  weapons: choiceOrder('ask', 'best'),
  protection: choiceOrder('ask', 'best'),
  /** `thrifty` trades when hardly a point is lost, and asks otherwise. */
  trophies: choiceOrder('thrifty', 'ask', 'trade', 'keep'),
  /** Whether what lies there is taken without a question, where there is nothing to choose between. */
  take: choiceOrder('plain', 'ask'),
  /** The same of cards that an Orb or a Prophetess sees coming: what is plain is decided. */
  foresight: choiceOrder('plain', 'ask'),
  spoils: choiceOrder('ask', 'life', 'object'),
  /** Tokens of luck, at a table that has them: `failed` asks unless the roll has succeeded (TAL-OPT.15). */
  luck: choiceOrder('ask', 'failed', 'keep'),
} as const satisfies Record<string, OrderForm>

export type OrderId = keyof typeof ORDER_FORMS
