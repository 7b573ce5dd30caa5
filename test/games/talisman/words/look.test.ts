import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../src/engine/index.ts'
import { CROWN, VALLEY } from '../../../../src/games/talisman/data/board.ts'
import { kindOf, spaceOf } from '../../../../src/games/talisman/data/components.ts'
import { SPACE_IDS, type SpaceId } from '../../../../src/games/talisman/data/ids.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import { view, type TalismanView } from '../../../../src/games/talisman/view/view.ts'
import { typeset } from '../../../../src/language/index.ts'
import { checkBoard, names, positions, saidIn } from '../../../kit/board.ts'
import { talisman, type Around, type Somebody } from '../kit.ts'

const game = TALISMAN as unknown as Game<never, TalismanView>

function look(troll: Somebody, place: SpaceId | null, around: Around = {}, viewer: number | null = 0) {
  const { state } = talisman({ troll, elf: { at: 'tavern' } }, around)
  const outlook = TALISMAN.words.board?.look(view(state, viewer), place, names)
  return outlook ? saidIn(outlook) : ''
}

/** Links from the data: the ring, the banks across, the bridge, the Portal, the Crown. */
function beside(id: string): readonly string[] {
  const { clockwise, anticlockwise, raftOpposite } = spaceOf(id as SpaceId)
  const more: Readonly<Record<string, string>> = {
    sentinel: 'hills-middle', 'hills-middle': 'sentinel', 'portal-of-power': 'plain-of-peril', 'plain-of-peril': 'portal-of-power', [VALLEY]: CROWN, [CROWN]: VALLEY,
  } // prettier-ignore
  return [clockwise, anticlockwise, more[id] ?? null, ...raftOpposite].filter((one) => one !== null)
}

describe('the board in words', () => {
  it('the board in words describes a space: its instruction, people, cards and links', () => {
    const said = look({ at: 'village' }, 'graveyard', { lying: { graveyard: ['wolf', 'sword'] }, gold: { graveyard: 2 } })
    expect(said).toContain('A space of the Outer Region.\nGood: lose 1 Life.')
    expect(said).toContain('**Wolf (Strength 2)**: ')
    expect(said).toContain('**Sword**: ')
    expect(said).toContain('2 Gold.')
    expect(said).toContain('Clockwise, to the east: the North Woods.')
    expect(said).toContain('Anticlockwise, to the west: the North Fields.')
    expect(said).toContain('Across the Storm River: the Black Knight, by Raft or ferry.')
    expect(said).toContain('- 2–4: Heal 1 Life.') // the table of the space
  }) // prettier-ignore

  it('the board in words tells the roll that a move needs, and a route turn by turn', () => {
    const said = look({ at: 'village', strength: 0 }, 'graveyard')
    expect(said).toContain('One Turn away: with a 2 past the North Fields to the Graveyard.')
    expect(said).toContain('The movement die has to show **2**.')
    expect(look({ at: 'village' }, 'city')).toMatch(/At least 2 Turns away\. First with a 6 .*\. Then with a 6 .* to the City\./)
    expect(look({ at: 'sentinel', strength: 9 }, 'hills-middle')).toContain('over the bridge')
    expect(look({ at: 'pits' }, 'crown-of-command')).toContain('the Valley of Fire takes a Talisman')
  }) // prettier-ignore

  it('counts on a Teleport Spell only for its owner', () => {
    const troll = { at: 'village' as const, spells: ['teleport'] }
    expect(look(troll, 'city')).toContain('by a Teleport Spell to the City')
    expect(look(troll, 'city', {}, 1)).not.toContain('Teleport')
    expect(look(troll, 'city', {}, null)).not.toContain('How far it is')
  })

  it.each(['first', 'second'])('the board in words covers every link, in both directions: seed %s', (seed) => {
    for (const { why, views } of positions(game, seed, 'short', 180, 720)) {
      for (const seen of views) {
        checkBoard(game, seen, why, {
          beside,
          lying: ({ ground }) =>
            SPACE_IDS.flatMap((space) => {
              const { cards = [], gold = 0, hex = null } = ground[space] ?? {}
              const things = [...cards.map((card) => typeset(kindOf(card).name)), ...(gold > 0 ? [`${gold} Gold`] : [])]
              return [...things, ...(hex ? ['Hex'] : [])].map((words) => [space, words] as const)
            }),
        })
      }
    }
  })
})
