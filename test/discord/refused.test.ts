import { cleared } from '../../src/discord/kit/cleared.ts'
import { DiscordAPIError, type REST } from 'discord.js'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { isOutage } from '../../src/discord/rest/outage.ts'
import { LongWait } from '../../src/discord/rest/rate-limits.ts'
import { container, gallery, texts, type Panel } from '../../src/discord/kit/message.ts'
import { PendingReplies } from '../../src/discord/screens/parts/acknowledged.ts'
import { restMessageGateway } from '../../src/discord/screens/parts/message-gateway.ts'
import {
  reasonFor,
  DeliveryError,
  DELIVERY_ERRORS,
  deliveryErrorOf,
} from '../../src/discord/screens/parts/delivery-errors.ts'
import { withDeliveryTrouble } from '../../src/discord/table/context/delivery.ts'
import { readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse, type Call } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

interface Refusal {
  readonly status: number
  readonly code: number
  readonly message: string
}

const apiError = ({ status, code, message }: Refusal) =>
  new DiscordAPIError({ code, message }, code, status, 'POST', 'https://discord.com/api/v10/channels/1/messages', {})

const KNOWN = [
  200_000, 240_000, 20_009, 50_008, 50_024, 50_009, 30_033, 40_058, 50_035, 20_001, 50_013, 160_005, 20_016,
]
const statuses = fc.integer({ min: 400, max: 499 }).filter((status) => status !== 408 && status !== 429)
const codes = fc.oneof(fc.constantFrom(...KNOWN), fc.integer({ min: 1, max: 400_000 }))
const messages = fc.oneof(fc.string(), fc.constantFrom('Cannot do **that** @everyone', '[x](https://evil.example)', ''))
const refusals = fc.record({ status: statuses, code: codes, message: messages })

describe('an answer of Discord’s', () => {
  it('an answer of Discord’s: with any 4xx but 408 and 429 is a refusal, whatever its code, and says why in one line that does nothing', () => {
    fc.assert(
      fc.property(refusals, (refusal) => {
        const trouble = deliveryErrorOf(apiError(refusal))
        if (!(trouble instanceof DeliveryError)) throw new Error('no trouble')
        expect(isOutage(trouble)).toBe(false)
        const reason = reasonFor(trouble)
        expect(reason).toMatch(/\.$/)
        expect(reason).not.toMatch(/\n|@everyone|\]\(|:\/\//)
        expect(reason.length).toBeLessThan(900)
      }),
    )
  })

  it('an answer of Discord’s: with 408 or 429, or a token that is not known for the moment, passes by itself', () => {
    for (const [status, code] of [
      [408, 0],
      [429, 0],
      [429, 20_016],
      [401, 0],
    ] as const) {
      const error = apiError({ status, code, message: '' })
      expect(deliveryErrorOf(error)).toBe(error)
      expect(isOutage(error), String(status)).toBe(true)
    }
  })

  it('an answer of Discord’s has a sentence for each kind of refusal', () => {
    for (const kind of DELIVERY_ERRORS) expect(reasonFor(new DeliveryError(kind, 1, 'no'))).toMatch(/^[A-Z].*\.$/)
    const unknown = reasonFor(new DeliveryError('refused', 123_456, 'Nope'))
    expect(unknown).toContain('123456: Nope')
  })
})

let at: ReturnType<typeof openHouse>
afterEach(async () => await at?.close())

const isCard = (panel: Panel) => /My choices & hand|Start$/m.test(readable(panel))
const cards = () => at.rooms.in('hall').filter(({ panel }) => isCard(panel))
const said = (reply: unknown) => (typeof reply === 'string' ? reply : readable(reply as Panel))
const mended = async () => {
  at.rooms.refuses = () => null
  at.projector.changedIn('griffin')
  await at.shown()
}

describe('a table whose card is refused', () => {
  it('a player who opens the card reads the problem instead of a useless link; the card comes once the cause is gone', async () => {
    await fc.assert(
      fc.asyncProperty(refusals, async (refusal) => {
        at = openHouse({ games: [parlour()] })
        at.rooms.refuses = (_call, room) => (room === 'hall' ? (deliveryErrorOf(apiError(refusal)) as Error) : null)
        const answer = said(await at.command('ann', '/game new', { game: 'parlour' }))
        expect(answer).toContain('can’t post the card')
        expect(answer).not.toContain('press **Start**')
        expect(cards()).toEqual([])
        // They have heard it.
        expect(at.rooms.in('dm-ann')).toEqual([])
        await mended()
        expect(cards()).toHaveLength(1)
        await at.close()
      }),
      { numRuns: 25 },
    )
  })

  it('a table whose card is refused is tried a few times, comes back once with what happened meanwhile, and everybody has heard of it once', async () => {
    const points = fc.record({
      refusal: refusals,
      calls: fc.subarray<Call>(['post', 'edit', 'remove'], { minLength: 1 }),
      from: fc.nat({ max: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(points, async ({ refusal, calls, from }) => {
        at = openHouse({ games: [parlour()] })
        const table = await at.playing('parlour', 'ann', 'ben')
        let refused = 0
        const answer = async (n: number) => {
          const user = n % 4 < 2 ? 'ann' : 'ben'
          const reply = await at.command(user, '/play', { action: 'Take a' })
          await at.shown()
          return said(await withDeliveryTrouble(at.context, at.visit(user), null, reply))
        }
        const heard = new Map<string, number>()
        for (let n = 0; n < 9; n += 1) {
          if (n === from)
            at.rooms.refuses = (call, room) => {
              if (room !== 'hall' || !calls.includes(call)) return null
              refused += 1
              return deliveryErrorOf(apiError(refusal)) as Error
            }
          const words = await answer(n)
          const user = n % 4 < 2 ? 'ann' : 'ben'
          if (words.includes('I can’t show this table')) heard.set(user, (heard.get(user) ?? 0) + 1)
        }
        for (const count of heard.values()) expect(count).toBe(1)
        const direct = at.rooms.in('dm-ann').filter(({ panel }) => readable(panel).includes('Your game is safe'))
        expect(direct.length).toBeLessThanOrEqual(1)
        expect(refused).toBeLessThan(12)
        await mended()
        expect(cards()).toHaveLength(1)
        // It names her, and rings no more within an hour of the first card.
        expect(readable(cards()[0]?.panel ?? { components: [] })).toContain('<@ann>')
        const hall = at.rooms.in('hall').map(({ panel }) => readable(panel)).join('\n') // prettier-ignore
        const told = hall.match(/ takes a/g) ?? []
        // The card has room for the last of what happened meanwhile, and says that there is more.
        if (!hall.includes(say('digest-more'))) expect(told).toHaveLength(9)
        expect(told.length).toBeLessThanOrEqual(9)
        expect(await at.tables.chronicle.countFor(table, null)).toBeGreaterThanOrEqual(9)
        await at.close()
      }),
      { numRuns: 25 },
    )
  })

  it('a table whose card is refused is said to a player who does something there, and that has it tried again', async () => {
    at = openHouse({ games: [parlour()] })
    const table = await at.playing('parlour', 'ann', 'ben')
    at.rooms.barred.set('hall', 'filtered')
    await at.tables.answers.submit(table, 'ann', { verb: 'pick.one', key: 'a' })
    await at.shown()
    expect(readable(at.card('dm-ann'))).toContain('AutoMod')
    const hear = (user: string) => withDeliveryTrouble(at.context, at.visit(user), table, 'Done.')
    expect(await hear('ben')).toMatch(/^Done\.\n\nI can’t show this table in <#hall>\. .*AutoMod/)
    expect(await hear('ben')).toBe('Done.')
    expect(await hear('ann')).toBe('Done.')
    expect(await hear('eve')).toBe('Done.')
    at.rooms.barred.clear()
    at.time.now += 30_000
    await hear('ben')
    await at.shown()
    expect(cards()).toHaveLength(1)
    expect(readable(at.card())).toContain('takes a')
  })

  it('a table whose card is refused leaves no second card once Discord lets the old one be deleted, for which it has us wait', async () => {
    at = openHouse({ games: [parlour()] })
    const table = await at.playing('parlour', 'ann', 'ben')
    for (const { id } of at.rooms.in('hall')) at.rooms.tooOld.add(id)
    at.rooms.refuses = (call) => (call === 'remove' ? new LongWait(50) : null)
    await at.tables.answers.submit(table, 'ann', { verb: 'pick.one', key: 'a' })
    await at.shown()
    expect(readable(at.card())).toContain('takes a')
    expect(cards()).toHaveLength(2)
    at.rooms.refuses = () => null
    for (let tries = 0; cards().length > 1 && tries < 400; tries += 1) await new Promise((on) => setTimeout(on, 10))
    expect(cards()).toHaveLength(1)
    expect(readable(at.card())).toContain('takes a')
  })

  it('moments that are shared, and the saga, say why not', async () => {
    at = openHouse({ games: [parlour()] })
    at.rooms.refuses = (_call, room) => (room === 'tower' ? new DeliveryError('no-text', 50_008) : null)
    expect(await at.feed.begin('griffin', 'tower', 'ann')).toMatch(/saga in <#tower>\. .*text channel/)
    at.rooms.refuses = () => null
    expect(await at.feed.begin('griffin', 'tower', 'ann')).toBeNull()
  })

  it('a table whose card is refused that only comes late is not promised either', async () => {
    at = openHouse({ games: [parlour()] })
    at.rooms.refuses = () => apiError({ status: 408, code: 0, message: 'late' })
    expect(await at.command('ann', '/game new', { game: 'parlour' })).toBe(say('card-late'))
  })
})

describe('pictures that are refused', () => {
  const panel: Panel = {
    components: [container([...texts('A card'), gallery('map.jpg', 'The map')])],
    pictures: [{ name: 'map.jpg', image: Buffer.from('picture'), alt: 'The map' }],
  }
  const outletTo = (isRefused: (hasPicture: boolean) => Refusal | null) => {
    const asked: boolean[] = []
    const ask = (_route: string, { body }: { body: object }) => {
      const hasPicture = body instanceof Buffer
      asked.push(hasPicture)
      const refusal = isRefused(hasPicture)
      return refusal ? Promise.reject(apiError(refusal)) : Promise.resolve({ id: '1' })
    }
    const rest = { post: ask, patch: ask } as unknown as REST
    return { asked, messageGateway: restMessageGateway(rest, new PendingReplies(rest, () => 0)) }
  }

  it.each([200_000, 20_009, 240_000, 40_005, 50_035, 50_046, 999_999])(
    'pictures that are refused: with %i are left out, and for a while not tried again',
    async (code) => {
      const { asked, messageGateway } = outletTo((has) => (has ? { status: 400, code, message: 'no' } : null))
      expect(await messageGateway.post('hall', cleared(panel, 'no game'), 'n')).toBe('1')
      expect(await messageGateway.edit('hall', '1', cleared(panel, 'no game'))).toBe('edited')
      expect(await messageGateway.post('tower', cleared(panel, 'no game'), 'n')).toBe('1')
      expect(asked).toEqual([true, false, false, true, false])
    },
  )

  it('along with the words are a refusal, after two tries', async () => {
    const { asked, messageGateway } = outletTo(() => ({ status: 403, code: 20_009, message: 'no' }))
    await expect(messageGateway.post('hall', cleared(panel, 'no game'), 'n')).rejects.toThrow(DeliveryError)
    expect(asked).toEqual([true, false])
  })

  it('pictures that are refused are all there is to a poster: it is refused', async () => {
    const { asked, messageGateway } = outletTo((has) => (has ? { status: 400, code: 20_009, message: 'no' } : null))
    await expect(messageGateway.post('hall', cleared({ ...panel, isPicture: true }, 'no game'), 'n')).rejects.toThrow(
      DeliveryError,
    )
    expect(asked).toEqual([true])
  })
})
