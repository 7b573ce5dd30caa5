import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runnableRoot } from './setup/folder.mjs'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const PACKAGE_OF = { tsc: 'typescript', depcruise: 'dependency-cruiser' }

/** The script behind a tool's command, so that it can be run by this very node, on any system. */
function toolScript(tool) {
  const folder = join(ROOT, 'node_modules', PACKAGE_OF[tool] ?? tool)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[tool])
}

/** What node is given to run this: a TypeScript file of ours, or an installed tool by its command's name. */
export function nodeArguments([command, ...rest]) {
  const isOurs = /\.(ts|mjs)$/.test(command) && existsSync(join(ROOT, command))
  return isOurs ? ['--import', 'tsx', join(ROOT, command), ...rest] : [toolScript(command), ...rest]
}

/** Turns this process into a built program, whose output, signals and exit code are then its own. */
export async function runHere(file, args) {
  process.chdir(ROOT)
  process.argv.splice(1, process.argv.length, file, ...args)
  whenNpmIsGone(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(file).href)
  return process.exitCode
}

/** Runs node to its end with our terminal, handing signals on. The exit code is the child's. */
export async function runNode(args, { env = process.env, root = ROOT } = {}) {
  const { path, env: more, remove } = runnableRoot(root)
  const through = path === root ? args : args.map((one) => throughLink(one, root, path))
  try {
    return await runIn(path, through, { ...env, ...more })
  } finally {
    remove()
  }
}

/** Node looks for what it imports first in the working directory, whose real path it knows: hence tsx by its file. */
function throughLink(argument, root, link) {
  if (argument === 'tsx') return pathToFileURL(join(link, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href
  return argument.startsWith(root) ? link + argument.slice(root.length) : argument
}

function runIn(cwd, args, env) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env })
    // The terminal itself sends Ctrl-C to the child as well: once is enough.
    const passOn = (signal) => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal))
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, passOn)
    const stopWatching = whenNpmIsGone(() => child.kill('SIGTERM'))
    child.on('error', failed)
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, passOn)
      stopWatching()
      done(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1))
    })
  })
}

/** A signal to npm ends npm and the shell between us, and never arrives here: their end is the sign to stop. */
function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500).unref()
  return () => clearInterval(watch)
}
