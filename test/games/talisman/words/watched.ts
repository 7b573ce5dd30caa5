import { vi } from 'vitest'
import type * as Saying from '../../../../src/games/talisman/words/say.ts'
import { hasNameIn } from '../../../kit/pseudo.ts'

/** Arguments that may be worded text with names in it, and why no sentence around it could want another form. */
const WHOLE: Readonly<Record<string, string>> = {
  'board-person $person': 'a sentence of its own',
  'hand-choice $start': 'figures, and the Alignment as the last of them',
  'play-character.hint $start': 'figures, and the Alignment as the last of them',
  'overview-lying $things': 'phrases with their places, one after another',
  'picture-lying $things': 'phrases with their places, one after another',
  'topic-title $title': 'a heading',
}

const worded = new Set<string>()

/** The arguments of messages that were the text of a name, so that no language could choose its form: "died $cause". */
export function wordedNames(): readonly string[] {
  return [...worded].filter((one) => !(one in WHOLE)).sort()
}

/** An `.alone` test in the pseudo-language that imports this, and then loads the source, watches what messages get. */
vi.mock('../../../../src/games/talisman/words/say.ts', async (original) => {
  const { say } = await original<typeof Saying>()
  const wording = say as (id: string, given?: object) => string
  const watched = (id: string, given: object = {}): string => {
    for (const [argument, value] of Object.entries(given)) if (hasNameIn(value)) worded.add(`${id} $${argument}`)
    return wording(id, given)
  }
  return { say: Object.assign(watched, { has: say.has }) }
})
