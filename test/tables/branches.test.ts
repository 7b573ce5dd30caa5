import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseAny,
  hidden,
  only,
  options,
  reseed,
  emit,
  type Game,
  type Play,
  type State,
} from '../../src/engine/index.ts'
import { readExport, type TableId, type TableView } from '../../src/tables/index.ts'
import { bareRules } from '../kit/bare.ts'
import { answer, granted, houseOf, sightOf, startTable, type House } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

const PEOPLE = ['ann', 'ben', 'cleo']

/** The views, questions and orders of every seat and of a spectator. */
const seen = (view: TableView) =>
  JSON.stringify(
    [null, ...view.record.seats.map(({ seat }) => seat)].map((viewer) => [
      view.viewFor(viewer),
      view.asked(viewer),
      viewer === null ? [] : [view.asides(viewer), view.orders(viewer)],
    ]),
  )
const events = async ({ store }: House, id: TableId) =>
  (await store.chronicle.lines(id, 0, 9999)).flatMap((line) => (line.kind === 'event' ? [line.event] : []))
const back = (turn: number) => ({ kind: 'back', turn }) as const
const take = (branch: number) => ({ kind: 'back', branch }) as const

async function startLong(house: House, seed = ''): Promise<TableId> {
  const [host = '', ...others] = PEOPLE
  const at = { server: 'server', room: 'room', seed, host: { user: host, name: host } }
  const { id } = granted(await house.tables.opening.open({ game: 'toy', preset: 'standard', ...at }))
  for (const one of others) granted(await house.tables.seats.join(id, one, one))
  granted(await house.tables.opening.start(id, host))
  return id
}

async function playOn(house: House, id: TableId, most: number): Promise<void> {
  for (let n = 0; n < most && !(await sightOf(house, id)).isOver; n += 1) await answer(house, id)
}

const move = fc.tuple(
  fc.constantFrom('play', 'play', 'play', 'back', 'back', 'take', 'take', 'undo', 'reload'),
  fc.nat(40),
)

describe('branches', () => {
  test('branches look the same to everyone after a return as before they were left; tokens never repeat, and the game verifies', async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 25 }), async (moves) => {
        let house = houseOf()
        const id = await startLong(house)
        const left = new Map<number, string>()
        for (const [what, much] of moves) {
          const view = await sightOf(house, id)
          if (view.isOver) break
          const counts = PEOPLE.map((_, seat) => view.token(seat).count)
          if (what === 'play') await playOn(house, id, (much % 12) + 1)
          if (what === 'undo') await house.tables.answers.undo(id, PEOPLE[much % 3] ?? '')
          if (what === 'reload') {
            house = houseOf({ store: house.store }, house.clock)
            expect(seen(await sightOf(house, id))).toBe(seen(view))
            const again = await sightOf(house, id)
            expect(PEOPLE.map((_, seat) => again.token(seat).count)).toEqual(counts)
          }
          const branches = await house.tables.rollbacks.branches(id)
          const branch = branches[much % Math.max(1, branches.length)]
          const goal =
            what === 'back' ? back((much % view.turn) + 1) : what === 'take' && branch ? take(branch.number) : null
          if (!goal) continue
          const number =
            (await house.store.log.entries(id)).filter((one) => one.kind === 'rewind' && (one.deals ?? one.keeps))
              .length + 1
          const done = await house.tables.votes.decide(id, goal)
          if (!done.ok) continue
          left.set(number, seen(view))
          const now = await sightOf(house, id)
          for (const [seat, count] of counts.entries()) expect(now.token(seat).count).toBeGreaterThan(count)
          if (what !== 'take' || !branch) continue
          taken += 1
          expect(seen(now)).toBe(left.get(branch.number))
          expect((await house.tables.rollbacks.branches(id)).map((one) => one.number)).not.toContain(branch.number)
        }
        await playOn(house, id, 2000)
        expect(granted(await house.tables.archive.verify(id))).toMatchObject({ trouble: null, holds: true })
        await house.tables.stop()
      }),
      { numRuns: 6 },
    )
    expect(taken).toBeGreaterThan(0)
  })

  test('branches are listed with their last line, time and decider, until the table returns to them or abandons a branch below them', async () => {
    const house = houseOf()
    const id = await startLong(house)
    expect(await house.tables.rollbacks.branches(id)).toEqual([])
    await playOn(house, id, 14)
    const { turn } = await sightOf(house, id)
    house.clock.pass(5000)
    granted(await house.tables.votes.decide(id, back(2)))
    const [first, ...none] = await house.tables.rollbacks.branches(id)
    expect(none).toEqual([])
    expect(first).toMatchObject({ number: 1, turn, by: null, at: house.clock.now() })
    expect(first?.last).toMatchObject({ kind: 'fact', to: 'all' })
    expect((await events(house, id)).at(-1)).toEqual({
      kind: 'went-back',
      from: turn,
      turn: 2,
      renews: true,
      left: 1,
      took: null,
    })
    // Nothing has happened since, so the table has nothing to abandon.
    expect(await house.tables.votes.decide(id, back(2))).toEqual({ ok: false, why: 'nothing-to-undo' })
    await playOn(house, id, 3)
    // Going back undoes secret answers too, but the preview doesn't count them.
    const undoes = (await house.store.log.entries(id))
      .slice(-3)
      .filter((one) => one.kind === 'answer' && !one.quiet).length
    const way = granted(await house.tables.rollbacks.preview(id, take(1)))
    expect(way).toMatchObject({ branch: 1, renews: true, undoes })
    expect(way.then.turn).toBe(turn)
    expect(way.whose.reduce((sum, { answers }) => sum + answers, 0)).toBe(undoes)
    expect(way.last.length).toBeGreaterThan(0)
    granted(await house.tables.votes.decide(id, take(1)))
    expect((await events(house, id)).at(-1)).toMatchObject({ kind: 'went-back', renews: true, left: 2, took: 1, turn })
    expect((await house.tables.rollbacks.branches(id)).map(({ number }) => number)).toEqual([2])
    const before = JSON.stringify([await house.store.log.entries(id), await house.store.chronicle.lines(id, 0, 9999)])
    for (const gone of [1, 3, 0, -1])
      expect(await house.tables.votes.decide(id, take(gone))).toEqual({ ok: false, why: 'branch-gone' })
    expect(await house.tables.votes.decide(id, { kind: 'back', line: 99_999 })).toEqual({
      ok: false,
      why: 'which-moment',
    })
    expect(JSON.stringify([await house.store.log.entries(id), await house.store.chronicle.lines(id, 0, 9999)])).toBe(
      before,
    )
    await house.tables.stop()
  })

  test('branches do not count while abandoned, and count as before once the table returns to them', async () => {
    const house = houseOf()
    const id = await startLong(house)
    await playOn(house, id, 8)
    const line = (await house.store.chronicle.lines(id, 0, 9999)).findLast((one) => one.kind === 'fact')
    if (!line) throw new Error('nothing was told')
    const stands = async () => (await house.tables.chronicle.counting(id))(line)
    expect(await stands()).toBe(true)
    granted(await house.tables.votes.decide(id, back(2)))
    expect(await stands()).toBe(false)
    granted(await house.tables.votes.decide(id, take(1)))
    expect(await stands()).toBe(true)
    await house.tables.stop()
  })

  test('branches need a vote that shows first how much a return undoes, and are part of an export', async () => {
    const house = houseOf()
    const id = await startLong(house)
    await playOn(house, id, 12)
    granted(await house.tables.votes.propose(id, 'ann', back(2)))
    const vote = async (users: readonly string[]) => {
      const proposal = (await sightOf(house, id)).proposals.find(({ came }) => came === null)
      expect(proposal).not.toHaveProperty('to')
      const way = granted(await house.tables.rollbacks.previewOpen(id, proposal?.id ?? ''))
      expect(proposal).toMatchObject({ undoes: way.undoes, whose: way.whose, turns: way.turns, renews: way.renews })
      for (const user of users) granted(await house.tables.votes.vote(id, user, proposal?.id ?? '', true))
    }
    await vote(['ben', 'cleo'])
    expect((await house.tables.rollbacks.branches(id))[0]).toMatchObject({ number: 1, by: 0 })
    await playOn(house, id, 2)
    granted(await house.tables.votes.propose(id, 'ben', take(1)))
    await vote(['ann', 'cleo'])
    await playOn(house, id, 2)
    granted(await house.tables.votes.decide(id, back(3)))
    const file = await readExport(
      Buffer.from(granted(await house.tables.saves.export(id, { user: 'boss', name: 'boss' }))),
    )
    if (typeof file === 'string') throw new Error(file)
    const other = houseOf()
    granted(
      await other.tables.saves.import(
        Buffer.from(granted(await house.tables.saves.export(id, { user: 'boss', name: 'boss' }))),
        {
          server: 'x',
          room: 'y',
        },
      ),
    )
    granted(await other.tables.saves.resume(id, { server: 'x', room: 'y' }))
    expect(await other.tables.rollbacks.branches(id)).toEqual(await house.tables.rollbacks.branches(id))
    const [last] = await other.tables.rollbacks.branches(id)
    for (const one of [house, other]) granted(await one.tables.votes.decide(id, take(last?.number ?? 0)))
    expect(seen(await sightOf(other, id))).toBe(seen(await sightOf(house, id)))
    for (const one of [house, other]) await one.tables.stop()
  })
})

describe('going back past neither a die nor a revealed secret', () => {
  /** Seat 0 goes on, openly and without dice. Seat 1 may look at something in secret. */
  function* play(game: State): Play {
    for (;;) {
      const asked = yield* chooseAny<string>([
        { seat: 0, verb: 'go.on', options: () => options(['on', 'end']) },
        hidden({ seat: 1, verb: 'vow.what', options: () => options<string>(['look', 'wait']), default: 'wait' }, {}),
      ])
      if (asked.seat === 0 && asked.value === 'end') return
      if (asked.seat === 0) emit(game, { kind: 'gone-on' })
      else emit(game, { kind: 'looked' }, only(1))
    }
  }
  const calm = () => {
    const rules = {
      ...bareRules(play as never, { id: 'toy', turns: 9 }),
      reshuffleHidden: (state: State) => reseed(state, 'anew'),
    }
    const computer = () => ({ verb: 'go.on', key: 'on' })
    return houseOf({ games: [{ rules, words: toy.words, computer } as unknown as Game] })
  }

  test('going back past neither a die nor a revealed secret says that the seed stays; secrets that a player has looked at are dealt again unnoticed', async () => {
    const told = async (isLookedAt: boolean) => {
      const house = calm()
      const id = await startTable(house, ['ann', 'ben'])
      const on = (key = 'on') => house.tables.answers.submit(id, 'ann', { verb: 'go.on', key })
      granted(await on())
      if (isLookedAt) granted(await house.tables.answers.submit(id, 'ben', { verb: 'vow.what', key: 'look' }))
      granted(await on())
      const way = granted(await house.tables.rollbacks.preview(id, back(1)))
      granted(await house.tables.votes.decide(id, back(1)))
      granted(await on())
      // Going back a second time doesn't reveal the secret part of the first one either.
      granted(await house.tables.votes.decide(id, back(1)))
      const rewinds = (await house.store.log.entries(id)).flatMap((one) => (one.kind === 'rewind' ? [one] : []))
      const { undoes, whose, renews, branch, turns } = way
      const shown = {
        way: { undoes, whose, renews, branch, turns, last: way.last.length },
        events: (await events(house, id)).filter(({ kind }) => kind !== 'started'),
        branches: (await house.tables.rollbacks.branches(id)).map(({ number, turn, by }) => ({ number, turn, by })),
        view: (await sightOf(house, id)).viewFor(null),
        tokens: (await sightOf(house, id)).token(0),
      }
      await house.tables.stop()
      return { shown, renewed: rewinds.map(({ seed, deals = false, keeps = false }) => [seed !== null, deals, keeps]) }
    }
    const [plain, secret] = [await told(false), await told(true)]
    expect(plain.shown).toEqual(secret.shown)
    expect(plain.shown.way).toMatchObject({ renews: false, undoes: 2 })
    expect(plain.shown.events.filter((event) => event.kind === 'went-back')).toMatchObject([
      { renews: false, left: 1 },
      { renews: false, left: 2 },
    ])
    expect(plain.renewed).toEqual([
      [false, false, true],
      [false, false, true],
    ])
    expect(secret.renewed[0]).toEqual([true, true, true])
  })
})
