import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { nodeArguments } from '../../scripts/node-run.mjs'

const RUNNER = new URL('../../scripts/node-run.mjs', import.meta.url).href

/** A process that runs a script with `runNode` and returns its exit code, as `npm start` does. */
function runner(script) {
  const code = `import { runNode } from '${RUNNER}'; process.exitCode = await runNode(['-e', ${JSON.stringify(script)}])`
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
}

describe('running node for a script', () => {
  it('returns the exit code', async () => {
    const [code] = await once(runner('process.exit(7)'), 'exit')
    expect(code).toBe(7)
  })

  it.each(['SIGTERM', 'SIGINT'])('forwards %s and waits for the child to finish', async (signal) => {
    const child = runner(`
      process.on('${signal}', () => setTimeout(() => { console.log('tidied up'); process.exit(0) }, 50))
      setInterval(() => {}, 1000)
      console.log('ready')`)
    let said = ''
    child.stdout.on('data', (chunk) => {
      if (said === '') child.kill(signal)
      said += chunk
    })
    const [code] = await once(child, 'close')
    expect({ code, said }).toEqual({ code: 0, said: 'ready\ntidied up\n' })
  })

  it('stops the child when npm is gone', async () => {
    const code = `import { runNode } from '${RUNNER}'; await runNode(['-e', ${JSON.stringify(`
      process.on('SIGTERM', () => { console.log('tidied up'); process.exit(0) })
      setInterval(() => {}, 1000)
      console.log('ready')`)}])`
    const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, code], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'start' },
    })
    let said = ''
    shell.stdout.on('data', (chunk) => {
      if (said === '') shell.kill('SIGKILL')
      said += chunk
    })
    await once(shell, 'close')
    expect(said).toBe('ready\ntidied up\n')
  })

  it('reports a killed child as a shell does', async () => {
    const [code] = await once(runner(`process.kill(process.pid, 'SIGKILL')`), 'exit')
    expect(code).toBe(128 + 9)
  })

  it('runs our TypeScript with tsx, and tools by their own script', () => {
    expect(nodeArguments(['src/config.ts', '--seed', '7'])).toEqual([
      '--import',
      'tsx',
      expect.stringMatching(/src.config\.ts$/),
      '--seed',
      '7',
    ])
    expect(nodeArguments(['tsc', '--noEmit'])).toEqual([expect.stringMatching(/typescript.bin.tsc$/), '--noEmit'])
  })
})
