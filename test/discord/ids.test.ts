import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choiceCode,
  chosen,
  MAP_EXTRACTS,
  formatId,
  BOARD_ACTS,
  LOBBY_ACTS,
  LOBBY_MENUS,
  parseId,
  STEPS,
  type Press,
} from '../../src/discord/kit/ids.ts'
import { PROPOSAL_KINDS } from '../../src/tables/model/proposal.ts'
import { CUSTOM_ID } from '../../src/discord/kit/limits.ts'

const name = fc.stringMatching(/^[a-z0-9]{1,10}$/)
const count = fc.nat(99_999)
const mark = fc.stringMatching(/^[a-z0-9]{1,7}$/)
const token = fc.record({ count, mark })
const verb = fc.stringMatching(/^[a-z]{1,10}\.[a-z]{1,10}$/)
const key = fc.stringMatching(/^[a-z0-9:+,=-]{1,20}$/)
const choice = fc.record({ verb, key }).map((one) => choiceCode(one, 40))
const who = fc.array(fc.record({ seat: fc.nat(7), answered: fc.nat(99) }), { minLength: 1, maxLength: 4 })
const question = { table: name, turn: count, who, mark }

const press: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ kind: fc.constant('card' as const), ...question, choice }),
  fc.record({ kind: fc.constant('card-menu' as const), ...question }),
  fc.record({ kind: fc.constant('own' as const), table: name, token, choice }),
  fc.record({ kind: fc.constant('own-menu' as const), table: name, token, page: fc.nat(9) }),
  fc.record({ kind: fc.constant('panel' as const), table: name }),
  fc.record({ kind: fc.constant('map' as const), table: name, extract: fc.constantFrom(...MAP_EXTRACTS) }),
  fc.record({ kind: fc.constantFrom('note' as const, 'note-form' as const), table: name }),
  fc.record({ kind: fc.constant('pass' as const), table: name, mark: name }),
  fc.record({ kind: fc.constantFrom('orders' as const, 'orders-form' as const), table: name, page: fc.nat(9) }),
  fc.record({ kind: fc.constant('page' as const), table: name, page: fc.nat(9), act: fc.constantFrom('', 'move') }),
  fc.record({ kind: fc.constant('undo' as const), table: name, count }),
  fc.record({ kind: fc.constant('lobby' as const), table: name, act: fc.constantFrom(...LOBBY_ACTS) }),
  fc.record({ kind: fc.constant('board' as const), table: name, act: fc.constantFrom(...BOARD_ACTS) }),
  fc.record({ kind: fc.constantFrom('invite' as const, 'invite-form' as const), table: name }),
  fc.record({ kind: fc.constantFrom('wish' as const, 'wish-form' as const) }),
  fc.record({ kind: fc.constant('offer' as const), server: name, offer: name, accepts: fc.boolean() }),
  fc.record({ kind: fc.constant('lobby-menu' as const), table: name, part: fc.constantFrom(...LOBBY_MENUS) }),
  fc.record({ kind: fc.constant('house-rules' as const), table: name }),
  fc.record({ kind: fc.constantFrom('rules' as const, 'rules-form' as const), table: name, page: fc.nat(9) }),
  fc.record({ kind: fc.constant('vote' as const), table: name, motion: name, agrees: fc.boolean() }),
  fc.record({
    kind: fc.constant('move' as const),
    table: name,
    what: fc.constantFrom(...PROPOSAL_KINDS),
    seat: fc.nat(9),
  }),
  fc.record({ kind: fc.constant('seat' as const), table: name, seat: fc.nat(9) }),
  fc.record({ kind: fc.constantFrom('go-on' as const, 'letters' as const), table: name }),
  fc.record({ kind: fc.constantFrom('saves' as const, 'saves-menu' as const), page: fc.nat(9) }),
  fc.record({ kind: fc.constant('export' as const), table: name, isSure: fc.boolean() }),
  fc.record({
    kind: fc.constantFrom('archive' as const, 'reveal' as const, 'again' as const, 'guess' as const),
    table: name,
  }),
  fc.record({
    kind: fc.constant('secrets' as const),
    table: name,
    section: fc.constantFrom('', 'told', 'game-0'),
    page: count,
  }),
  fc.record({ kind: fc.constant('back-turn' as const), table: name, turn: count }),
  fc.record({ kind: fc.constant('back-mark' as const), table: name, number: fc.nat(25), mark }),
  fc.record({ kind: fc.constant('resign' as const), table: name }),
  fc.record({ kind: fc.constant('choose' as const) }),
  fc.record({ kind: fc.constant('end' as const), table: name }),
  fc.record({ kind: fc.constant('log' as const), table: name, before: count }),
  fc.record({ kind: fc.constant('help' as const), game: name, page: fc.nat(9) }),
  fc.record({
    kind: fc.constant('place' as const),
    table: name,
    page: fc.nat(9),
    place: fc.constantFrom('', 'guardroom', 'h-3-4@77'),
  }),
  fc.record({ kind: fc.constantFrom('look-back' as const, 'hindsight' as const), table: name }),
  fc.record({ kind: fc.constant('since' as const), table: name, from: count }),
  fc.record({
    kind: fc.constant('moment' as const),
    table: name,
    eyes: fc.nat(9),
    at: count,
    step: fc.constantFrom(...STEPS),
  }),
  fc.record({
    kind: fc.constantFrom('moment-at' as const, 'moment-eyes' as const, 'share' as const),
    table: name,
    eyes: fc.nat(9),
    at: count,
  }),
  fc.record({ kind: fc.constantFrom('place-menu' as const, 'where' as const), table: name }),
)

describe('custom ids', () => {
  it('custom ids say what was pressed, and read back as the same', () => {
    fc.assert(
      fc.property(press, (one) => {
        const id = formatId(one)
        expect(id.length).toBeLessThanOrEqual(CUSTOM_ID)
        expect(parseId(id)).toEqual(one)
      }),
    )
  })

  it('custom ids are refused when they are mangled, and never throw', () => {
    for (const id of [
      '',
      'q1',
      'q1|',
      'q1|a',
      'q2|v|abc',
      'q1|v|',
      'q1|v|ABC',
      'q1|v|a|b',
      'q1|o|t|x|m|k',
      'q1|l|t|burn',
      'hello',
    ]) {
      expect(parseId(id), id).toBeNull()
    }
    fc.assert(fc.property(fc.string(), (text) => void parseId(text)))
    fc.assert(fc.property(fc.string(), (text) => void parseId(`q1|a|${text}`)))
    expect(parseId('q1|v|' + 'a'.repeat(200))).toBeNull()
  })

  it('custom ids find an option again whose verb and key are too long to stand in an id', () => {
    const offered = Array.from({ length: 30 }, (_, n) => ({ verb: 'barter.for', key: `thing:${'x'.repeat(90)}${n}` }))
    for (const one of offered) {
      const id = formatId({
        kind: 'own',
        table: 't'.repeat(10),
        token: { count: 999, mark: 'abcdefg' },
        choice: choiceCode(one),
      })
      expect(id.length).toBeLessThanOrEqual(CUSTOM_ID)
      const read = parseId(id)
      expect(read?.kind === 'own' && chosen(read.choice, offered)).toBe(one)
    }
  })

  it('custom ids find an option again whose key has the sign between the fields', () => {
    const offered = [{ verb: 'say.word', key: 'a|b' }]
    expect(chosen(choiceCode(offered[0] ?? { verb: '', key: '' }), offered)).toBe(offered[0])
  })
})
