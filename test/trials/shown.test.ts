import { describe, expect, it, test } from 'vitest'
import { diceParts, sumOf } from '../../src/engine/index.ts'
import type { TalismanFact } from '../../src/games/talisman/facts/index.ts'
import { encounter } from '../../src/games/talisman/rules/turn/encounter.ts'
import { shownBy as shownInTheRealm } from '../../trials/games/imperial/shown.ts'
import { shownBy, usedBy } from '../../trials/games/talisman/shown.ts'
import { talisman } from '../games/talisman/kit.ts'

const dice = (...values: number[]) => sumOf(diceParts(values))

describe('the components that a fact of Talisman shows without naming', () => {
  const shown = (t: ReturnType<typeof talisman>, fact: TalismanFact) => shownBy(fact, t.state)

  test('the Region of a move', () => {
    const t = talisman({ troll: { at: 'oasis' } })
    expect(shown(t, { kind: 'placed', seat: 0, from: 'ruins', to: 'oasis' })).toEqual(['middle'])
    expect(shown(t, { kind: 'moved', seat: 0, from: 'oasis', to: 'ruins', path: [], how: 'walk' })).toEqual(['outer'])
  })

  test('the ways out of the Crypt and the Mines, and who needs fewer dice there', () => {
    const out = (t: ReturnType<typeof talisman>, from: 'crypt' | 'mines', ...thrown: number[]) =>
      shown(t, { kind: 'came-out', seat: 0, from, to: 'city', roll: dice(...thrown) })
    const dwarf = talisman({ dwarf: { at: 'mines' } })
    expect(out(dwarf, 'mines', 3, 4)).toEqual(['mines-exit', 'dwarf-mines'])
    expect(out(dwarf, 'crypt', 3, 4, 1)).toEqual(['crypt-exit'])
    expect(out(talisman({ troll: { at: 'mines', followers: ['gnome'] } }), 'mines', 3, 4)).toEqual(['mines-exit'])
  })

  test('first Spells, and redrawn ones', () => {
    const t = talisman({ wizard: { at: 'ruins' } })
    const drawn = (by: string) => shown(t, { kind: 'spells-drawn', seat: 0, number: 1, by })
    expect(drawn('wizard')).toEqual(['wizard-first-spells'])
    expect(drawn('replenish')).toEqual(['wizard-replenish'])
    expect(drawn('sorcerer')).toEqual([])
  })

  test('evasion by place', () => {
    const t = talisman({ elf: { at: 'woods-north' } })
    expect(shown(t, { kind: 'evaded', seat: 0, what: 'wolf', by: 'ability' })).toEqual(['elf-woods-evade'])
    expect(shown(t, { kind: 'evaded', seat: 0, what: 'wolf', by: 'invisibility' })).toEqual([])
    const hills = talisman({ elf: { at: 'hills-north' } })
    expect(shown(hills, { kind: 'evaded', seat: 0, what: 'wolf', by: 'ability' })).toEqual([])
  })

  test('two dice, two Weapons, and a useless Weapon', () => {
    const fight = (id: 'warrior' | 'monk', objects: string[]) => {
      const t = talisman({ [id]: { at: 'hills-north', objects, strength: 9 } }, { lying: { 'hills-north': ['wolf'] } })
      const got = t.dice(1, 1, 1).play(encounter, id)
      const [fought] = got.of('fought')
      if (!fought) throw new Error('no fight')
      return shownBy(fought, t.state)
    }
    expect(fight('warrior', [])).toEqual(['warrior-two-dice'])
    expect(fight('warrior', ['sword', 'axe'])).toEqual(['warrior-two-dice', 'warrior-two-weapons'])
    expect(fight('monk', ['axe'])).toEqual(['monk-axe'])
    expect(fight('monk', [])).toEqual([])
  })

  test('psychic attacks, and Characters whom Animals leave alone', () => {
    const t = talisman({ ghoul: { at: 'ruins' }, minstrel: { at: 'ruins' } })
    const used = (seat: number, key: string) => usedBy({ seat, verb: 'window.act', key }, t.state)
    expect(used(0, 'attack:psychic')).toEqual(['ghoul-psychic'])
    expect(used(1, 'fight:bear')).toEqual(['minstrel-soothe'])
    expect(used(1, 'pass')).toEqual([])
  })
})

describe('the components that a fact of the Quest shows without naming', () => {
  const moved = (how: 'road' | 'wilderness', path: string[]) =>
    shownInTheRealm({ kind: 'moved', seat: 0, how, path } as never)

  it('the roads of a move in either direction', () => {
    expect(moved('road', ['h-3-4', 'h-4-4'])).toEqual(['emperors-road'])
    expect(moved('road', ['h-3-1', 'h-3-2', 'h-2-2'])).toEqual(['gloom-road', 'damp-lane'])
    expect(moved('wilderness', ['h-3-4', 'h-4-4'])).toEqual([])
    expect(moved('road', ['h-3-4@7', 'h-4-4@7'])).toEqual([])
  })
})
