/** The rulebooks beside the code: the texts of ids such as `TAL-R110` or `d-visit`. */
export type { RuleEntry } from './entries.ts'
export { rulebookOf, rulebooks } from './rulebook.ts'
