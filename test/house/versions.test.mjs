import fc from 'fast-check'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import semver from 'semver'
import { describe, expect, it } from 'vitest'
import { inWords, isInRange, nodeMismatch, npmMismatch } from '../../scripts/setup/versions.mjs'

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)

describe('the versions of Node in package.json', () => {
  it('are supported by every package', () => {
    const others = packages.filter(
      ([path, { engines: its, optional }]) =>
        path !== '' && !optional && its?.node && !semver.subset(engines.node, its.node),
    )
    expect(others.map(([path, { engines: its }]) => `${path}: ${its.node}`)).toEqual([])
  })

  it('include the container’s version', () => {
    const [, version] = /^FROM node:([\d.]+)-/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
    expect(nodeMismatch(version)).toBeUndefined()
  })

  it.each(['v20.19.0', 'v20.20.2', 'v22.13.0', 'v24.0.0', 'v25.9.0', 'v26.12.1'])('include %s', (version) => {
    expect(nodeMismatch(version)).toBeUndefined()
  })

  it.each(['v12.22.0', 'v18.19.1', 'v20.18.3', 'v21.7.0', 'v22.12.0', 'v23.11.0', 'v27.0.0', 'v30.0.0-nightly'])(
    'exclude %s, in one sentence that names the supported ones',
    (version) => {
      expect(nodeMismatch(version)).toBe(
        `This needs Node 20 (from 20.19), 22 (from 22.13), 24, 25 or 26, and this is ${version}: install one of those, then run the same command again.`,
      )
    },
  )

  it('are compared as npm does', () => {
    const part = fc.nat({ max: 30 })
    const version = fc.tuple(part, part, part).map((parts) => parts.join('.'))
    const alternative = fc.oneof(
      version.map((one) => `^${one.replace(/^0/, '1')}`),
      version.map((one) => `>=${one}`),
      fc.tuple(version, part).map(([one, below]) => `>=${one} <${below}`),
    )
    const range = fc.array(alternative, { minLength: 1, maxLength: 3 }).map((all) => all.join(' || '))
    fc.assert(
      fc.property(version, range, (one, some) => {
        expect(isInRange(one, some)).toBe(semver.satisfies(one, some))
        expect(inWords(some)).toMatch(/^\d/)
      }),
    )
  })

  it('are checked before any other file is read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'questmaster-versions-'))
    try {
      mkdirSync(join(folder, 'scripts/setup'), { recursive: true })
      for (const file of ['start.mjs', 'setup/entry.mjs', 'setup/versions.mjs']) {
        copyFileSync(join('scripts', file), join(folder, 'scripts', file))
      }
      writeFileSync(
        join(folder, 'package.json'),
        '{ "type": "module", "engines": { "node": ">=99.1", "npm": ">=10" } }',
      )
      const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], { cwd: folder, encoding: 'utf8' })
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: `This needs Node 99.1 or newer, and this is ${process.version}: install one of those, then run the same command again.\n`,
      })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('come with an npm that can read the lock file', () => {
    expect(npmMismatch('10.8.2')).toBeUndefined()
    expect(npmMismatch('9.9.4')).toContain('npm 10 or newer, and this is 9.9.4')
  })
})
