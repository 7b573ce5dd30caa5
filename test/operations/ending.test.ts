import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// A child process, because it has to exit.

const source = (path: string) => JSON.stringify(new URL(`../../src/${path}`, import.meta.url).href)
const SCRIPT = `
  const { pino } = await import('pino')
  const { endOnFault } = await import(${source('operations/ending.ts')})
  const { serializeError } = await import(${source('discord/kit/error-serializer.ts')})
  endOnFault(pino({ serializers: { err: serializeError } }))
  setInterval(() => undefined, 1000)
`

function ended(fault: string, script = SCRIPT): Promise<{ readonly code: unknown; readonly said: string }> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const args = ['--import', 'tsx', '--input-type=module', '-e', script + fault]
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
])('logs an uncaught error without secrets and exits with 1: %s', async (kind, fault) => {
  const { code, said } = await ended(fault)
  expect(code).toBe(1)
  expect(said).not.toContain('Abracadabra')
  expect(JSON.parse(said)).toMatchObject({
    level: 50,
    kind,
    msg: expect.stringContaining('uncaught exception') as unknown,
  })
})

const TO_THE_END = `
  const { pino } = await import('pino')
  const { endAsFailure } = await import(${source('operations/ending.ts')})
  endAsFailure(pino())
`

test.each([
  ['has nothing left to do', '', 1],
  ['waits for what never comes', `await new Promise(() => undefined)`, 1],
  ['waits for a timer that keeps nothing running', `void new Promise((done) => setTimeout(done, 60_000).unref())`, 1],
  ['is told to end', 'process.exit(0)', undefined],
])('exits with 0 only if a shutdown was requested: it %s', async (_how, rest, code) => {
  expect((await ended(rest, TO_THE_END)).code).toBe(code)
})
