import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'questmaster-count-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The closing line of a run with these results. */
function closingLine(results, exitCode) {
  const file = join(folder, 'tests.json')
  writeFileSync(file, typeof results === 'string' ? results : JSON.stringify(results))
  return spawnSync(process.execPath, ['.ci/count.mjs', file, String(exitCode)], { encoding: 'utf8' }).stdout
}

const results = (counts, ...files) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  ...counts,
  testResults: files,
})
const file = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) })

it('counts what passed and failed', () => {
  expect(closingLine(results({ numPassedTests: 3 }, file('passed', 'passed')), 0)).toBe('3 passed, 0 failed\n')
  expect(closingLine(results({ numPassedTests: 3, numFailedTests: 2 }, file('failed', 'failed')), 1)).toBe(
    '3 passed, 2 failed\n',
  )
})

it('names skipped tests only if there are any', () => {
  expect(closingLine(results({ numPassedTests: 1, numPendingTests: 2, numTodoTests: 1 }), 0)).toBe(
    '1 passed, 0 failed, 3 skipped\n',
  )
})

it('counts a file that could not be loaded as a failure', () => {
  expect(closingLine(results({ numPassedTests: 4 }, file('failed'), file('passed', 'passed')), 1)).toBe(
    '4 passed, 1 failed\n',
  )
})

it('never calls a failed run free of failures', () => {
  expect(closingLine(results({ numPassedTests: 4 }), 1)).toBe('4 passed, 1 failed\n')
  expect(closingLine('half a fi', 1)).toBe('0 passed, 1 failed\n')
})
