/**
 * Builds the bot with all of its processes, the commands of operators and the sandbox's page: JavaScript that starts in
 * a fraction of the time. `node scripts/build.mjs` prints the folder of the current build, `node scripts/build.mjs
 * dist` builds into that folder.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ROOT } from './node-run.mjs'
import { OPERATORS } from './setup/operators.mjs'
import { log, step, Stopped } from './setup/progress.mjs'

const BUILDS = join(ROOT, '.cache', 'builds')

/** The process that needs the build: this one, or the one that had this script make it. */
const isCommand = process.argv[1] === fileURLToPath(import.meta.url)
const USER = String(isCommand ? process.ppid : process.pid)

/** What a build can run. The last one is for `npm run load`. */
const PROGRAMS = [
  'src/start.ts',
  'src/backups/process.ts',
  'src/television/process.ts',
  'src/thinking/thread.ts',
  'src/discord/gateway/listening-thread.ts',
  'src/discord/pictures/worker.ts',
  'src/discord/pictures/preparer.ts',
  'src/discord/pictures/joining.ts',
  ...OPERATORS,
  'scripts/lib/load/meter.ts',
]

/** Packages that stay outside: they have native code, or files of their own that they look for. */
const OUTSIDE = ['better-sqlite3', 'canvas', 'esbuild', 'pg-native', 'pino', 'pino-pretty', 'piscina', 'sharp']

/** Node shows the line of an error that ends a process. */
const MOST_IN_A_LINE = 500

/** The path of a program in a build, without extension. `src/program.ts` finds its neighbours there. */
const placeOf = (program) => program.replace(/^src\//, '').replace(/\.ts$/, '')

/** The file of a program in the build in a folder. */
export const fileInBuild = (folder, program) => join(folder, `${placeOf(program)}.js`)

// The build of the sources as they are

/**
 * The folder with the build of the sources as they are, which is made if it is missing. It stays while its user
 * lives. `report` tells of the work and does it. Throws `Stopped`.
 */
export async function currentBuild(report = step) {
  const folder = join(BUILDS, keyOf(sources()))
  if (!use(folder)) await report('building the bot', () => makeAside(folder))
  return folder
}

/** Marks a build as used. Returns whether it is there. */
function use(folder) {
  if (!isThere(folder)) return false
  const users = join(folder, 'users')
  try {
    mkdirSync(users, { recursive: true })
    writeFileSync(join(users, USER), '')
    for (const pid of readdirSync(users)) if (!isAlive(Number(pid))) rmSync(join(users, pid), { force: true })
  } catch {
    // A folder that can't be written: nobody can remove the build either.
  }
  // Another process may have removed it just before.
  return isThere(folder)
}

const isThere = (folder) => existsSync(fileInBuild(folder, PROGRAMS[0]))

/** Builds into a folder of another name and renames it when it is complete. Another process may have been quicker. */
async function makeAside(folder) {
  const aside = `${folder}-${process.pid}`
  try {
    rmSync(aside, { recursive: true, force: true })
    mkdirSync(join(aside, 'users'), { recursive: true })
    writeFileSync(join(aside, 'users', USER), '')
    removeUnused()
    await buildInto(aside)
    if (!isThere(folder)) rmSync(folder, { recursive: true, force: true })
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    if (!use(folder)) throw error instanceof Stopped ? error : new Stopped(`The bot can't be built: ${error.message}.`)
  }
}

/** Removes builds that no living process uses. A bot goes on with its build after an update of the sources. */
function removeUnused() {
  for (const name of readdirSync(BUILDS)) {
    const users = join(BUILDS, name, 'users')
    if (!existsSync(users) || !readdirSync(users).some((pid) => isAlive(Number(pid)))) {
      rmSync(join(BUILDS, name), { recursive: true, force: true })
    }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** All files that a build is made of, with their contents. The types of messages leave no trace in it. */
function sources() {
  const inFolders = ['scripts', 'src', 'trials'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const files = inFolders.filter((name) => /\.(tsx?|mjs|json)$/.test(name) && !/\bmessages\.ts$/.test(name))
  return ['package-lock.json', 'tsconfig.json', ...files.sort()].map((name) => [name, readFileSync(join(ROOT, name))])
}

/** The name of the build of these files, on this system, in this place and for this Node. */
function keyOf(files) {
  const hash = createHash('sha256').update(`${ROOT} ${process.version} ${process.platform} ${process.arch}`)
  for (const [name, content] of files) hash.update(`\n${name} ${content.length}\n`).update(content)
  return hash.digest('hex').slice(0, 16)
}

// Building

/** Builds into a folder. Throws `Stopped` with one sentence. */
export async function buildInto(folder) {
  const { build, stop } = await import('esbuild')
  try {
    const [{ outputFiles }] = await Promise.all([build(programs(folder)), build(page(folder))])
    for (const file of outputFiles) write(file)
  } catch (error) {
    log(`${error.stack}\n`)
    throw new Stopped(`The bot can't be built: ${faultOf(error)}.`)
  } finally {
    // Otherwise esbuild would keep running beside the bot.
    await stop()
  }
}

/**
 * Writes a built file. A single letter beyond Latin-1 makes the whole text of a file take two bytes for each letter in
 * memory. So those that esbuild leaves, in regular expressions, are escaped.
 */
function write({ path, text }) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    text.replace(/[\u0100-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}

/** The place and text of the first error. */
function faultOf({ errors, message }) {
  const [first] = errors ?? []
  if (!first) return message
  const { file, line, column } = first.location ?? {}
  return file ? `${file}:${line}:${column}: ${first.text}` : first.text
}

function programs(folder) {
  return {
    entryPoints: Object.fromEntries(PROGRAMS.map((program) => [placeOf(program), program])),
    outdir: folder,
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: OUTSIDE,
    inject: ['src/source-lines.ts'],
    // All code of a program stays in its memory as text.
    minifyWhitespace: true,
    lineLimit: MOST_IN_A_LINE,
    write: false,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [OWN_ADDRESSES],
    // Packages in the older module format use it to load Node's own modules.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
    },
  }
}

function page(folder) {
  return {
    entryPoints: { page: 'src/sandbox/web/main.tsx' },
    outdir: folder,
    absWorkingDir: ROOT,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'inline',
    logLevel: 'silent',
  }
}

/** Sources find files beside them by their own address, so they keep it. */
const OWN_ADDRESSES = {
  name: 'own addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (/[\\/]node_modules[\\/]/.test(path.slice(ROOT.length))) return undefined
      const text = await readFile(path, 'utf8')
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' }
    })
  },
}

if (isCommand) {
  const [given] = process.argv.slice(2)
  try {
    if (given !== undefined) await buildInto(resolve(given))
    console.log(given ?? (await currentBuild()))
  } catch (error) {
    console.error(error instanceof Stopped ? error.message : error)
    process.exitCode = 1
  }
}
