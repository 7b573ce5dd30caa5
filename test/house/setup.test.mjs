import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compilingWith, isInstalled, stampKey } from '../../scripts/setup.mjs'
import { nodeTooOld, reasonOf } from '../../scripts/setup/reasons.mjs'
import { localHeaders, which } from '../../scripts/setup/system.mjs'

describe('set-up', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.0'])('runs on Node %s', (version) => {
    expect(nodeTooOld(version)).toBeUndefined()
  })

  it.each(['v16.20.0', 'v18.19.1', 'v20.18.3'])('says that Node %s is too old', (version) => {
    expect(nodeTooOld(version)).toContain(`this is ${version}`)
  })

  it.each([
    ['npm error code ENOSPC\nnpm error nospc There appears to be insufficient space', 'The disk is full'],
    ['npm error code ENOTFOUND\nnpm error network request failed', 'The network could not be reached while testing'],
    ["E: Failed to fetch the file  Temporary failure resolving 'somewhere'", 'The network could not be reached'],
    ['npm error code EUSAGE\n`npm ci` can only install packages when', 'package-lock.json does not match package.json'],
    ['gyp ERR! find Python You need to install the latest version of Python.', 'install python3'],
    ['gyp ERR! stack Error: not found: make', 'install make'],
    ['/bin/sh: 1: g++: not found\nmake: *** [Makefile:5] Error 127', 'No C++ compiler'],
    ["npm error code EACCES\nnpm error path '/srv/questmaster'", 'the owner of the folder'],
    ['E: Could not get lock /var/lib/dpkg/lock-frontend.', 'Another program is installing'],
    ['a sound nobody knows', 'Something went wrong while testing'],
  ])('says in one sentence what to do about: %s', (output, sentence) => {
    expect(reasonOf(output, 'testing')).toContain(sentence)
    expect(reasonOf(output, 'testing')).not.toContain('\n')
  })

  it('installs again when a package of the lock file is absent or of another version', () => {
    const lock = {
      packages: {
        '': { name: 'questmaster' },
        'node_modules/zod': { version: '4.0.0' },
        'node_modules/for-another-system': { version: '1.0.0', optional: true },
      },
    }
    const holding = (version) => ({ packages: { 'node_modules/zod': { version } } })
    expect(isInstalled(lock, holding('4.0.0'))).toBe(true)
    expect(isInstalled(lock, holding('3.9.9'))).toBe(false)
    expect(isInstalled(lock, { packages: {} })).toBe(false)
  })

  it('looks again when the lock file changes', () => {
    expect(stampKey('one')).toBe(stampKey('one'))
    expect(stampKey('one')).not.toBe(stampKey('two'))
    expect(stampKey('one')).toContain(process.version)
  })

  it('finds commands on the path, and says nothing of those that are not there', () => {
    expect(which('node-that-nobody-has')).toBeUndefined()
    expect(which('node', `:${process.execPath.replace(/\/[^/]+$/, '')}`)).toBe(process.execPath)
  })

  it('compiles native packages from their sources, and has no package run scripts of its own', () => {
    expect(compilingWith(undefined)).toEqual({ JOBS: 'max', npm_config_build_from_source: 'true' })
    expect(compilingWith('/usr/include')).toMatchObject({ npm_config_nodedir: '/usr/include' })
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(
      /npm_config_build_from_source=true [^\n]*\\\n\s*npm rebuild canvas better-sqlite3 /,
    )
  })

  it('takes nothing from the registry of which the lock file does not say what it is, byte by byte', () => {
    const packages = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
    const unsaid = packages.filter(([path, { integrity }]) => path !== '' && !/^sha512-/.test(integrity ?? ''))
    expect(unsaid.map(([path]) => path)).toEqual([])
    // Whatever else wants to run something once it is there has to be looked at first: it may fetch what it likes.
    const scripted = packages.flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.split('node_modules/').at(-1)] : [],
    )
    expect([...new Set(scripted)].sort()).toEqual(['better-sqlite3', 'canvas', 'esbuild'])
  })

  it('takes only headers that fit the running Node', () => {
    expect(localHeaders(['/nowhere'])).toBeUndefined()
  })
})
