import type { Asked } from '../../../engine/index.ts'
import { CHARACTERS } from '../../../games/talisman/data/components.ts'
import type { CharacterId } from '../../../games/talisman/data/ids.ts'
import type { Portrait } from '../../card/portraits.ts'
import { emblemOf } from './faces.ts'
import { FIGURES } from './figures.ts'
import { nameOf } from './names.ts'

/** The Characters on offer in a public question; empty without one. */
export function candidatesIn(asked: readonly Asked[]): Portrait[] {
  const question = asked.find(({ verb }) => verb === 'setup.character')
  return (question?.offers ?? []).flatMap(({ key }) => portraitOf(key as CharacterId) ?? [])
}

function portraitOf(id: CharacterId): Portrait | null {
  const card = CHARACTERS.get(id)
  const emblem = emblemOf({ id, look: 'character' })
  if (!card || !emblem) return null
  return {
    name: nameOf(id),
    emblem,
    figures: (['strength', 'craft', 'lives', 'gold'] as const).map((of) => ({
      ...FIGURES[of],
      text: String(card[of]),
    })),
  }
}
