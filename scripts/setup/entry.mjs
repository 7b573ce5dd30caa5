import { nodeMismatch } from './versions.mjs'

/**
 * Makes the folder ready, then does the work, which gets the built file of `options.program`, if it names one. A Node
 * that doesn't fit gets its sentence before it sees any code that it may be too old to parse: hence no `await` here,
 * and no static import of the set-up.
 */
export function afterSetUp(options, work) {
  const mismatch = nodeMismatch(process.version)
  if (mismatch) {
    process.stderr.write(`${mismatch}\n`)
    process.exit(1)
  }
  return Promise.all([import('../setup.mjs'), import('../node-run.mjs')])
    .then(([{ setUp }, runner]) => setUp(options).then((file) => work(runner, file)))
    .then((code) => {
      process.exitCode = code
    })
}
