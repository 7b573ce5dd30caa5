import { afterEach, expect, test } from 'vitest'
import type { Panel } from '../../src/discord/kit/message.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import '../kit/in-pseudo.ts'

const { parlour } = await import('./parlour.ts')
const { openHouse } = await import('./rooms.ts')

/** More commands, with every kind of option. */
const MORE: readonly (readonly [string, Record<string, string>])[] = [
  ['/game help', {}],
  ['/game map', {}],
  ['/game look', {}],
  ['/game pictures', { screen: 'phone' }],
  ['/game lookback', {}],
  ['/game reveal', {}],
  ['/game guess', {}],
  ['/game branches', {}],
  ['/game poster', {}],
  ['/game film', {}],
  ['/game undo', {}],
  ['/game shoulder', {}],
  ['/game start', {}],
  ['/game join', {}],
  ['/play', { action: 'nonsense' }],
  ['/fight', {}],
  ['/whisper', { to: 'ben', text: '' }],
  ['/rules', { topic: 'nonsense' }],
  ['/cards', {}],
  ['/records', {}],
  ['/hero', {}],
  ['/settings', { zone: 'nonsense' }],
  ['/settings', { quiet: 'nonsense' }],
  ['/settings', { zone: 'UTC', quiet: '23-7' }],
  ['/away until', { when: 'friday' }],
  ['/away until', { when: 'nonsense' }],
  ['/away back', {}],
  ['/admin saves', {}],
]
const RULES: readonly (readonly [string, Record<string, string>])[] = [
  ['/admin saves', {}],
  ['/admin bookmark', { name: 'q' }],
  ['/admin bookmark', {}],
  ['/admin bookmark', { forget: 'q' }],
  ['/admin back', { to: 'nonsense' }],
  ['/admin branches', {}],
  ['/admin house-rules', {}],
  ['/admin secrets', {}],
  ['/admin saga', {}],
]
/** How many turns the game takes. */
const TURNS = 4

let at: ReturnType<typeof openHouse>
afterEach(async () => await at?.close())

/** Words of the game that is played, names of people, and what Discord or a reader needs as it is. */
const OTHERS =
  /English|Deutsch|Español|Français|\bthe parlour|parlour|What do you take\?|Chapter|the SHA-256 of the secret|takes? \w\b|begins|the turn of|Standard game|Short game|some time|no time|Turn|All|All quiet|quiet|Yours|Secrets? of seat|Secret|seat|\bann\b|\bben\b|<[^>]*>|`[^`]*`|https?:\S+|[0-9a-f]{16,}|SHA-256|UTC|\band\b/gi

/** All that people read of a message. */
function textOf(reply: Reply | Panel): string {
  if (reply === null || typeof reply === 'string') return reply ?? ''
  const found: string[] = []
  JSON.stringify(reply.components, (key, value: unknown) => {
    if (['content', 'label', 'placeholder', 'description'].includes(key) && typeof value === 'string') found.push(value)
    return value
  })
  return found.join('\n')
}

test('in a pseudo-language nothing the bot says has a word that code has put there', async () => {
  at = openHouse({ games: [parlour({ times: 1, turns: TURNS })] })
  const said: string[] = []
  const hear = async (what: string, reply: Promise<Reply>) => said.push(`${what}: ${textOf(await reply)}`)
  await hear('new', at.command('ann', '/game new', { game: 'parlour' }))
  await at.shown()
  said.push(`lobby: ${textOf(at.card())}`)
  await hear('join', at.command('ben', '/game join'))
  await hear('start', at.command('ann', '/game start'))
  await at.shown()
  said.push(`card: ${textOf(at.card())}`)
  for (const command of ['/game status', '/game log', '/clues', '/games', '/settings', '/verify'])
    await hear(command, at.command('ann', command))
  for (const [command, options] of MORE)
    await hear(`${command} ${Object.values(options)}`, at.command('ann', command, options))
  await hear('propose', at.command('ann', '/game propose', { what: 'pause' }))
  await at.shown()
  for (const { panel } of at.rooms.in('hall')) said.push(`hall: ${textOf(panel)}`)
  await hear('resign', at.command('ben', '/game resign'))
  await hear('away', at.command('ben', '/game leave'))
  for (let turn = 0; turn < TURNS; turn += 1)
    await hear('play', at.command(turn % 2 ? 'ben' : 'ann', '/play', { action: 'Take a' }))
  await at.shown()
  said.push(`over: ${textOf(at.rooms.in('hall').at(-1)?.panel ?? null)}`)
  for (const command of ['/game status', '/game reveal', '/game poster', '/verify', '/records', '/hero'])
    await hear(`over ${command}`, at.command('ann', command))
  const boss = at.visit('boss', 'hall', { isManager: true })
  for (const [command, options] of RULES)
    await hear(`${command} ${Object.values(options)}`, at.command(boss, command, options))
  const left = said.flatMap((line) => {
    const [what = '', ...text] = line.split(': ')
    return [
      ...text
        .join(': ')
        .replace(OTHERS, '')
        .matchAll(/[A-Za-z]{3,}/g),
    ].map(([word]) => `${what}: ${word}`)
  })
  expect(said.length).toBeGreaterThan(12)
  expect([...new Set(left)]).toEqual([])
})
