import { languageNow } from '../../language/index.ts'
import type { Panel } from './message.ts'

declare const mark: unique symbol
/** A message that may be posted: the leak guard has let it pass, or it needs no guard. Only `cleared` makes one. */
export type Cleared = Panel & { readonly [mark]: true }

/** By what a message is known to tell no secret. */
export type Clearance =
  /** The guard has let all of it pass. */
  | 'guarded'
  /** It stands in the place of what the guard has held back. */
  | 'held back'
  /** A direct message: it shows what the seat of its reader may see. */
  | 'for one'
  /** The game is over, and nothing in it is secret. */
  | 'over'
  /** It shows nothing of how a game stands. */
  | 'no game'

/** By their components, which copies of a message share. */
const languages = new WeakMap<Panel['components'], string>()

/** Each call stands in a list of a test, with its reason. */
export function cleared(panel: Panel, _by: Clearance): Cleared {
  languages.set(panel.components, languageNow())
  return panel as Cleared
}

/** The language in which a message was composed. */
export function languageOfMessage({ components }: Cleared): string | undefined {
  return languages.get(components)
}
