import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { altOfFilm } from '../../src/discord/panels/past/film.ts'
import { REMARK_FIELD } from '../../src/discord/panels/past/remarks.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { eyesOf } from '../../src/discord/table/past/eyes.ts'
import { planFilm } from '../../src/discord/table/past/film.ts'
import { say } from '../../src/discord/words/index.ts'
import { byComputer, type Game } from '../../src/engine/index.ts'
import { event as eventSchema } from '../../src/tables/model/schemas.ts'
import { hasGame, MAX_REMARKS, REMARK_LETTERS, type TableView } from '../../src/tables/model/service.ts'
import { runOf } from '../../trials/run-of.ts'
import { toy } from '../kit/toy/index.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'

const PLAYERS = ['ann', 'ben']
let at: ReturnType<typeof openHouse>
let table = ''

beforeEach(async () => {
  at = openHouse({ games: [toy as unknown as Game] })
  await at.command(at.visit('ann', 'hall', { isManager: true }), '/admin saga', { channel: 'annals' })
  table = await at.playing('toy', ...PLAYERS)
})
afterEach(() => at.close())

async function view(): Promise<TableView> {
  const found = await at.tables.views.of(table)
  if (!found || !hasGame(found)) throw new Error('no game')
  return found
}

/** Everybody plays as computer players would, until the game is over. */
async function playOut(): Promise<void> {
  const chooser = byComputer(toy as unknown as Game, 'remarked on')
  for (let now = await view(); !now.isOver; now = await view()) {
    const asked = PLAYERS.flatMap((_, seat) => now.asked(seat).filter((one) => one.seat === seat))
    const { seat, verb, key } = chooser(runOf(asked, now.viewFor))
    await at.tables.answers.submit(table, PLAYERS[seat] ?? '', { verb, key })
  }
  await at.shown()
}

function panel(reply: Reply): Panel {
  if (reply === null || typeof reply === 'string') throw new Error(`a sentence: ${reply}`)
  return reply
}

const moment = (line: number, eyes = 0) => formatId({ kind: 'moment-at', table, eyes, at: line })
const look = async (who: string, line: number, eyes = 0) => panel(await at.press(who, moment(line, eyes)))
const sent = (who: string, form: string, text: string) => at.press(who, form, '', new Map([[REMARK_FIELD, [text]]]))
const formId = (line: number, eyes = 0) => formatId({ kind: 'remark-form', table, eyes, at: line })

describe('a remark on a moment', () => {
  test('everybody reads it at that moment, with all eyes, and its author can change it and take it off', async () => {
    await playOut()
    const shown = await look('ann', 3)
    const form = await at.form('ann', idOf(shown, say('remark')))
    expect(form).toMatchObject({ custom_id: formId(Number(/\|(\d+)$/.exec(idOf(shown, say('remark')))?.[1])) })
    const pinned = panel(await sent('ann', (form as { custom_id: string }).custom_id, '  I *knew*\nit! @everyone '))
    const said = '📌 **ann**: I \\*knew\\* it!'
    expect(readable(pinned)).toContain(said)
    expect(readable(pinned)).not.toContain('@everyone ')
    expect(readable(await look('ben', 3))).toContain(said)
    // A seat's eyes see more lines, so the same moment has another number.
    const seen = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((line) => look('ben', line, eyesOf(1))))
    expect(seen.map(readable).join('\n')).toContain(said)
    expect(readable(await look('ben', 1))).not.toContain(said)
    const again = await at.form('ann', idOf(shown, say('remark')))
    expect(JSON.stringify(again)).toContain('I *knew* it! @everyone')
    const long = 'x'.repeat(REMARK_LETTERS)
    expect(readable(panel(await sent('ann', (form as { custom_id: string }).custom_id, long)))).toContain(long)
    expect(readable(panel(await at.press('ben', formatId({ kind: 'look', table, what: 'log' }))))).toContain(long)
    await sent('ann', (form as { custom_id: string }).custom_id, 'No, I guessed.')
    expect(await at.tables.remarks.of(table)).toMatchObject([{ seat: 0, text: 'No, I guessed.' }])
    await sent('ann', (form as { custom_id: string }).custom_id, ' ')
    expect(readable(await look('ben', 3))).not.toContain('📌')
    expect(await at.tables.remarks.of(table)).toEqual([])
  })

  test('it stands in the film and in the saga', async () => {
    await playOut()
    const before = await planFilm(at.tables, await view(), 1)
    await sent('ben', formId(4), 'That *hurt*.')
    const after = await planFilm(at.tables, await view(), 1)
    const texts = (plan: typeof before) => plan?.shots.map(({ caption }) => caption.text) ?? []
    expect(texts(before)).not.toContain('“That *hurt*.” (ben)')
    expect(texts(after).filter((text) => text === '“That *hurt*.” (ben)')).toHaveLength(1)
    expect(after && altOfFilm(after)).toContain('“That *hurt*.” (ben)')
    await expect
      .poll(() =>
        at.rooms
          .in('annals')
          .map(({ panel: one }) => readable(one))
          .join('\n'),
      )
      .toContain('📌 **ben**: That \\*hurt\\*.')
  })

  test('nobody pins one while the game runs, without a seat, too long, too many, or to a moment that isn’t there', async () => {
    expect(idsOf(await look('ann', 1, eyesOf(0))).join()).not.toContain('|vr|')
    expect(await sent('ann', formId(1, eyesOf(0)), 'early')).toBe(REFUSED['remark-not-over'])
    await playOut()
    expect(await sent('zoe', formId(1), 'from outside')).toBe(REFUSED['not-seated'])
    expect(idsOf(await look('zoe', 1)).join()).not.toContain('|vr|')
    expect(await sent('ann', formId(1), 'x'.repeat(REMARK_LETTERS + 1))).toBe(REFUSED['remark-too-long'])
    expect(await sent('ann', formId(9999), 'where?')).toBe(say('unknown-moment'))
    expect(await at.tables.remarks.pin(table, 'ann', 9999, 'where?')).toEqual({ ok: false, why: 'which-moment' })
    for (let line = 1; line <= MAX_REMARKS; line += 1) await at.tables.remarks.pin(table, 'ann', line, `remark ${line}`)
    expect(await at.tables.remarks.of(table)).toHaveLength(MAX_REMARKS)
    expect(await at.tables.remarks.pin(table, 'ann', MAX_REMARKS + 1, 'one more')).toEqual({
      ok: false,
      why: 'too-many-remarks',
    })
    expect((await at.tables.remarks.pin(table, 'ann', 1, 'another')).ok).toBe(true)
  })

  test('what no player could have pinned is refused when it is read', () => {
    const remark = { kind: 'remarked', seat: 0, on: 1, text: '🎲'.repeat(REMARK_LETTERS) }
    expect(eventSchema.safeParse(remark).success).toBe(true)
    expect(eventSchema.safeParse({ ...remark, text: `${remark.text}!` }).success).toBe(false)
  })
})
