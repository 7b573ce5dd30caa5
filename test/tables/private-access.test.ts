import { describe, expect, it } from 'vitest'
import { exportFile, TABLE_LIMITS, timingOf, WHISPER_LETTERS, type TableId } from '../../src/tables/index.ts'
import { seatSeenBy } from '../../src/tables/steps/spectators.ts'
import { granted, houseOf, openTable, startTable, type House } from '../kit/house.ts'

const MARA = { user: 'mara', name: 'Mara' }
const calm = () => houseOf({ timing: timingOf('daily') })

const events = async ({ store }: House, id: TableId) =>
  (await store.chronicle.lines(id, 0, 9999)).flatMap((line) => (line.kind === 'event' ? [line.event] : []))
const kinds = async (house: House, id: TableId) => (await events(house, id)).map(({ kind }) => kind)
const recordOf = async ({ store }: House, id: TableId) => {
  const record = await store.records.find(id)
  if (!record) throw new Error(`no table ${id}`)
  return record
}
const watchers = async (house: House, id: TableId) => (await recordOf(house, id)).watchers
const agreed = async (house: House, id: TableId, by: string) => {
  const proposal = (await recordOf(house, id)).motions.find(({ came }) => came === null)
  return granted(await house.tables.votes.vote(id, by, proposal?.id ?? '', true))
}

/** Ann, Bob and Cat play, and Mara has private access to Ann's seat. */
async function watched(): Promise<{ house: House; id: TableId }> {
  const house = calm()
  const id = await startTable(house, ['ann', 'bob', 'cat'])
  granted(await house.tables.votes.propose(id, 'ann', { kind: 'watch', watcher: MARA }))
  await agreed(house, id, 'bob')
  await agreed(house, id, 'cat')
  return { house, id }
}

describe('private access', () => {
  it('private access needs the agreement of all the others, and is always to the proposer’s own seat', async () => {
    const house = calm()
    const id = await startTable(house, ['ann', 'bob', 'cat', 'computer'])
    // A player can open only their own seat.
    expect(granted(await house.tables.votes.propose(id, 'ann', { kind: 'watch', seat: 1, watcher: MARA }))).toBe('open')
    expect(
      await house.tables.votes.propose(id, 'ann', { kind: 'watch', watcher: { user: 'ned', name: 'Ned' } }),
    ).toEqual({
      ok: false,
      why: 'proposal-open',
    })
    expect(await agreed(house, id, 'bob')).toBe('open')
    expect(await watchers(house, id)).toEqual([])
    expect(await agreed(house, id, 'cat')).toBe('agreed')
    expect(await watchers(house, id)).toEqual([{ ...MARA, seat: 0 }])
    const record = await recordOf(house, id)
    expect(['ann', 'bob', 'mara', 'ned'].map((user) => seatSeenBy(record, user))).toEqual([0, 1, 0, null])
    const said = (await events(house, id)).filter(({ kind }) => kind === 'motion' || kind === 'watched')
    expect(said).toEqual([
      { kind: 'motion', motion: 'watch', by: 0, about: 0, whom: 'Mara', came: 'moved' },
      { kind: 'motion', motion: 'watch', by: 0, about: 0, whom: 'Mara', came: 'agreed' },
      { kind: 'watched', seat: 0, ...MARA },
    ])
  })

  it('private access needs no agreement among computers, and an admin cannot decide it', async () => {
    const house = calm()
    const id = await startTable(house, ['ann', 'computer'])
    expect(await house.tables.votes.decide(id, { kind: 'watch', seat: 0, watcher: MARA })).toMatchObject({
      why: 'which-watcher',
    })
    expect(granted(await house.tables.votes.propose(id, 'ann', { kind: 'watch', watcher: MARA }))).toBe('agreed')
  })

  it('private access is refused to players, to people who have it already, and to nobody in particular', async () => {
    const { house, id } = await watched()
    const asked = async (watcher?: { user: string; name: string }) =>
      await house.tables.votes.propose(id, 'bob', { kind: 'watch', watcher })
    expect(await asked()).toEqual({ ok: false, why: 'which-watcher' })
    expect(await asked({ user: 'cat', name: 'Cat' })).toEqual({ ok: false, why: 'watcher-plays' })
    expect(await asked(MARA)).toEqual({ ok: false, why: 'watches-already' })
    // A spectator with private access cannot act.
    expect(await house.tables.answers.submit(id, 'mara', { verb: 'dig.where', key: 'pit:north' })).toEqual({
      ok: false,
      why: 'not-seated',
    })
    expect(await house.tables.votes.propose(id, 'mara', { kind: 'pause' })).toEqual({ ok: false, why: 'not-seated' })
  })

  it.each([
    ['the player', 'ann'],
    ['the watcher', 'mara'],
    ['an admin', null],
  ])('private access is ended by %s, and by nobody else', async (_who, by) => {
    const { house, id } = await watched()
    expect(await house.tables.privateAccess.endWatch(id, 'mara', 'bob')).toEqual({ ok: false, why: 'watch-not-yours' })
    granted(await house.tables.privateAccess.endWatch(id, 'mara', by))
    expect(await watchers(house, id)).toEqual([])
    expect((await events(house, id)).at(-1)).toEqual({ kind: 'watch-ended', seat: 0, ...MARA })
    expect(await house.tables.privateAccess.endWatch(id, 'mara', 'ann')).toEqual({ ok: false, why: 'not-watching' })
  })

  it('private access ends when the seat changes hands, the table moves away or the game ends', async () => {
    const changes = await watched()
    granted(await changes.house.tables.seats.leave(changes.id, 'ann'))
    // A seat whose player is away is still that player's.
    expect(await watchers(changes.house, changes.id)).toHaveLength(1)
    granted(await changes.house.tables.seats.giveSeat(changes.id, 0, 'zoe', 'Zoe'))
    expect(await watchers(changes.house, changes.id)).toEqual([])
    expect((await kinds(changes.house, changes.id)).slice(-2)).toEqual(['seat-taken', 'watch-ended'])

    const moves = await watched()
    granted(await moves.house.tables.saves.resume(moves.id, { server: 'server', room: 'elsewhere' }))
    expect(await watchers(moves.house, moves.id)).toHaveLength(1)
    granted(await moves.house.tables.saves.resume(moves.id, { server: 'another', room: 'elsewhere' }))
    expect(await watchers(moves.house, moves.id)).toEqual([])

    const ends = await watched()
    granted(await ends.house.tables.saves.close(ends.id))
    expect(await watchers(ends.house, ends.id)).toEqual([])
    expect((await kinds(ends.house, ends.id)).at(-1)).toBe('closed')
  })

  it('a proposal of private access is void if its spectator takes a seat before all have agreed', async () => {
    const house = calm()
    const id = await startTable(house, ['ann', 'bob', 'cat'])
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'watch', watcher: MARA }))
    granted(await house.tables.seats.giveSeat(id, 2, 'mara', 'Mara'))
    expect(await agreed(house, id, 'bob')).toBe('open')
    expect(await agreed(house, id, 'mara')).toBe('void')
    expect(await watchers(house, id)).toEqual([])
  })
})

/** A table at which players may whisper. */
async function hushed(users = ['ann', 'bob', 'cat', 'computer'], limits = {}): Promise<{ house: House; id: TableId }> {
  const house = houseOf({ timing: timingOf('daily'), limits })
  const id = await openTable(house, users)
  granted(await house.tables.settings.setWhispering(id, 'ann', true))
  granted(await house.tables.opening.start(id, 'ann'))
  return { house, id }
}

describe('a whisper', () => {
  it('a whisper is saved with a public line that does not contain its text', async () => {
    const { house, id } = await hushed()
    granted(await house.tables.privateAccess.whisper(id, 'ann', 1, '  I have\n the key. '))
    granted(await house.tables.privateAccess.whisper(id, 'bob', 0, 'Show me.'))
    granted(await house.tables.privateAccess.whisper(id, 'cat', 0, 'What is it?'))
    expect((await events(house, id)).slice(-3)).toMatchObject([
      { kind: 'whispered', from: 0, to: 1, number: 1 },
      { kind: 'whispered', from: 1, to: 0, number: 2 },
      { kind: 'whispered', from: 2, to: 0, number: 3 },
    ])
    const textsOf = async (user: string) =>
      (await house.tables.privateAccess.whispersWith(id, user, 9)).map(({ text }) => text)
    expect(await textsOf('ann')).toEqual(['I have the key.', 'Show me.', 'What is it?'])
    expect(await textsOf('bob')).toEqual(['I have the key.', 'Show me.'])
    expect(await textsOf('mara')).toEqual([])
    expect((await house.tables.privateAccess.whispersWith(id, 'ann', 1)).map(({ number }) => number)).toEqual([3])
  })

  it('a whisper is refused if the table forbids it, its recipient cannot hear it, or it is empty or too long', async () => {
    const { house, id } = await hushed()
    const said = async (to: number, text = 'Psst', by = 'ann') => {
      const result = await house.tables.privateAccess.whisper(id, by, to, text)
      return result.ok ? 'said' : result.why
    }
    expect(await said(3)).toBe('whisper-to-whom')
    expect(await said(0)).toBe('whisper-to-whom')
    expect(await said(-1)).toBe('whisper-to-whom')
    expect(await said(1, ' \n ')).toBe('whisper-letters')
    expect(await said(1, '\u200b\u2060 \u3164')).toBe('whisper-letters')
    expect(await said(1, '🐉'.repeat(WHISPER_LETTERS + 1))).toBe('whisper-letters')
    expect(await said(1, '🐉'.repeat(WHISPER_LETTERS))).toBe('said')
    expect(await said(1, 'Psst', 'mara')).toBe('not-seated')
    granted(await house.tables.people.choose('bob', { whispers: 'nobody' }))
    expect(await said(1)).toBe('whispers-refused')
    granted(await house.tables.seats.resign(id, 'cat'))
    expect(await said(2)).toBe('whisper-to-whom')
    expect(await said(0, 'Psst', 'cat')).toBe('not-playing')

    const silent = await startTable(house, ['dan', 'eve'], 'seed', 'another room')
    expect(await house.tables.privateAccess.whisper(silent, 'dan', 1, 'Psst')).toEqual({
      ok: false,
      why: 'no-whispers',
    })
    expect(await house.tables.settings.setWhispering(silent, 'dan', true)).toEqual({ ok: false, why: 'not-in-lobby' })
    expect((await house.store.marks.whispers(silent)).length).toBe(0)
  })

  it('whispers per minute and person are limited', async () => {
    const { house, id } = await hushed(['ann', 'bob'], TABLE_LIMITS)
    const many = TABLE_LIMITS.aMinute.whispers
    for (let said = 0; said < many; said += 1)
      granted(await house.tables.privateAccess.whisper(id, 'ann', 1, `${said}`))
    expect(await house.tables.privateAccess.whisper(id, 'ann', 1, 'One more')).toEqual({
      ok: false,
      why: 'whispered-too-often',
    })
    granted(await house.tables.privateAccess.whisper(id, 'bob', 0, 'I still may'))
    house.clock.pass(60_000)
    granted(await house.tables.privateAccess.whisper(id, 'ann', 1, 'One more'))
  })

  it('a whisper stays between its two people when a seat changes hands', async () => {
    const { house, id } = await hushed()
    granted(await house.tables.privateAccess.whisper(id, 'ann', 1, 'Only for Bob'))
    granted(await house.tables.seats.giveSeat(id, 1, 'zoe', 'Zoe'))
    expect(await house.tables.privateAccess.whispersWith(id, 'zoe', 9)).toEqual([])
    expect(await house.tables.privateAccess.whispersWith(id, 'bob', 9)).toHaveLength(1)
  })

  it('whispers travel in a moderator’s file only, even once the game is over', async () => {
    const { house, id } = await hushed(['ann', 'bob'])
    granted(await house.tables.privateAccess.whisper(id, 'ann', 1, 'First'))
    granted(await house.tables.privateAccess.whisper(id, 'bob', 0, 'Second'))
    const file = granted(await house.tables.saves.export(id, { user: 'boss', name: 'Kim' }))
    const other = houseOf()
    const into = { server: 'server', room: 'room' }
    const taken = granted(await other.tables.saves.import(Buffer.from(file), into))
    expect(taken.whispering).toBe(true)
    expect(await other.store.marks.whispers(id)).toEqual(await house.store.marks.whispers(id))
    // A file with a whisper to nobody, or with whispers out of order, is refused.
    const { checksum: _, format: _f, version: _v, ...game } = JSON.parse(file)
    const edited = (change: object) => Buffer.from(exportFile({ ...game, ...change }))
    const third = houseOf()
    const [first, second] = game.whispers
    const nowhere = { ...second, to: { ...second.to, seat: 9 } }
    expect(await third.tables.saves.import(edited({ whispers: [first, nowhere] }), into)).toMatchObject({
      why: 'export-unfit',
    })
    expect(await third.tables.saves.import(edited({ whispers: [second, first] }), into)).toMatchObject({
      why: 'export-edited',
    })
    expect(await third.tables.saves.import(edited({ whispers: undefined }), into)).toMatchObject({
      why: 'export-edited',
    })
    expect(granted(await third.tables.saves.import(edited({}), into)).id).toBe(id)
    // After the end of the game, each of the two people may still read them, and nobody else.
    granted(await other.tables.saves.resume(id, { server: 'server', room: 'room' }))
    granted(await other.tables.seats.resign(id, 'ann'))
    expect((await recordOf(other, id)).status).toBe('over')
    const textsOf = async (user: string) =>
      (await other.tables.privateAccess.whispersWith(id, user, 9)).map(({ text }) => text)
    expect(await textsOf('ann')).toEqual(['First', 'Second'])
    expect(await textsOf('zoe')).toEqual([])
    const handedOut = exportFile(granted(await other.tables.archive.saved(id)))
    expect(handedOut).toContain('"mark":"')
    for (const secret of ['First', 'Second', ...[first, second].map(({ salt }: { salt: string }) => salt)]) {
      expect(handedOut).not.toContain(secret)
    }
  })

  it('whispers appear in no log, at any level', async () => {
    const { house, id } = await hushed()
    granted(await house.tables.privateAccess.whisper(id, 'ann', 1, 'Abracadabra'))
    await house.tables.privateAccess.whisper(id, 'ann', 3, 'Abracadabra')
    expect(house.logged.join('\n')).not.toContain('Abracadabra')
    expect(JSON.stringify(await house.store.chronicle.lines(id, 0, 999))).not.toContain('Abracadabra')
  })
})

describe('a moderator’s look into secrets', () => {
  it('a moderator’s look into secrets first leaves a public line, and is refused to players', async () => {
    const { house, id } = await watched()
    granted(await house.tables.privateAccess.lookInto(id, { user: 'boss', name: 'Kim' }, 1))
    const refused = { ok: false, why: 'plays-there' }
    expect(await house.tables.privateAccess.lookInto(id, { user: 'cat', name: 'Cat' }, null)).toEqual(refused)
    expect((await events(house, id)).filter(({ kind }) => kind === 'looked-into')).toEqual([
      { kind: 'looked-into', by: 'Kim', user: 'boss', plays: null, seat: 1 },
    ])
    expect((await house.store.chronicle.lastLines(id, 1)).every(({ to }) => to === 'all')).toBe(true)
    expect(await house.tables.privateAccess.lookInto(id, MARA, 9)).toEqual({ ok: false, why: 'which-seat' })
    const lobby = await openTable(house, ['dan'], '', 'hall')
    expect(await house.tables.privateAccess.lookInto(lobby, MARA, null)).toEqual({ ok: false, why: 'not-playing' })
  })
})
