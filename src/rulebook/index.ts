/** The rulebooks beside the code: what an id such as `TAL-R110` or `d-visit` says. */
export type { Entry } from './entries.ts'
export { rulebookOf, rulebooks } from './rulebook.ts'
