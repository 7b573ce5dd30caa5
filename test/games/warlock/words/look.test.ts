import { describe, expect, it } from 'vitest'
import { Run, type Game } from '../../../../src/engine/index.ts'
import {
  isBank,
  isPassage,
  networkOf,
  oppositeBank,
  SPACES,
  spaceOf,
} from '../../../../src/games/warlock/data/board.ts'
import { WARLOCK } from '../../../../src/games/warlock/index.ts'
import { view, type WarlockView } from '../../../../src/games/warlock/view/view.ts'
import { foeName } from '../../../../src/games/warlock/words/names.ts'
import { checkBoard, names, positions, saidIn } from '../../../kit/board.ts'
import { warlock, type Around, type Somebody } from '../kit.ts'

const game = WARLOCK as unknown as Game<never, WarlockView>

function look(A: Somebody, place: string | null, around: Around = {}, viewer: number | null = 0) {
  const { state } = warlock({ A, B: { at: 'south-bank' } }, around)
  const outlook = WARLOCK.words.board?.look(view(state, viewer), place, names)
  return outlook ? saidIn(outlook) : ''
}

/** Links from the data: corridors and doors, the Maze, the ends of a passage, the river. */
function beside(id: string): readonly string[] {
  const { neighbours, mazeLinks = [] } = spaceOf(id)
  const ends = isPassage(id) ? networkOf(id).filter((one) => one !== id) : []
  return [...neighbours, ...mazeLinks, ...ends, ...(isBank(id) ? [oppositeBank(id)] : [])]
}

describe('the map in a few words', () => {
  it('the map in a few words calls no room empty before the cards are laid out', () => {
    const { rules } = game
    const setup = { seats: 2, preset: 'short', seed: 'griffin', experience: [0, 0] }
    const { run } = Run.start(rules, rules.create({ ...setup, options: {} }))
    expect(run.asked.map(({ verb }) => verb)).toEqual(expect.arrayContaining(['adventurer.supplies']))
    expect(game.words.picture(run.view(null), names)).not.toContain('Empty')
  })
})

describe('the dungeon in words', () => {
  it('the dungeon in words describes a corridor: its ends and the doors along it', () => {
    const said = look({ at: 'entrance' }, 'c-16-31')
    expect(said).toContain('At Q32, south of the river, by the door of the Guardroom.')
    expect(said).toContain('North, a door: the Guardroom.')
    expect(said).toContain('South, open: Q33, and after 4 steps the Entrance.')
    expect(said).toContain('One turn away: 4 steps to Q32, by the door of the Guardroom.')
  })

  it('the dungeon in words describes a room: its doors, and its card only as far as the view knows it', () => {
    const hidden = { rooms: { guardroom: { card: 'ogre' as const, faceUp: false } } }
    const said = look({ at: 'entrance' }, 'guardroom', hidden)
    expect(said).toContain('A face-down card waits there.')
    expect(said).not.toContain('Ogre')
    expect(said).toContain('North, a door: Q28')
    const open = { rooms: { guardroom: { card: 'ogre' as const, faceUp: true } } }
    expect(look({ at: 'entrance' }, 'guardroom', open)).toMatch(/The \*\*Ogre\*\* waits there\. Skill \d+, Stamina \d+\./)
  }) // prettier-ignore

  it('the dungeon in words describes passages, the river and the Maze', () => {
    expect(look({ at: 'blue-southwest' }, 'c-3-10')).toContain('through the blue passage (north-west), 1 step to')
    expect(look({ at: 'c-16-21' }, 'north-bank')).toContain('to the South Bank and over the river to the North Bank')
    expect(look({ at: 'c-16-7' }, 'maze-2')).toContain('Its Maze card is face down, so which ways are open is anyone’s guess.')
    expect(look({ at: 'entrance' }, 'green-study')).toContain('Through the passage, where you choose with a lantern')
  })

  it('the dungeon in words names a card on the floor only to seats that have seen it', () => {
    const around = { discarded: { 'c-16-32': ['iron-helmet' as const] } }
    const { state } = warlock({ A: {}, B: {} }, around)
    state.knownTo['iron-helmet'] = [0]
    const said = (viewer: number | null) => {
      const outlook = WARLOCK.words.board?.look(view(state, viewer), 'c-16-32', names)
      return outlook ? saidIn(outlook) : ''
    }
    expect(said(0)).toContain('You know what lies there: Iron Helmet.')
    expect(said(1)).toContain('1 Treasure card lies on the floor.')
    for (const viewer of [1, null]) expect(said(viewer)).not.toContain('Helmet')
  })

  it.each(['first', 'second'])('the dungeon in words covers every link, in both directions: seed %s', (seed) => {
    for (const { why, views } of positions(game, seed, 'short', 240, 720)) {
      for (const seen of views) {
        checkBoard(game, seen, why, {
          beside,
          lying: ({ rooms, discarded, caches }) => [
            ...rooms.flatMap(({ room, encounter, pile }) => [
              [room, encounter === null ? 'Nobody waits there' : encounter.card === null ? 'A face-down card' : foeName(encounter.card)] as const,
              ...(pile > 0 ? [[room, 'face down.'] as const] : []),
            ]),
            ...discarded.map(({ space }) => [space, 'on the floor.'] as const),
            ...caches.map(({ space }) => [space, 'hidden here.'] as const),
          ],
        })
      }
    }
    expect(SPACES.length).toBeGreaterThan(280)
  })
}) // prettier-ignore
