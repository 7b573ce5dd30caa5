import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs code as the bot is imported. */
function started(code: string) {
  const source = `import { begin } from './src/startup.ts'
import { messagesOf } from './src/language/index.ts'
await begin(async () => { ${code} })`
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    encoding: 'utf8',
  })
  return { status, stderr: stderr.trim() }
}

test('a broken message file ends the start with one sentence that names its line', () => {
  expect(started(`messagesOf('en', [{ name: 'made.ftl', text: 'fine = Fine.\\nnot a message' }])`)).toEqual({
    status: 1,
    stderr: 'A message file is broken: made.ftl:2: Expected token: "="',
  })
})

test('any other error of a start keeps its stack', () => {
  expect(started(`throw new Error('out of coins')`).stderr).toMatch(/out of coins\n\s+at /)
})
