import { readFileSync, writeFileSync } from 'node:fs'
import type { Terminal } from './command.ts'

/** A package that ships with the bot, by the lock file, and its declared licence. */
export interface Licensed {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/**
 * Licences that let us run the bot and pass it on with the licensed parts. Weak copyleft is for libraries that stay
 * files of their own; CC-BY and OFL are for pictures and fonts, which NOTICE names.
 */
export const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
] as const

/** The packages of a lock file that are installed where the bot runs, in order of their names. */
export function licensedIn(lock: string): readonly Licensed[] {
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { name?: string; version?: string; license?: string; dev?: boolean }>
  }
  const found = Object.entries(packages).flatMap(([path, { name, version = '', license = 'none named', dev }]) => {
    // An alias is installed in a folder named after what it stands for.
    const installed = name ?? path.split('node_modules/').at(-1) ?? ''
    return path === '' || dev ? [] : [{ name: installed, version, licence: license }]
  })
  const byName = new Map(found.map((one) => [`${one.name} ${one.version}`, one]))
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** Whether a licence expression holds only allowed licences; one of several alternatives is enough. */
export function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '')
  const isKnown = (one: string): boolean => (ALLOWED as readonly string[]).includes(one.trim())
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every(isKnown))
}

/** All of them as a page, by licence. */
export function licencesPage(licensed: readonly Licensed[]): string {
  const names = [...new Set(licensed.map(({ licence }) => licence))].sort()
  const sections = names.map((licence) => {
    const lines = licensed.filter((one) => one.licence === licence).map(({ name, version }) => `- ${name} ${version}`)
    return `## ${licence}\n\n${lines.join('\n')}\n`
  })
  const about =
    'What is installed where the bot runs, on any system, by the licence each package names. Made by `npm run licences`; what is drawn and lettered with is in `NOTICE`.'
  return `# Licences of what the bot uses\n\n${about}\n\n${sections.join('\n')}`
}

/** Writes the page. Ends with 1 if a licence is not allowed. */
export function licences(lockFile: string, page: string, terminal: Terminal): number {
  const licensed = licensedIn(readFileSync(lockFile, 'utf8'))
  writeFileSync(page, licencesPage(licensed))
  const refused = licensed.filter(({ licence }) => !isAllowed(licence))
  for (const { name, licence } of refused) terminal.err(`${name} has a licence that isn't allowed: ${licence}.\n`)
  terminal.out(JSON.stringify({ packages: licensed.length, refused: refused.map(({ name }) => name) }))
  return refused.length > 0 ? 1 : 0
}
