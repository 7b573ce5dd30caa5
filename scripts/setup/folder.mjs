import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What make, the shells that it starts and node-gyp's own files leave alone. */
const PLAIN = process.platform === 'win32' ? /^([A-Za-z]:)?[\w/\\.+@-]*$/ : /^[\w/.+@-]*$/
const isPlain = (path) => PLAIN.test(path)

/** Whether native packages can be compiled in a folder of this name. */
export const canCompileIn = isPlain

/** A sentence if vite, which runs the tests, can't read files in a folder of this name, otherwise nothing. */
export function testsMismatch(path) {
  const odd = /[?#*[\]{}\\]/.exec(process.platform === 'win32' ? path.replaceAll('\\', '/') : path)?.[0]
  const found = odd ?? (isDecodable(path) ? undefined : '%')
  return (
    found &&
    `The tests can't run in a folder with ${found} in its path (${path}): rename it, then run the same command again.`
  )
}

function isDecodable(path) {
  try {
    return decodeURI(path) !== undefined
  } catch {
    return false
  }
}

/** A new folder whose path is plain, for what can't bear the path of ours; nothing if there is none. */
function plainFolder() {
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => isPlain(folder) && existsSync(folder))
  return parent && mkdtempSync(join(parent, 'questmaster-'))
}

/**
 * Copies packages to a folder with a plain path, has them compiled there, and brings back what came of it. The result
 * is that of `work`, or nothing if there is no such folder.
 */
export async function inPlainFolder(modules, names, work) {
  const folder = plainFolder()
  if (!folder) return undefined
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    for (const name of [...names, 'node-addon-api']) {
      cpSync(join(modules, name), join(folder, 'node_modules', name), { recursive: true })
    }
    const result = await work(folder)
    for (const name of names) bringBack(join(folder, 'node_modules', name), join(modules, name))
    return result
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function bringBack(from, to) {
  const [source, target] = [from, to].map((folder) => join(folder, 'build', 'Release'))
  if (!existsSync(source)) return
  mkdirSync(target, { recursive: true })
  for (const file of readdirSync(source).filter((name) => name.endsWith('.node'))) {
    cpSync(join(source, file), join(target, file))
  }
}

/**
 * Where node finds our files: tsx takes a ? in a path for the beginning of a query, so such a folder is run through a
 * link with a plain path. `remove` takes the link away again.
 */
export function runnableRoot(root) {
  const folder = root.includes('?') ? plainFolder() : undefined
  if (!folder) return { path: root, env: {}, remove: () => {} }
  const path = join(folder, 'root')
  symlinkSync(root, path, 'junction')
  // In the environment, so that the processes which the bot starts have it too.
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --preserve-symlinks --preserve-symlinks-main`.trim()
  return { path, env: { NODE_OPTIONS }, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
