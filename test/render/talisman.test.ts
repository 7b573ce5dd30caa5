import { createCanvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import { byComputer, Run } from '../../src/engine/index.ts'
import { ADVENTURE_CARDS, CREATURES, kindOf, SPACES_DATA } from '../../src/games/talisman/data/components.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { TALISMAN_RULES } from '../../src/games/talisman/rules/index.ts'
import type { CharacterView, TalismanView } from '../../src/games/talisman/view/view.ts'
import { overlaps } from '../../src/render/canvas/geometry.ts'
import { paint } from '../../src/render/games/talisman/index.ts'
import { duelOf, fightIn } from '../../src/render/games/talisman/fight.ts'
import { itemsOf } from '../../src/render/games/talisman/items.ts'
import { boxOfSpace, SPACES } from '../../src/render/games/talisman/layout.ts'
import { nameOf } from '../../src/render/games/talisman/names.ts'
import { sceneOf } from '../../src/render/games/talisman/scene.ts'
import { drawThing, emblemOfFoe } from '../../src/render/games/talisman/things.ts'
import { card, itPaints, momentOf, pixelsOf } from './pictures.ts'

/** The same view, with something else about everybody in play. */
function withEach(view: TalismanView, change: (character: CharacterView) => Partial<CharacterView>): TalismanView {
  const players = view.players.map((player) =>
    player.character ? { ...player, character: { ...player.character, ...change(player.character) } } : player,
  )
  return { ...view, players }
}

function withFight(view: TalismanView, foes: readonly string[]): TalismanView {
  const sum = (from: string, total: number) => ({ total, parts: [{ from, value: total }] })
  const fight = { matter: 'fight', seat: view.active, against: null, foes, fight: 'combat', space: 'ruins' } as const
  const dice = { noDieAgainst: [], thrown: [] }
  return { ...view, matters: [{ ...fight, ...dice, ours: sum('counters', 4), theirs: sum(foes[0] ?? 'wolf', 6) }] }
}

describe('the picture of the Talisman board', () => {
  itPaints({
    rules: TALISMAN_RULES,
    paint,
    mostSeats: 6,
    places: ['oasis', 'desert-west', 'plains-south'],
    move: (view, place) => withEach(view, () => ({ space: place as CharacterView['space'] })),
  })

  it('the picture of the Talisman board is drawn once the game is over', () => {
    const setup = { seats: 2, preset: 'short', seed: 'to the end', experience: [0, 0] } as const
    const { run } = Run.start(TALISMAN_RULES, TALISMAN_RULES.create(setup))
    const next = byComputer(TALISMAN, 'to the end')
    while (!run.isOver) run.submit(next(run))
    const view = TALISMAN_RULES.view(run.state, null)
    for (const size of ['card', 'full'] as const) expect(() => paint(view, { ...card(), size })).not.toThrow()
  })

  it('the picture of the Talisman board has room for every space, and none lies over another', () => {
    expect(new Set(SPACES)).toEqual(new Set(SPACES_DATA.keys()))
    for (const one of SPACES) {
      for (const other of SPACES) {
        const [a, b] = [boxOfSpace(one), boxOfSpace(other)]
        const shrunk = { x: a.x + 0.01, y: a.y + 0.01, width: a.width - 0.02, height: a.height - 0.02 }
        if (one !== other) expect(overlaps(shrunk, b), `${one} and ${other}`).toBe(false)
      }
    }
  })

  it('the board shows Toads, captives and what lies about', () => {
    const { view } = momentOf(TALISMAN_RULES, 4, 40)
    const plain = pixelsOf(paint(view, card()))
    const lying = { cards: ['wolf', 'sword-1', 'maiden', 'dragon-1', 'raft'], gold: 3, hex: null }
    const others: TalismanView[] = [
      withEach(view, () => ({ toad: { turnsLeft: 2 } })),
      withEach(view, () => ({ missTurns: 1 })),
      withEach(view, () => ({ enslaved: true })),
      withEach(view, ({ alignment }) => ({ alignment: alignment === 'good' ? 'evil' : 'good' })),
      { ...view, ground: Object.fromEntries([...SPACES_DATA.keys()].map((space) => [space, lying])) },
    ]
    for (const other of others) expect(pixelsOf(paint(other, card())).equals(plain)).toBe(false)
  })

  it('the picture of the Talisman board shows the fight that is under way', () => {
    const { view } = momentOf(TALISMAN_RULES, 3, 30)
    const fight = withFight(view, ['wolf', 'dragon-1'])
    expect(fightIn(view)).toBeNull()
    expect(fightIn(fight)?.foes).toEqual(['wolf', 'dragon-1'])
    expect(pixelsOf(paint(fight, card())).equals(pixelsOf(paint(view, card())))).toBe(false)
  })

  it('the picture of the Talisman board says what is cast', () => {
    const { view } = momentOf(TALISMAN_RULES, 3, 30)
    const cast = { spell: 'hex', by: 1, target: 'space:ruins', countered: false }
    const stacks = [
      [],
      [cast],
      [{ ...cast, countered: true }],
      [{ ...cast, target: 'seat:2' }],
      [{ ...cast, spell: null }],
    ]
    const pictures = stacks.map((stack) => pixelsOf(paint({ ...view, stack }, card())).toString('latin1'))
    expect(new Set(pictures).size).toBe(stacks.length)
  })

  it('the picture of the Talisman board words each cast as a sentence', () => {
    const ctx = createCanvas(64, 64).getContext('2d')
    const { view } = momentOf(TALISMAN_RULES, 3, 30)
    const scene = sceneOf(view)
    const [one, other] = scene.pieces
    if (!one || !other) throw new Error('nobody is on the board')
    const said = (cast: Partial<TalismanView['stack'][number]>) => {
      const casting = { spell: 'hex', by: one.seat, target: 'space:ruins', countered: false, ...cast }
      return itemsOf(ctx, { ...scene, castings: [casting], ground: new Map() }, 'city').map(({ text }) => text)
    }
    expect(said({})).toEqual([`${one.name} casts Hex on Ruins`])
    expect(said({ countered: true })).toEqual([`${one.name}’s Hex on Ruins is countered`])
    expect(said({ target: `seat:${other.seat}` })).toEqual([`${one.name} casts Hex on ${other.name}`])
    expect(said({ target: `seat:${one.seat}` })).toEqual([`${one.name} casts Hex`])
    expect(said({ spell: 'teleport-1' })).toEqual([`${one.name} casts Teleport to Ruins`])
    expect(said({ spell: null, target: 'all' })).toEqual([`${one.name} casts Command Spell`])
    expect(said({ by: 7, target: 'self' })).toEqual(['Player 8 casts Hex'])
  })

  it('the picture of a fight on the Talisman board says who wins how often, and what each side rolls', () => {
    const { view } = momentOf(TALISMAN_RULES, 3, 30)
    const lines = (change: (one: TalismanView) => TalismanView) => {
      const fighting = change(withFight(view, ['wolf', 'dragon-1']))
      const fight = fightIn(fighting)
      return fight && duelOf(sceneOf(fighting), fighting, fight)?.odds?.lines
    }
    const name = sceneOf(view).pieces.find(({ seat }) => seat === view.active)?.name
    expect(lines((one) => one)).toEqual([
      expect.stringMatching(`^${name} wins \\d+%, Wolf & Dragon \\d+%\\. (Each side rolls 1 die|${name} rolls .*)\\.$`),
      'Losing costs a Life, unless it’s saved. The middle is a Stand-off.',
    ])
  })

  it('the picture of the Talisman board has a sign for every card, and for everything that can be fought', () => {
    const ctx = createCanvas(64, 64).getContext('2d')
    for (const kind of ADVENTURE_CARDS) drawThing(ctx, kind, 32, 32, 32)
    for (const kind of ADVENTURE_CARDS.filter((one) => kindOf(one).type === 'enemy')) {
      expect(emblemOfFoe(kind).icon).not.toBe('horned-skull')
    }
    const { view } = momentOf(TALISMAN_RULES, 2, 20)
    for (const { id, name } of CREATURES.values()) {
      expect(nameOf(id)).toBe(name.replaceAll("'", '’'))
      expect(() => paint(withFight(view, [id]), card())).not.toThrow()
    }
  })
})
