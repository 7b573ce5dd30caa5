import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { audit } from '../../scripts/lib/audit.ts'
import { isAllowed, licensedIn, licencesPage } from '../../scripts/lib/licences.ts'
import { textFile } from '../kit/text-file.ts'

const lock = readFileSync('package-lock.json', 'utf8')
const root = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>

describe('the packages', () => {
  it('the packages are named by one version each, the one in the lock file', () => {
    const locked = (JSON.parse(lock) as { packages: Record<string, { version: string }> }).packages
    for (const [name, version] of Object.entries({ ...root['dependencies'], ...root['devDependencies'] }))
      expect(`${name} ${version}`).toBe(`${name} ${locked[`node_modules/${name}`]?.version}`)
  })

  it('the packages have licences that let the bot be passed on', () => {
    const licensed = licensedIn(lock)
    expect(licensed.length).toBeGreaterThan(100)
    expect(licensed.filter(({ licence }) => !isAllowed(licence))).toEqual([])
  })

  it('the packages are all listed: npm run licences does it', () => {
    expect(textFile('docs/licences.md')).toBe(licencesPage(licensedIn(lock)))
  })

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-3.0', false],
    ['AGPL-3.0', false],
    ['UNLICENSED', false],
    ['none named', false],
  ])('the packages: with %s: may they be used? %s', (licence, may) => expect(isAllowed(licence)).toBe(may))
})

describe('an audit', () => {
  const run = (answer: string): [number, string] => {
    let said = ''
    const code = audit(answer, { out: (line) => (said += line), err: (text) => (said += text), isWatched: false })
    return [code, said]
  }

  it('an audit says what is known, and ends with 1', () => {
    const answer = { vulnerabilities: { leaky: { name: 'leaky', severity: 'high', range: '<2.0.0' } } }
    expect(run(JSON.stringify(answer))).toEqual([1, 'leaky <2.0.0: high\n{"audited":true,"found":["leaky"]}'])
  })

  it('an audit says that nothing is known against any', () => {
    expect(run('{"vulnerabilities":{}}')[0]).toBe(0)
  })

  it.each([
    ['{"message":"405 Method Not Allowed - POST https://registry.example/-/npm/v1"}', '405 Method Not Allowed'],
    ['', 'no answer'],
    ['<html>', 'no answer'],
  ])('an audit says plainly that it cannot be done: %s', (answer, why) => {
    const [code, said] = run(answer)
    expect(code).toBe(2)
    expect(said).toContain(`(${why}), so nothing is known, good or bad.`)
    expect(said).not.toContain('registry.example')
  })
})
