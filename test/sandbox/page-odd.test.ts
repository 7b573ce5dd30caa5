import fc from 'fast-check'
import { Routes } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { DEFAULT_IDS } from '../../src/sandbox/index.ts'
import { blocks } from '../../src/sandbox/web/model/markdown.ts'
import { hasBrowser } from '../kit/browser.ts'
import { openWindow } from './browser.ts'

// A malformed message may break at most its own row. The others, and the page around them, stay.

const PIECES = [
  '<t:99999999999999999:R>',
  '<t:-8640000000000:F>',
  '<t:8640000000000>',
  '<t:0:x>',
  '<t::R>',
  '<@0>',
  '<@&99999999999999999999>',
  '<#1>',
  '</play:1>',
  '<a:x_:1>',
  '<:knight:99999999999999999>',
  '👩‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\u202e',
  '\u0000',
  '\ud800',
  'Z͑ͫ̓ͪ',
  '9'.repeat(40),
  '**',
  '*',
  '__',
  '_',
  '~~',
  '||',
  '`',
  '```',
  '\\',
  '[',
  '](',
  ')',
  '[a](https://x.y)',
  'https://[',
  'https://a b',
  '> ',
  '>>> ',
  '- ',
  '999999999999999999999. ',
  '# ',
  '-# ',
  '\n',
  ' ',
  '  - ',
  '@everyone',
  '<script>',
  '&lt;',
  '\t',
  'constructor',
  '__proto__',
] as const

const odd = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((pieces) => pieces.join('').slice(0, 2000))

describe('Markdown of random text', () => {
  it('Markdown of random text is always a tree that keeps every word', () => {
    const words = (value: unknown): string => {
      if (typeof value === 'string') return value
      return value !== null && typeof value === 'object' ? Object.values(value).map(words).join('') : ''
    }
    fc.assert(
      fc.property(odd, fc.stringMatching(/^[a-z]{12}$/), (text, mark) => {
        expect(words(blocks(`${mark} ${text}`))).toContain(mark)
      }),
      { numRuns: 400 },
    )
  })

  it('Markdown of random text may be nested very deeply', () => {
    for (const sign of ['**_', '||~~', '> ', '- ', '  - \n', '[', '`'])
      expect(blocks(sign.repeat(2000 / sign.length)).length).toBeGreaterThan(0)
  })
})

describe.skipIf(!hasBrowser)('the page with malformed messages', () => {
  const window = openWindow()
  const { tavern } = DEFAULT_IDS
  const send = async (body: object): Promise<unknown> =>
    window.here.bot.rest.post(Routes.channelMessages(tavern), { body })

  it('shows one row for each of them', async () => {
    // A fixed seed. A failure found this way becomes one of the pieces above.
    const contents = fc.sample(odd, { seed: 15, numRuns: 40 }).filter((text) => text.trim() !== '')
    const page = await window.open()
    let sent = 0
    for (const [index, content] of contents.entries()) {
      const name = `${content.slice(0, 90)}.`
      const bodies: object[] = [
        { content },
        {
          embeds: [
            {
              title: name,
              description: content,
              timestamp: '+275760-09-13T00:00:00.000Z',
              color: 0xffffff,
              fields: [{ name, value: content.slice(0, 1000) }],
            },
          ],
        },
        { flags: 1 << 15, components: [{ type: 17, components: [{ type: 10, content }, { type: 14 }] }] },
        {
          content: 'x',
          components: [
            {
              type: 1,
              components: [{ type: 2, style: 2, custom_id: 'a', label: name.slice(0, 80), emoji: { name: '🃏' } }],
            },
          ],
        },
      ]
      const taken = await send(bodies[index % bodies.length] ?? {}).then(
        () => true,
        () => false,
      )
      if (taken) sent += 1
    }
    expect(sent).toBeGreaterThan(contents.length / 2)
    await window.here.discord.as('Ben').say('#tavern', 'I still stand')
    await page.getByText('I still stand').waitFor()
    const stands = async () => {
      // Messages that arrived while the page was opening are loaded a moment later.
      await expect.poll(() => page.locator('#messages > .message').count(), { timeout: 60_000 }).toBe(sent + 1)
      expect(await page.locator('#message-box').count()).toBe(1)
      expect(window.broken).toEqual([])
    }
    await stands()
    await page.reload()
    await page.getByText('I still stand').waitFor()
    await stands()
  })

  it('shows the raw data of a message that fails to render', async () => {
    const page = await window.open()
    // The sandbox would never send an author without an id.
    await page.route(/messages\?limit/, async (route) => {
      const answer = await route.fetch()
      const messages = (await answer.json()) as {
        content: string
        author: { id?: string }
        interaction_metadata?: unknown
        message_reference?: unknown
      }[]
      const broken = messages.find(({ content }) => content === 'I am odd')
      if (broken) broken.author = { ...broken.author, id: 'nobody' }
      await route.fulfill({ response: answer, json: messages })
    })
    await window.here.discord.as('Cleo').say('#tavern', 'I am odd')
    await window.here.discord.as('Ben').say('#tavern', 'I am not')
    await page.reload()
    await page.getByText('I am not').waitFor()
    const row = page.locator('#messages > .failure')
    expect(await row.count()).toBe(1)
    expect(await row.textContent()).toContain('I am odd')
    expect(await page.locator('#message-box').count()).toBe(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
