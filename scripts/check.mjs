// npm run check: everything that must be in order before a change is shared. Each is tried, even after a failure.
import { afterSetUp } from './setup/entry.mjs'

const CHECKS = {
  types: ['tsc', '--noEmit'],
  'types of the page': ['tsc', '-p', 'src/sandbox/web'],
  lint: ['eslint', '.', '--max-warnings', '0'],
  format: ['prettier', '--check', '.', '--cache', '--log-level', 'warn'],
  borders: ['depcruise', 'src', '--config', '.dependency-cruiser.mjs'],
  tests: ['vitest', 'run', ...process.argv.slice(2)],
}

afterSetUp({ tests: true }, async ({ nodeArguments, runNode }) => {
  const failed = []
  for (const [name, command] of Object.entries(CHECKS)) {
    const began = Date.now()
    process.stderr.write(`\n== ${name}\n`)
    const code = await runNode(nodeArguments(command))
    if (code !== 0) failed.push(name)
    process.stderr.write(
      `${name}: ${code === 0 ? 'in order' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`,
    )
  }
  if (failed.length > 0)
    process.stderr.write(
      `\nNot in order: ${failed.join(', ')}. Each runs alone as npm run <name>, tests as npm test.\n`,
    )
  return failed.length > 0 ? 1 : 0
})
