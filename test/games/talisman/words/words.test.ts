import { describe, expect, it } from 'vitest'
import { SPELLS_DATA, spellOf } from '../../../../src/games/talisman/data/components.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import { isVerb } from '../../../../src/games/talisman/view/verbs.ts'
import { itSpeaks, matchesOf, publicTexts } from '../../../kit/spoken.ts'
import { moments, name, type Moment } from './met.ts'

const { words } = TALISMAN

const MATCHES = [...matchesOf('computer', 3, 300), ...matchesOf('chance', 4, 250)]

itSpeaks({ game: TALISMAN, matches: MATCHES, moments, isVerb, every: { papers: 3, asides: 2 } })

describe('public words keep the secrets of the hands (TAL-9.2)', () => {
  it.each(MATCHES.slice(2, 5))('$seed', (match) => {
    for (const moment of moments(match)) {
      const held = moment.state.players.flatMap(({ character }) => character?.spells ?? [])
      const said = publicTexts(words, moment).join('\n')
      for (const title of secretTitles(moment)) expect(said).not.toContain(title)
      // Each owner reads the own cards.
      const own = moment.state.players.map((_, seat) => JSON.stringify(words.hand(moment.view(seat), name))).join('\n')
      for (const spell of held) expect(own).toContain(spellOf(spell).name)
    }
  })
})

/** Names that are neither ordinary words nor names of other cards. */
const TELLING = new Set(['Acquisition', 'Alchemy', 'Divination', 'Immobility', 'Invisibility', 'Mesmerism', 'Nullify', 'Preservation', 'Psionic Blast', 'Temporal Warp', 'Hex', 'Destruction']) // prettier-ignore

/** Spells in hands without a public copy: neither in play, nor discarded, nor named by the last facts. */
function secretTitles({ state, told }: Moment): string[] {
  const held = new Set(
    state.players.flatMap(({ character }) => (character?.spells ?? []).map((card) => spellOf(card).id)),
  )
  const named = told.filter(({ to }) => to === 'all').map(({ fact }) => JSON.stringify(fact))
  const lying = Object.values(state.spaces).flatMap(({ hex }) => (hex ? [hex.spell] : []))
  const open = [...state.stack.flatMap(({ spell }) => spell ?? []), ...lying, ...(state.warp?.spells ?? [])]
  const known = new Set(open.map((card) => spellOf(card).id))
  return [...held]
    .filter((id) => !known.has(id) && !named.some((fact) => fact.includes(id)))
    .flatMap((id) => {
      const title = SPELLS_DATA.get(id)?.name ?? ''
      return TELLING.has(title) ? [title] : []
    })
}
