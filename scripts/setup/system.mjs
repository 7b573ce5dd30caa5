import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { run, step, Stopped } from './progress.mjs'
import { expectSuccess } from './reasons.mjs'

/** Where a command lies, or nothing. */
export function which(command, path = process.env.PATH ?? '') {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : ['']
  return path
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => endings.map((ending) => join(folder, command + ending)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

const COMPILING = {
  commands: { make: 'make', 'g++': 'g++', python3: 'python3', 'pkg-config': 'pkg-config' },
  libraries: ['libcairo2-dev', 'libpango1.0-dev', 'libjpeg-dev', 'libgif-dev', 'librsvg2-dev'],
}

/** What to say where this script cannot install system packages itself. */
function toolsByHand() {
  if (process.platform === 'darwin') {
    return 'run `xcode-select --install` and `brew install pkg-config cairo pango libpng jpeg giflib librsvg`'
  }
  if (process.platform === 'win32') return 'install the Visual Studio Build Tools with C++ and Python 3'
  return 'install a C++ compiler, make, python3, pkg-config and the development files of cairo, pango, libjpeg, giflib and librsvg'
}

const isDebian = () => process.platform === 'linux' && which('apt-get') !== undefined

/** Makes sure that native packages can be compiled here; elsewhere than on Debian it only says what to install. */
export async function installCompilers(forWhat) {
  if (!isDebian()) {
    const missing = ['make', 'python3'].filter((command) => process.platform !== 'win32' && !which(command))
    if (missing.length === 0) return
    throw new Stopped(
      `${missing.join(' and ')} not found, to compile ${forWhat.join(' and ')}: ${toolsByHand()}, then run the same command again.`,
    )
  }
  const { commands, libraries } = COMPILING
  const missing = [
    ...Object.keys(commands).filter((command) => !which(command)),
    ...(forWhat.includes('canvas') ? await notInstalled(libraries) : []),
  ]
  if (missing.length > 0) await aptInstall(missing, `to compile ${forWhat.join(' and ')}`)
}

export const compilersByHand = () => `${toolsByHand()}, then run the same command again`

/** Makes sure that a canvas finds a font. */
export async function installFonts() {
  if (!isDebian()) throw new Stopped('The canvas finds no font: install fontconfig and a font such as DejaVu Sans.')
  await aptInstall(['fontconfig', 'fonts-dejavu-core'], 'because no font was found to write on pictures')
}

async function notInstalled(packages) {
  const { output } = await run('dpkg-query', ['-W', '-f=${Package} ${db:Status-Status}\n', ...packages])
  return packages.filter((name) => !output.split('\n').includes(`${name} installed`))
}

async function aptInstall(packages, why) {
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? undefined : which('sudo')
  const byHand = `run \`apt-get install ${packages.join(' ')}\` as root, then the same command again`
  if (!isRoot && !sudo)
    throw new Stopped(`System packages are missing (${why}), and this is neither root nor has sudo: ${byHand}.`)

  const mayAsk = process.stdin.isTTY === true
  const settings = ['LC_ALL=C', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300']
  const apt = (...args) =>
    isRoot
      ? run('env', [...settings, ...args])
      : run(sudo, [...(mayAsk ? [] : ['-n']), 'env', ...settings, ...args], { askPassword: mayAsk })

  await step(`installing ${packages.join(' ')} ${why}`, async () => {
    const update = await apt('update', '-q')
    const install = await apt('install', '-q', '-y', '--no-install-recommends', ...packages)
    if (install.code === 0) return
    if (/password is required|not in the sudoers|no new privileges/.test(install.output)) {
      throw new Stopped(
        `System packages are missing (${why}), and sudo does not let this user install them: ${byHand}.`,
      )
    }
    if (/Unable to locate package|has no installation candidate/.test(install.output) && update.code === 0) {
      throw new Stopped(`This system does not offer all of ${packages.join(', ')}: ${toolsByHand()}.`)
    }
    expectSuccess({ code: install.code, output: update.output + install.output }, `installing ${packages.join(' ')}`)
  })
}

/**
 * The folder with Node's own headers, if they are on this machine and fit the running node: then nothing need be
 * downloaded to compile against them.
 */
export function localHeaders(candidates = [resolve(dirname(process.execPath), '..'), '/usr', '/usr/local']) {
  return candidates.find((folder) => {
    const file = join(folder, 'include', 'node', 'node_version.h')
    if (!existsSync(file)) return false
    return new RegExp(`NODE_MODULE_VERSION ${process.versions.modules}\\b`).test(readFileSync(file, 'utf8'))
  })
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_BROWSERS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/** A Chromium for the tests of the sandbox's page: the one named by TEST_BROWSER, or one found on this machine. */
export function findBrowser() {
  const named = process.env.TEST_BROWSER
  if (named && existsSync(named)) return named
  return BROWSERS.map((name) => which(name)).find(Boolean) ?? MAC_BROWSERS.find((file) => existsSync(file))
}

/** Installs Chromium where that can be done; returns where it lies, or nothing. */
export async function installBrowser() {
  if (!isDebian()) return undefined
  await aptInstall(['chromium'], 'for the browser tests')
  return findBrowser()
}
