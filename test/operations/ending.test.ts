import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// A process of its own, for it has to end.

const source = (path: string) => JSON.stringify(new URL(`../../src/${path}`, import.meta.url).href)
const SCRIPT = `
  const { pino } = await import('pino')
  const { endOnFault } = await import(${source('operations/ending.ts')})
  const { loggedError } = await import(${source('discord/kit/logged.ts')})
  endOnFault(pino({ serializers: { err: loggedError } }))
  setInterval(() => undefined, 1000)
`

function ended(fault: string): Promise<{ readonly code: unknown; readonly said: string }> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const args = ['--import', 'tsx', '--input-type=module', '-e', SCRIPT + fault]
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: root, timeout: 60_000 }, (error, out, err) =>
      done({ code: error?.code, said: out + err }),
    )
  })
}

test.each([
  ['uncaughtException', `setTimeout(() => { throw new Error('the key is "Abracadabra"') })`],
  ['unhandledRejection', `void Promise.reject(new Error('the key is "Abracadabra"'))`],
  ['unhandledRejection', `void Promise.reject('Abracadabra')`],
])('what nobody has caught is logged without secrets, and the process ends with 1: %s', async (kind, fault) => {
  const { code, said } = await ended(fault)
  expect(code).toBe(1)
  expect(said).not.toContain('Abracadabra')
  expect(JSON.parse(said)).toMatchObject({
    level: 50,
    kind,
    msg: expect.stringContaining('nobody has caught') as unknown,
  })
})
