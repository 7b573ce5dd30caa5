import { describe, expect, it } from 'vitest'
import { turnsBetween } from '../../../../src/games/imperial/computer/map.ts'
import {
  distanceBetween,
  hexIn,
  isCoastal,
  isHex,
  isLand,
  isLandlocked,
  landMassOf,
  neighboursOf,
  PLACES,
  PRINTED,
  realmAt,
  realmOf,
  roadsFrom,
  terrainAt,
} from '../../../../src/games/imperial/data/board.ts'
import { layHexGame, type Layout } from '../../../../src/games/imperial/data/hexgame.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import { isStranded } from '../../../../src/games/imperial/state/paths.ts'
import { inPlace, placeLabel } from '../../../../src/games/imperial/words/places.ts'
import book from '../../../../src/games/imperial/rulebook/hexgame.json' with { type: 'json' }
import { imperial } from '../kit.ts'

const PRINTED_ON = new Map([...PLACES.values()].flatMap(({ id, hex }) => (hex ? [[id, terrainAt(hex)] as const] : [])))
const LETTERS = { plains: 'P', forest: 'F', mountain: 'M', desert: 'D', steppe: 'S', coast: 'C', ocean: 'O' } as const
const SOME = [0, 5, 77, 123_456, 2 ** 31]

function fingerprint({ terrain, locations, roads }: Layout): string {
  const places = [...PRINTED_ON.keys()].map((id) => `${id}@${locations.get(id)}`)
  const text = [
    terrain.map((one) => LETTERS[one]).join(''),
    places.join(';'),
    roads.map((one) => one.join('-')).join(';'),
  ]
  let hash = 0x811c9dc5
  for (const letter of text.join('|')) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

describe('the Hex Game (IMP-17.1 to 17.3)', () => {
  it.each(book.references)(
    'the Hex Game (IMP-17.1 to 17.3) lays realm $seed as the rulebook has it (IMP-17.2, S60)',
    (reference) => {
      const laid = layHexGame(reference.seed, PRINTED_ON)
      expect(laid.terrain.map((one) => LETTERS[one]).join('')).toBe(reference.terrain)
      expect(Object.fromEntries(laid.locations)).toEqual(reference.locations)
      expect(laid.roads).toEqual(reference.roads)
      expect(laid.attempts).toBe(reference.attempts)
      expect(fingerprint(laid)).toBe(reference.fingerprint)
    },
  )

  it('the Hex Game (IMP-17.1 to 17.3) has a road to every named location, in one network, so no character is ever stranded (IMP-4.3, IMP-17.3)', () => {
    for (const number of SOME) {
      const realm = realmOf(number)
      const nobnodd = hexIn(realm, 'nobnodd')
      const linked = new Set([nobnodd])
      for (const hex of linked) for (const next of roadsFrom(hex)) linked.add(next)
      for (const { id, hex } of realm.places.values()) if (hex) expect(linked.has(hex), `${id} of ${number}`).toBe(true)
      const land = realm.hexes.map(({ id }) => id).filter(isLand)
      expect(new Set(land.map(landMassOf)).size).toBe(1)
      expect(isCoastal(hexIn(realm, 'castle-saltspray'))).toBe(true)
      for (const hex of linked) expect(isLand(hex)).toBe(true)
    }
  })

  it('the Hex Game (IMP-17.1 to 17.3) keeps the terrain of every location, and the journey from Nobnodd to the Capital (IMP-17.2, S60)', () => {
    for (const number of SOME) {
      const realm = realmOf(number)
      for (const [id, terrain] of PRINTED_ON) expect(terrainAt(hexIn(realm, id)), id).toBe(terrain)
      expect(distanceBetween(hexIn(realm, 'nobnodd'), hexIn(realm, 'imperial-capital'))).toBeGreaterThanOrEqual(4)
    }
  })

  it('the Hex Game (IMP-17.1 to 17.3) names its hexes after itself: coasts, roads and distances are its own, and the printed ones stay', () => {
    const here = hexIn(realmOf(1), 'nobnodd')
    expect(here).toBe('h-1-8@1')
    expect(realmAt(here).number).toBe(1)
    expect(neighboursOf(here).every((hex) => hex.endsWith('@1'))).toBe(true)
    expect(realmAt('h-1-8')).toBe(PRINTED)
    expect([isHex('h-1-8@4294967295'), isHex('h-1-9@1'), isHex('h-1-8@x'), isHex('nowhere')]).toEqual([true, false, false, false]) // prettier-ignore
  })

  it('the Hex Game (IMP-17.1 to 17.3) is generated again when it is needed, however many others came in between', () => {
    const roads = roadsFrom('h-1-8@1')
    for (let number = 1000; number < 1100; number += 1) realmOf(number)
    expect(roadsFrom('h-1-8@1')).toEqual(roads)
    expect(terrainAt('h-0-0@1')).toBe('mountain')
  })

  it('the Hex Game (IMP-17.1 to 17.3): without a number one is drawn from the game’s own luck, and announced; with the option off there is none (IMP-17.1)', () => {
    const begin = (options: object, seed: string) =>
      IMPERIAL_RULES.create({ seats: 2, preset: 'standard', options: { ...options }, seed, experience: [] })
    expect(begin({ 'hex-game': true, 'realm-number': 42 }, 'one').realm).toBe(42)
    expect(begin({ 'hex-game': true }, 'one').realm).toBe(begin({ 'hex-game': true }, 'one').realm)
    expect(begin({ 'hex-game': true }, 'one').realm).not.toBe(begin({ 'hex-game': true }, 'two').realm)
    expect(begin({ 'realm-number': 42 }, 'one')).not.toHaveProperty('realm')
    const game = begin({ 'hex-game': true, 'realm-number': 42 }, 'one')
    IMPERIAL_RULES.turn(game).next()
    expect(game.emitted.map(({ fact }) => fact)).toContainEqual({ kind: 'realm-laid', realm: 42 })
    expect(IMPERIAL_RULES.view(game, null)).toMatchObject({ realm: 42 })
  })

  it('the Hex Game (IMP-17.1 to 17.3) begins in its own Nobnodd, and moves along its own roads', () => {
    const t = imperial({ kate: {}, ozmo: {} }, { options: { 'hex-game': true, 'realm-number': 1 } })
    expect(t.who('kate').hex).toBe('h-1-8@1')
    const got = t.draws('peddler').turns({ 'phase.move': 'road:h-0-7@1' })
    expect(got.of('moved')).toMatchObject([{ how: 'road', path: ['h-1-8@1', 'h-0-7@1'] }])
  })

  it("far out at sea a teleport leads to the nearest land, of the player's choice (IMP-4.12, S65)", () => {
    const far = farthestOut()
    const t = imperial(
      { turb: { hex: far.hex, spells: ['teleportation'], vessel: 'ship' }, ozmo: {} },
      { options: { 'hex-game': true, 'realm-number': far.number } },
    )
    const got = t.dice(1, 1).turns({ 'phase.move': 'cast:teleportation' })
    const lands = realmOf(far.number).hexes.map(({ id }) => id).filter(isLand) // prettier-ignore
    const nearest = lands.filter((hex) => distanceBetween(far.hex, hex) === 3)
    expect([...got.offered('teleport.hex')].sort()).toEqual(nearest.sort())
    expect(t.who('turb')).toMatchObject({ vessel: null })
    expect(t.state.bank).toMatchObject({ ship: 2 })
  })

  it('every hex has a name of its own there too, and computer players know how far it is', () => {
    for (const number of SOME) {
      const { hexes } = realmOf(number)
      const labels = hexes.map(({ id }) => placeLabel(id))
      expect(new Set(labels).size, `realm ${number}`).toBe(labels.length)
      expect(inPlace(hexIn(realmOf(number), 'fishgut'))).toBe('in Fishgut')
      const [from, to] = [hexIn(realmOf(number), 'nobnodd'), hexIn(realmOf(number), 'imperial-capital')]
      expect(turnsBetween(from, to, false)).toBeLessThanOrEqual(distanceBetween(from, to))
    }
  })

  it('the Hex Game (IMP-17.1 to 17.3) is never short of a way home: no raft is offered (IMP-4.19)', () => {
    const t = imperial({ kate: {}, ozmo: {} }, { options: { 'hex-game': true, 'realm-number': 77 } })
    for (const { id } of realmOf(77).hexes) {
      if (isLandlocked(id)) expect(isStranded({ ...t.who('kate'), hex: id })).toBe(false)
    }
  })
})

/** A realm with a sea hex from which the nearest land is three steps away. */
function farthestOut(): { number: number; hex: string } {
  for (let number = 0; number < 3000; number += 1) {
    const { hexes } = realmOf(number)
    const land = hexes.map(({ id }) => id).filter(isLand)
    const far = hexes.find(({ id }) => Math.min(...land.map((hex) => distanceBetween(id, hex))) === 3)
    if (far) return { number, hex: far.id }
  }
  throw new Error('all seas are narrow')
}
