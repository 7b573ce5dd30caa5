import { choiceOrder, ORDER, switchOrder, type OrderForm } from '../../../engine/index.ts'

/** What may be ordered beforehand, as data (TAL-R110). What it answers is in `rules/deeds/orders.ts`. */
export const ORDER_FORMS = {
  /**
   * When a seat is asked in windows. `mine`: in its own Turn or when it is aimed at; `spells`: also when a Spell is cast;
   * `always`; `never`.
   */
  windows: { ...choiceOrder('mine', 'spells', 'always', 'never'), formerly: (value) => ({ verb: ORDER, key: value }) },
  /** Whether it is asked in the windows of its own Turn that nobody else opens: as it starts, on landing, as it ends. */
  start: switchOrder('on'),
  landing: switchOrder('on'),
  ending: switchOrder('on'),
  /** It passes for the rest of this Turn; then it is off by itself. */
  rest: switchOrder('off'),
  weapons: choiceOrder('ask', 'best'),
  protection: choiceOrder('ask', 'best'),
  trophies: choiceOrder('ask', 'trade', 'keep'),
  /** Tokens of luck, at a table that has them: `failed` asks unless the roll has succeeded (TAL-OPT.15). */
  luck: choiceOrder('ask', 'failed', 'keep'),
} as const satisfies Record<string, OrderForm>

export type OrderId = keyof typeof ORDER_FORMS
