import { describe, expect, it, vi } from 'vitest'
import { digestOfLines, toldInFull } from '../../src/discord/table/telling/digest.ts'
import { endOfOld } from '../../src/discord/screens/parts/chronicle.ts'
import { emit, type Game, type Play, type State } from '../../src/engine/index.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import type { ChronicleLine } from '../../src/tables/model/store.ts'
import { idOf, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { say } from '../../src/discord/words/index.ts'

/** A table of two people, Ann and Ben, and two computer players. */
const NAMES = ['Ann', 'Ben', 'Elf', 'Troll']
const view = {
  record: {
    seats: NAMES.map((name, seat) => ({ seat, name, user: seat < 2 ? name.toLowerCase() : null })),
    called: [],
  },
  game: {
    words: {
      fact: ({ says, seat }: { says?: string; seat: number }) => says ?? `🧭 Round 1 · **${NAMES[seat]}**’s turn`,
      turnOf: ({ says, seat }: { says?: string; seat: number }) => (says === undefined ? seat : null),
    },
  },
} as unknown as TableView

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

const pieces = (...told: readonly Piece[]) => digestOfLines(view, lines(...told)).map(({ text }) => text)
const read = (...told: readonly Piece[]) => pieces(...told).flatMap((piece) => piece.split('\n'))
const HEAD = (name: string) => `**🧭 Round 1 · ${name}’s turn**`

describe('the digest of what was told', () => {
  it('the digest of what was told tells a person’s turn line by line, under its heading', () => {
    expect(read(0, '🎲 **Ann** rolls **4**.', '🥾 **Ann** goes. *Bravely.*')).toEqual([
      HEAD('Ann'),
      '🎲 **Ann** rolls **4**.',
      '🥾 **Ann** goes. *Bravely.*',
    ])
  })

  it('facts in a row that belong together are one line, whatever is told in secret between them', () => {
    const fact = (card: string, to: 'all' | number[], line: number) =>
      ({ kind: 'fact', fact: { kind: 'dropped', seat: 0, card, space: 'village', why: 'ditched' }, to, line, seq: line, at: 0 }) as unknown as ChronicleLine // prettier-ignore
    const at = { ...view, game: TALISMAN } as unknown as TableView
    const told = [fact('sword-1', 'all', 1), fact('helmet', [1], 2), fact('shield', 'all', 3)]
    const text = '**Ann** leaves the **Sword** and the **Shield** in the Village.'
    expect(digestOfLines(at, told)).toEqual([{ text, last: told[2] }])
    expect(toldInFull(at, told)).toEqual([text])
    expect(toldInFull(at, told.slice(0, 1))).toEqual(['**Ann** leaves the **Sword** in the Village.'])
  })

  it('the digest of what was told tells a computer player’s turn in one line of whole sentences, with the first emoji', () => {
    const told = read(2, '🎲 **Elf** rolls **4**.', '🃏 **Elf** draws the **Imp**. *Small. Rude.*', '-# Three left.', 3)
    expect(told).toEqual([
      HEAD('Elf'),
      '🎲 **Elf** rolls **4**. **Elf** draws the **Imp**. *Small. Rude.* Three left.',
      HEAD('Troll'),
    ])
  })

  it('the digest of what was told leaves out the middle of a long one, never its end', () => {
    const blows = Array.from({ length: 40 }, (_, blow) => `⚔️ **Elf** strikes: **${blow}**.`)
    const told = read(2, ...blows, '🏆 The **Goblin** is dead.')[1] ?? ''
    expect(told.length).toBeLessThan(340)
    expect(told).toMatch(
      /^⚔️ \*\*Elf\*\* strikes: \*\*0\*\*\..*\*\(…more in the log…\)\* The \*\*Goblin\*\* is dead\.$/u,
    )
  })

  it('the digest of what was told is the same whatever was told to some alone in between', () => {
    const told = ['🎲 **Elf** rolls **4**.', '🥾 **Elf** goes.'] as const
    expect(read(2, told[0], { secretly: 'psst' }, told[1], { secretly: 'psst' })).toEqual(read(2, ...told))
  })

  it('never parts a heading from what follows it', () => {
    expect(pieces(0, '🥾 **Ann** goes.', '**Ann** rests.', 2, '🥾 **Elf** goes.', 3, 1)).toEqual([
      `${HEAD('Ann')}\n🥾 **Ann** goes.`,
      '**Ann** rests.',
      `${HEAD('Elf')}\n🥾 **Elf** goes.`,
      HEAD('Troll'),
      HEAD('Ben'),
    ])
  })

  it('the digest of what was told has all of it where it is told in full', () => {
    expect(toldInFull(view, lines(2, '🥾 **Elf** goes. *Softly.*'))).toEqual([
      HEAD('Elf'),
      '🥾 **Elf** goes. *Softly.*',
    ])
  })
})

describe('an old message', () => {
  const end = (isForPeople: boolean, ...told: readonly Piece[]) =>
    endOfOld(view, lines(...told), told.length, isForPeople)

  it('an old message ends with the last turn of a person; what computer players did after it stands above the next card', () => {
    expect(end(true, 0, 'goes', 2, 'goes', 3, 'goes', 1, 'rolls')).toBe(2)
    expect(end(true, 2, 'goes', 0, 'goes', 3, 'goes')).toBe(4)
  })

  it('an old message ends before the turn under way while nobody is asked', () => {
    expect(end(false, 0, 'goes', 2, 'goes', 3, 'goes')).toBe(4)
  })

  it('an old message is never left with nothing to tell', () => {
    expect(end(true, 2, 'goes')).toBe(2)
    expect(end(true, 2, 'goes', 3, 'goes', 0)).toBe(2)
    expect(end(true, 'The game begins.', 'It rains.')).toBe(2)
  })
})

/** The Parlour with a heading for each turn. */
function headed(): Game {
  const game = parlour({ times: 2, offers: ['tea', 'cake'] })
  type Room = State & { readonly turns: number; readonly seats: number }
  function* turn(room: Room): Play {
    emit(room, { kind: 'began', seat: room.turns % room.seats })
    yield* game.rules.turn(room)
  }
  const fact: Game['words']['fact'] = (one, names) =>
    one.kind === 'began' ? `🧭 ${names((one as unknown as { seat: number }).seat)}’s turn` : game.words.fact(one, names)
  const turnOf: Game['words']['turnOf'] = (one) =>
    one.kind === 'began' ? (one as unknown as { seat: number }).seat : null
  return { ...game, rules: { ...game.rules, turn: turn as never }, words: { ...game.words, fact, turnOf } }
}

describe('the messages of a room', () => {
  it('the messages of a room tell a person’s turn by itself, and the turns of computer players in a row above the next card', async () => {
    const at = openHouse({ games: [headed()] })
    try {
      await at.command('ann', '/game new', { game: 'parlour' })
      const record = await at.tables.directory.openIn('griffin', 'hall')
      for (let one = 0; one < 2; one += 1) await at.tables.seats.addComputer(record?.id ?? '', 'ann')
      // As long as the names of earlier tables.
      const lobby = (await at.store.records.find(record?.id ?? '')) ?? expect.fail('no table')
      const seats = lobby.seats.map((one) => (one.user === null ? { ...one, name: `Computer ${one.seat}` } : one))
      const change = { table: lobby.id, after: lobby.revision, change: { seats }, at: Date.now() }
      await at.store.commit(change)
      await at.tables.opening.start(record?.id ?? '', 'ann')
      await at.shown()
      for (const pick of ['Take tea', 'Take cake']) {
        await at.press('ann', idOf(at.card(), pick))
        await at.shown()
      }
      await vi.waitUntil(async () => {
        const kept = await at.tables.views.of(record?.id ?? '')
        return kept && hasGame(kept) && kept.turn === 4
      })
      await at.shown()
      const [own, card, another] = at.rooms.in('hall').map(({ panel }) => readable(panel))
      expect(another).toBeUndefined()
      expect(own).toContain('**🧭 ann’s turn**\n**ann** takes tea. A quiet parlour.\n**ann** takes cake.')
      expect(own).not.toContain('Computer')
      const brief = (who: string) =>
        `**🧭 ${who}’s turn**\n**${who}** takes tea. A quiet parlour. **${who}** takes tea. A quiet parlour.`
      // A card has room for the last of them, and the log for all.
      expect(card).toContain(`-# ${say('digest-more')}\n${brief('Computer 2')}\n`)
      expect(readable((await at.command('ann', '/game log')) as Panel)).toContain('**Computer 1** takes tea')
      expect(card).toContain('**🧭 ann’s turn**')
    } finally {
      await at.close()
    }
  })
})
