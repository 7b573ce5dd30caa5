import type { Passage } from '../../../engine/index.ts'
import { say } from './say.ts'

/** The passages of the rules for a beginner, in the order in which a Turn asks for them. */
const PASSAGES = [
  'goal', 'turn', 'rings', 'numbers', 'cards', 'fights', 'others', 'things', 'spells', 'windows', 'orders', 'talisman',
  'inner', 'toads', 'house-rules', 'commands',
] as const // prettier-ignore

/** The rules for a beginner. Each passage fits a message. */
export function helpPassages(): readonly Passage[] {
  return PASSAGES.map((id) => ({ heading: say(`help-${id}`), lines: [say(`help-${id}.text`)] }))
}
