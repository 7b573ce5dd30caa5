import type { Passage } from '../../../engine/index.ts'
import { say } from './say.ts'

/** The passages of the rules for a beginner, in the order in which a turn asks for them. */
const PASSAGES = [
  'goal', 'turn', 'moving', 'clues', 'exploring', 'encounters', 'fights', 'spells', 'companions', 'trade', 'prison',
  'emperor', 'death', 'house-rules', 'heroes', 'commands',
] as const // prettier-ignore

/** The rules for a beginner. Each passage fits a message. */
export function helpPassages(): readonly Passage[] {
  return PASSAGES.map((id) => ({ heading: say(`help-${id}`), lines: [say(`help-${id}.text`)] }))
}
