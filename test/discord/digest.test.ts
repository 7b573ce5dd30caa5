import { describe, expect, it } from 'vitest'
import { digestOfLines, toldInFull } from '../../src/discord/table/digest.ts'
import { endOfOld } from '../../src/discord/screens/chronicle.ts'
import type { TableSight } from '../../src/tables/service.ts'
import type { ChronicleLine } from '../../src/tables/store.ts'

/** A table of two people, Ann and Ben, and two computer players. */
const NAMES = ['Ann', 'Ben', 'Elf', 'Troll']
const sight = {
  record: { seats: NAMES.map((name, seat) => ({ seat, name, user: seat < 2 ? name.toLowerCase() : null })) },
  game: {
    words: {
      fact: ({ says, seat }: { says?: string; seat: number }) => says ?? `🧭 Round 1 · **${NAMES[seat]}**’s turn`,
      turnOf: ({ says, seat }: { says?: string; seat: number }) => (says === undefined ? seat : null),
    },
  },
} as unknown as TableSight

type Piece = number | string | { readonly secretly: string }

/** Lines of the chronicle: `seat` of a turn that begins, or what is said in one. */
function lines(...told: readonly Piece[]): ChronicleLine[] {
  let seat = 0
  return told.map((one, index) => {
    if (typeof one === 'number') seat = one
    const says = typeof one === 'object' ? one.secretly : one
    const fact = { kind: 'said', seat, ...(typeof says === 'string' && { says }) }
    const to = typeof one === 'object' ? [0] : 'all'
    return { kind: 'fact', fact, to, line: index + 1, seq: index + 1, at: 0 } as unknown as ChronicleLine
  })
}

const read = (...told: readonly Piece[]) => digestOfLines(sight, lines(...told)).map(({ text }) => text)
const HEAD = (name: string) => `**🧭 Round 1 · ${name}’s turn**`

describe('the digest of what was told', () => {
  it('tells a person’s turn line by line, under its heading', () => {
    expect(read(0, '🎲 **Ann** rolls **4**.', '👣 **Ann** goes. *Bravely.*')).toEqual([
      HEAD('Ann'),
      '🎲 **Ann** rolls **4**.',
      '👣 **Ann** goes. *Bravely.*',
    ])
  })

  it('tells a computer player’s turn in one line, without flavour, the name said once', () => {
    const told = read(2, '🎲 **Elf** rolls **4**.', '🃏 **Elf** draws the **Imp**. *Small. Rude.*', '-# Three left.', 3)
    expect(told).toEqual([HEAD('Elf'), '🎲 rolls **4**. 🃏 draws the **Imp**. Three left.', HEAD('Troll')])
  })

  it('keeps the name where it does not begin a sentence of its own', () => {
    const told = read(2, '⚔️ **Elf** and **Ann** fight.', '💰 **Elf**, Tavern: **4**.', '**Ann** wins.')
    expect(told[1]).toBe('⚔️ **Elf** and **Ann** fight. 💰 **Elf**, Tavern: **4**. **Ann** wins.')
  })

  it('leaves out the middle of a long one, never its end', () => {
    const blows = Array.from({ length: 40 }, (_, blow) => `⚔️ **Elf** strikes: **${blow}**.`)
    const told = read(2, ...blows, '🏆 The **Goblin** is dead.')[1] ?? ''
    expect(told.length).toBeLessThan(340)
    expect(told).toMatch(/^⚔️ strikes: \*\*0\*\*\..*… \*\(more in the Log\)\* … 🏆 The \*\*Goblin\*\* is dead\.$/u)
  })

  it('is the same whatever was told to some alone in between', () => {
    const told = ['🎲 **Elf** rolls **4**.', '👣 **Elf** goes.'] as const
    expect(read(2, told[0], { secretly: 'psst' }, told[1], { secretly: 'psst' })).toEqual(read(2, ...told))
  })

  it('has all of it where it is told in full', () => {
    expect(toldInFull(sight, lines(2, '👣 **Elf** goes. *Softly.*'))).toEqual([
      HEAD('Elf'),
      '👣 **Elf** goes. *Softly.*',
    ])
  })
})

describe('an old message', () => {
  const end = (isForPeople: boolean, ...told: readonly Piece[]) =>
    endOfOld(sight, lines(...told), told.length, isForPeople)

  it('ends with the last turn of a person; what computer players did after it stands above the next card', () => {
    expect(end(true, 0, 'goes', 2, 'goes', 3, 'goes', 1, 'rolls')).toBe(2)
    expect(end(true, 2, 'goes', 0, 'goes', 3, 'goes')).toBe(4)
  })

  it('ends before the turn under way while nobody is asked', () => {
    expect(end(false, 0, 'goes', 2, 'goes', 3, 'goes')).toBe(4)
  })

  it('is never left with nothing to tell', () => {
    expect(end(true, 2, 'goes')).toBe(2)
    expect(end(true, 2, 'goes', 3, 'goes', 0)).toBe(2)
    expect(end(true, 'The game begins.', 'It rains.')).toBe(2)
  })
})
