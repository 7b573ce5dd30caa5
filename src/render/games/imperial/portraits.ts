import type { Asked } from '../../../engine/index.ts'
import { CHARACTERS } from '../../../games/imperial/data/components.ts'
import type { CharacterId } from '../../../games/imperial/data/ids.ts'
import type { Portrait } from '../../card/portraits.ts'
import { RED } from '../../canvas/palette.ts'
import { emblemOf } from './faces.ts'

/** The characters on offer in a public question; empty without one. */
export function candidatesIn(asked: readonly Asked[]): Portrait[] {
  const question = asked.find(({ verb }) => verb === 'setup.character' || verb === 'newcomer.character')
  return (question?.offers ?? []).flatMap(({ key }) => portraitOf(key as CharacterId) ?? [])
}

function portraitOf(id: CharacterId): Portrait | null {
  const card = CHARACTERS.get(id)
  const emblem = emblemOf({ id, look: 'character' })
  if (!card || !emblem) return null
  const { agility, runningAway, maxHealth } = card.stats
  return {
    name: card.name,
    emblem,
    figures: [
      { icon: 'crossed-swords', colour: '#4d4a52', text: String(agility) },
      { icon: 'run', colour: '#2f6a5a', text: String(runningAway) },
      { icon: 'hearts', colour: RED, text: String(maxHealth) },
      { icon: 'magic-swirl', colour: '#5b3a8c', text: String(card.spellLimit) },
    ],
  }
}
