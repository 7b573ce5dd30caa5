/**
 * Makes a fresh clone ready to run: npm's packages, the native ones compiled, the system libraries that takes, a font,
 * and for the tests a browser. Does only what is missing; what was found ready is noted in a stamp, so that the next
 * start takes no time. Nothing is installed yet when this runs: plain Node only. `setup/entry.mjs` has checked which.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { currentBuild, fileInBuild } from './build.mjs'
import { ROOT } from './node-run.mjs'
import { canCompileIn, inPlainFolder, testsMismatch } from './setup/folder.mjs'
import { writeMessageTypes } from './setup/message-types.mjs'
import { LOG, openLog, run, step, Stopped, together } from './setup/progress.mjs'
import { expectSuccess, ODD_FOLDER, reasonOf } from './setup/reasons.mjs'
import {
  compilersByHand,
  findBrowser,
  installBrowser,
  installCompilers,
  installFonts,
  localHeaders,
  which,
} from './setup/system.mjs'
import { npmMismatch } from './setup/versions.mjs'

const MODULES = join(ROOT, 'node_modules')
const STAMP = join(MODULES, '.cache', 'questmaster-setup.json')
/** npm's own note of the packages that it has put into node_modules. */
const RECORD = join(MODULES, '.package-lock.json')
const LOCK = join(ROOT, '.cache', 'setup.pid')

/**
 * Makes the folder ready. On failure it prints one sentence that says what to do, and ends the process.
 * With `tools` or `tests` it also installs what only developers need, with `tests` also a browser, if there is none. It
 * names the browser to the tests in TEST_BROWSER. With `tests` or `types`
 * it also writes the types of the messages, which the bot itself doesn't need.
 * With `program`, the path of a source, it also makes the current build, and returns the file of the program in it.
 */
export async function setUp({ tests = false, tools = tests, types = tests, program } = {}) {
  try {
    const mismatch = tests ? testsMismatch(ROOT) : undefined
    if (mismatch) throw new Stopped(mismatch)
    if (!isStamped(tools) || (tests && !findBrowser())) await alone(() => makeReady({ tools, browser: tests, program }))
    if (types) await writeMessageTypes()
    const found = tests ? findBrowser() : undefined
    if (found) process.env.TEST_BROWSER = found
    return program && fileInBuild(await currentBuild(), program)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    const details = existsSync(LOG) ? ` Details: ${relative(process.cwd(), LOG) || LOG}` : ''
    process.stderr.write(`\n${error.message}${details}\n`)
    process.exit(1)
  }
}

/** The inputs of a finished set-up. */
export function stampKey(lockText) {
  const lock = createHash('sha256').update(lockText).digest('hex')
  return `${lock} ${process.version} ${process.versions.modules} ${process.platform} ${process.arch}`
}

const readLock = () => readFileSync(join(ROOT, 'package-lock.json'), 'utf8')

/** Whether a set-up has finished here, with the developers' tools if those are asked for. */
function isStamped(tools) {
  try {
    const stamp = JSON.parse(readFileSync(STAMP, 'utf8'))
    return stamp.key === stampKey(readLock()) && (stamp.tools || !tools)
  } catch {
    return false
  }
}

async function makeReady({ tools, browser, program }) {
  if (!isStamped(tools)) {
    openLog()
    await checkNpm()
    // What was compiled went with node_modules, so compilers will be needed.
    const alsoCompilers = stateOfPackages(tools) === 'missing' ? () => installCompilers(NATIVES) : () => {}
    await together(() => installPackages(tools), alsoCompilers)
    await makeNativesLoad(program)
    mkdirSync(dirname(STAMP), { recursive: true })
    // A new file: folders whose packages are hard links of one another mustn't share the stamp.
    rmSync(STAMP, { force: true })
    writeFileSync(STAMP, JSON.stringify({ key: stampKey(readLock()), tools: stateOfPackages(true) === 'there' }))
  }
  if (browser && !findBrowser()) await maybeInstallBrowser()
}

/** Allows only one set-up at a time in a folder: a second one waits for the first. */
async function alone(work) {
  for (let told = false; ;) {
    try {
      mkdirSync(dirname(LOCK), { recursive: true })
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw new Stopped(reasonOf(error.code ?? '', 'starting the set-up'))
      if (!holderLives()) {
        rmSync(LOCK, { force: true })
        continue
      }
      if (!told) process.stderr.write('set-up: another set-up is at work in this folder, waiting for it\n')
      told = true
      await pause(500)
    }
  }
  const release = () => rmSync(LOCK, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    release()
    process.off('exit', release)
  }
}

function holderLives() {
  try {
    const pid = Number(readFileSync(LOCK, 'utf8'))
    if (!pid) return false
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// npm's packages

/** npm itself, run by this node if possible. */
function npm(args, options) {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], options)
  const found = which('npm')
  if (!found) throw new Stopped('npm was not found: install it (it comes with Node), then run the same command again.')
  return run(found, args, options)
}

async function checkNpm() {
  const { code, output } = await npm(['--version'])
  const mismatch = code === 0 ? npmMismatch(output.trim().split('\n').at(-1)) : undefined
  if (mismatch) throw new Stopped(mismatch)
}

const isForDevelopers = ({ dev, devOptional }) => dev === true || devOptional === true

/**
 * Whether every package of the lock file is there in its version, those for developers only if `tools` are asked for.
 * Packages for other systems may be absent.
 */
export function isInstalled(lock, installed, tools = true) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || (!tools && isForDevelopers(wanted))) return true
    const there = installed.packages[path]
    return there ? there.version === wanted.version : wanted.optional === true
  })
}

/** Whether node_modules has a package that only developers need. */
export function hasTools(installed) {
  return Object.values(installed.packages).some(isForDevelopers)
}

const readInstalled = () => JSON.parse(readFileSync(RECORD, 'utf8'))

/** Whether node_modules is `missing`, `behind` the lock file, or `there`. */
function stateOfPackages(tools) {
  const lock = JSON.parse(readLock())
  try {
    return isInstalled(lock, readInstalled(), tools) ? 'there' : 'behind'
  } catch {
    return 'missing'
  }
}

async function installPackages(tools) {
  const what = 'installing the npm packages'
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const before = stateOfPackages(tools)
  if (before === 'there') return
  const flags = [
    ...patience,
    '--ignore-scripts',
    // Never removes what is there.
    tools || (before === 'behind' && hasTools(readInstalled())) ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ]
  if (before === 'behind') {
    // Unlike `npm ci` this keeps compiled packages; anything that it can't mend is installed from scratch below.
    await step(`${what} that are still missing`, () => npm(['install', '--no-save', ...flags]))
  }
  const state = stateOfPackages(tools)
  if (state === 'there') return
  const why = state === 'missing' ? 'node_modules is missing' : 'node_modules differs from package-lock.json'
  await step(`${what}, because ${why}`, async () => {
    const { code, output } = await npm(['ci', ...flags])
    // npm may meet a full disk and still report success: then none of its notes can be believed.
    const isComplete = code === 0 && !output.includes('ENOSPC')
    if (!isComplete) rmSync(RECORD, { force: true })
    expectSuccess({ code: isComplete ? 0 : 1, output }, what)
  })
}

// Native packages: believed only when they have really done their work

/** `.npmrc` forbids packages to run their own scripts: the necessary ones are run here. */
const WITH_SCRIPTS = ['--ignore-scripts=false']

const PROBES = {
  esbuild: `require('esbuild').transformSync('let a: number = 1', { loader: 'ts' })`,
  'better-sqlite3': `new (require('better-sqlite3'))(':memory:').prepare('select 1').get()`,
  canvas: `
    const canvas = require('canvas').createCanvas(80, 30)
    if (canvas.toBuffer('image/png').length < 50) throw new Error('no picture came out')
    console.log('draws')
    const context = canvas.getContext('2d')
    context.font = '20px sans-serif'
    // Without any font every letter is the same small box.
    if (context.measureText('iiii').width === context.measureText('WWWW').width) process.exit(1)`,
}

/** Those that are compiled here. */
const NATIVES = ['better-sqlite3', 'canvas']

/** The state of a package: `works`, `no-font` (a canvas that draws but can't write), or `broken`. */
async function stateOf(name) {
  if (!existsSync(join(MODULES, name))) return 'broken'
  const { code, output } = await run(process.execPath, ['-e', PROBES[name]], { timeout: 60_000 })
  if (code === 0) return 'works'
  return name === 'canvas' && output.includes('draws') ? 'no-font' : 'broken'
}

async function whichAre(state, names) {
  const states = await Promise.all(names.map(stateOf))
  return names.filter((_, index) => states[index] === state)
}

async function makeNativesLoad(program) {
  const names = Object.keys(PROBES)
  let broken = await step('trying the native packages', () => whichAre('broken', names))
  if (broken.includes('esbuild')) {
    const what = 'finishing esbuild'
    await step(what, async () => expectSuccess(await npm(['rebuild', 'esbuild', ...WITH_SCRIPTS]), what))
    broken = await whichAre('broken', names)
  }
  if (broken.length > 0) {
    await installCompilers(broken)
    // Its failure is reported when the build is asked for.
    const build = () => program && currentBuild((_what, work) => work()).catch(() => undefined)
    const what = `compiling ${broken.join(' and ')}${program ? ' while the bot is built' : ''}`
    await step(`${what} (a minute with two idle cores)`, () => Promise.all([compile(broken), build()]))
  }
  const [blank] = await whichAre('no-font', ['canvas'])
  if (blank) {
    await installFonts()
    if ((await stateOf('canvas')) !== 'works')
      throw new Stopped('The canvas still finds no font: install one, such as DejaVu Sans.')
  }
}

/**
 * The environment for compiling native packages. Their makers also offer finished binaries, which the packages would
 * fetch by themselves. But we have no checksum for those, as the lock file has for everything else, so set-up never
 * fetches any.
 */
export function compilingWith(headers, { JOBS = 'max', CFLAGS = '-O1', CXXFLAGS = '-O2' } = process.env) {
  return {
    JOBS,
    // SQLite is one file, for which set-up waits. Optimised more, it takes 50 seconds of CPU instead of 30, and is 7%
    // faster, which is 1% of an answer.
    CFLAGS,
    CXXFLAGS,
    npm_config_build_from_source: 'true',
    ...(headers ? { npm_config_nodedir: headers, npm_package_config_node_gyp_nodedir: headers } : {}),
  }
}

async function compile(names) {
  const env = compilingWith(localHeaders())
  // Side by side, because each has one file that keeps a core busy for long.
  const rebuild = async (folder) => {
    const args = ['--prefix', folder, '--foreground-scripts', ...WITH_SCRIPTS]
    const results = await Promise.all(names.map((name) => npm(['rebuild', name, ...args], { env, cwd: folder })))
    return results.find(({ code }) => code !== 0) ?? results[0]
  }
  const result = await (canCompileIn(ROOT) ? rebuild(ROOT) : inPlainFolder(MODULES, names, rebuild))
  if (!result) throw new Stopped(ODD_FOLDER)
  const { code, output } = result
  const stillBroken = await whichAre('broken', names)
  if (stillBroken.length === 0) return
  const what = `compiling ${stillBroken.join(' and ')}`
  const reason = reasonOf(code === 0 ? '' : output, what)
  throw new Stopped(
    reason.startsWith('Something')
      ? `${stillBroken.join(' and ')} could not be compiled: ${compilersByHand()}.`
      : reason,
  )
}

// A browser for the tests

async function maybeInstallBrowser() {
  const sayAbsent = 'Chromium was not found and could not be installed'
  try {
    if (await installBrowser()) return
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    if (process.env.CI) throw error
  }
  if (process.env.CI) throw new Stopped(`${sayAbsent}: install it, or name one in TEST_BROWSER.`)
  process.stderr.write(`set-up: ${sayAbsent}, so the browser tests are left out (name one in TEST_BROWSER)\n`)
}
