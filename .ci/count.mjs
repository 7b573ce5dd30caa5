// Prints how many tests passed and failed. A file that could not be loaded counts as one failure, and so does a run
// that failed outside of any test.
import { readFileSync } from 'node:fs'

const [file, exitCode] = process.argv.slice(2)

function counts() {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'))
    const unloaded = results.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    return {
      passed: results.numPassedTests,
      failed: results.numFailedTests + unloaded.length,
      skipped: results.numPendingTests + results.numTodoTests,
    }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

const { passed, failed, skipped } = counts()
const atLeast = exitCode === '0' ? 0 : 1
console.log(`${passed} passed, ${Math.max(failed, atLeast)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
