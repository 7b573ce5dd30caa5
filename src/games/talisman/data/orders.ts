import { choiceOrder, switchOrder, type OrderForm } from '../../../engine/index.ts'

/** The standing orders a player can give, as data (TAL-R110). `rules/deeds/orders.ts` applies them. */
export const ORDER_FORMS = {
  /**
   * When to ask the seat in windows. `mine`: in its own Turn or when it is the target; `spells`: also when a Spell is
   * cast; `always`; `never`.
   */
  windows: choiceOrder('mine', 'spells', 'always', 'never'),
  /**
   * Whether to ask the seat in the windows that open by themselves in its own Turn: at the start, on landing, at the
   * end.
   */
  start: switchOrder('on'),
  landing: switchOrder('on'),
  ending: switchOrder('on'),
  /** Passes for the rest of this Turn, then switches itself off. */
  rest: switchOrder('off'),
  /**
   * Passes until something happens to the seat (it gets a Spell, or can do something in its own matter), then switches
   * itself off.
   */
  calm: switchOrder('off'),
  weapons: choiceOrder('ask', 'best'),
  protection: choiceOrder('ask', 'best'),
  /** `thrifty` trades when hardly any points are lost, and asks otherwise. */
  trophies: choiceOrder('thrifty', 'ask', 'trade', 'keep'),
  /** Whether to take cards on a space without a question if the seat would have no choice to make. */
  take: choiceOrder('plain', 'ask'),
  /** The same for cards that an Orb or a Prophetess foresees. */
  foresight: choiceOrder('plain', 'ask'),
  spoils: choiceOrder('ask', 'life', 'object'),
  /** Tokens of luck, where the table uses them: `failed` asks unless the roll has succeeded (TAL-OPT.15). */
  luck: choiceOrder('ask', 'failed', 'keep'),
} as const satisfies Record<string, OrderForm>

export type OrderId = keyof typeof ORDER_FORMS
