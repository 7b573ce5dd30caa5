import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { answer } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'
import { idOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

let at: ReturnType<typeof openHouse>
let table: string
beforeEach(async () => {
  at = openHouse({ games: [toy as unknown as Game] })
  table = await at.playing('toy', 'ann', 'ben')
  for (let n = 0; n < 9; n += 1) await answer({ tables: at.tables } as never, table)
})
afterEach(async () => await at.close())

const boss = () => at.visit('boss', 'hall', { isManager: true })
const textOf = (reply: Reply) => (reply === null || typeof reply === 'string' ? String(reply) : readable(reply))
const panel = (reply: Reply): Panel => {
  if (reply === null || typeof reply === 'string') throw new Error(`no panel: ${reply}`)
  return reply
}
/** The admin takes the game back to its second turn, and somebody answers there. */
async function left(): Promise<void> {
  const asked = panel(await at.command(boss(), '/admin back', { to: 'turn-2' }))
  await at.press(boss(), idOf(asked, say('rollback-decide')))
  await answer({ tables: at.tables } as never, table)
  await at.shown()
}

describe('/game branches and /admin branches', () => {
  it('/game branches and /admin branches list what was left, show how it stood there, and take it up again: an admin alone, players by agreement', async () => {
    expect(await at.command('zoe', '/game branches')).toBe(say('no-branches'))
    const before = await at.tables.views.of(table)
    await left()
    const list = panel(await at.command(boss(), '/admin branches'))
    expect(textOf(list)).toMatch(
      /- \*\*Branch 1\*\* was left in turn \d+, <t:\d+:R>\. A moderator decided it\. Its last line: [*_]/,
    )
    const look = (user: Parameters<typeof at.press>[0]) =>
      at.press(user, formatId({ kind: 'branches-menu', table }), 'branch-1')
    const [watching, playing, managing] = [
      panel(await look('zoe')),
      panel(await look('ann')),
      panel(await look(boss())),
    ]
    expect(textOf(watching)).toMatch(
      /Go back to the end of branch 1\?[^]*This undoes 1 choice \([^]*the abandoned branch 1[^]*This is how it stood then:/,
    )
    expect(watching.pictures).toHaveLength(1)
    expect(textOf(watching)).not.toMatch(/Propose it|as a moderator/)
    expect(() => idOf(playing, say('rollback-decide'))).toThrow()
    const alone = idOf(managing, say('rollback-decide'))
    expect(textOf(await at.press('ann', alone))).toContain(say('not-admin'))
    await at.press('ann', idOf(playing, say('rollback-propose')))
    await at.shown()
    const proposal = at.rooms.in('hall').find(({ panel: one }) => readable(one).includes('asks to return to branch 1.'))
    if (!proposal) throw new Error('nothing was put to the others')
    expect(textOf(await at.press('ben', idOf(proposal.panel, say('vote-look'))))).toContain(say('rollback-then'))
    await at.press('ben', idOf(proposal.panel, say('vote-agree')))
    await at.shown()
    const after = await at.tables.views.of(table)
    if (!before || !after || !('game' in before) || !('game' in after)) throw new Error('no game')
    expect([after.viewFor(null), after.viewFor(0), after.viewFor(1)]).toEqual([
      before.viewFor(null),
      before.viewFor(0),
      before.viewFor(1),
    ])
    expect(readable(proposal.panel)).toContain('The players agree to return to branch 1.')
    // It is there no more, and says so.
    expect(textOf(await at.press(boss(), alone))).toContain(REFUSED['branch-gone'])
    expect(await look('ann')).toBe(REFUSED['branch-gone'])
    expect(await at.press('ann', formatId({ kind: 'branches-menu', table }), 'nonsense')).toBe(REFUSED['which-moment'])
  })

  it('the log, the summary of what happened since a visit, and look-back show abandoned branches as not counting', async () => {
    await left()
    const log = textOf(await at.command('ann', '/game log'))
    expect(log).toMatch(
      /\n↩ [^]*A moderator takes the game back to an earlier moment\.[^]*↩ The game has gone back from turn \d+ to turn 2\./,
    )
    expect(log).toContain(say('rollback-dice-fresh'))
    const since = textOf(await at.press('ben', formatId({ kind: 'since', table, from: 0 })))
    expect(since).toContain('The game has gone back from turn')
    const first = panel(await at.press('ann', formatId({ kind: 'look-back', table })))
    const lines = await at.tables.chronicle.countFor(table, 0)
    const behind = async (number: number) =>
      panel(await at.press('ann', formatId({ kind: 'moment', table, eyes: 1, at: number, step: 'back' })))
    expect(textOf(first)).not.toContain('on an abandoned branch')
    expect(textOf(await behind(lines - 5))).toContain('on an abandoned branch')
  })

  it('/game branches and /admin branches begin at any moment that is looked back at, if all were told of it', async () => {
    const first = panel(await at.press('ann', formatId({ kind: 'moment', table, eyes: 1, at: 8, step: 'back' })))
    const asked = panel(await at.press('ann', idOf(first, say('past-go-back'))))
    expect(textOf(asked)).toMatch(/Go back to the moment of “[^]*”\?[^]*This undoes/)
    await at.press('ann', idOf(asked, say('rollback-propose')))
    await at.shown()
    const proposal = at.rooms.in('hall').find(({ panel: one }) => readable(one).includes(say('vote-look')))
    await at.press('ben', idOf(proposal?.panel ?? { components: [] }, say('vote-agree')))
    expect((await at.tables.rollbacks.branches(table)).map(({ number }) => number)).toEqual([1])
    const found = await at.complete('ann', '/game propose', { to: 'branch' }, 'to')
    expect(found).toContainEqual({ name: 'The end of branch 1', value: 'branch-1' })
    const words = await at.complete('ann', '/game propose', { to: 'dig' }, 'to')
    expect(words.some(({ value }) => value.startsWith('line-0-'))).toBe(true)
    for (const to of ['line-2-3', 'line-9-1', 'line-0-99999', 'branch-', 'line-'])
      expect(textOf(await at.command('ann', '/game propose', { what: 'back', to })), to).toBe(REFUSED['which-turn'])
  })
})
