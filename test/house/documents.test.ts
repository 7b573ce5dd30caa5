import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textFile as textOf } from '../kit/text-file.ts'

// Everything that the documents refer to must exist.

const documents = ['.', 'docs'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)
const everything = documents.map(textOf).join('\n')
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }

/** All files of the project, with slashes on any system. */
const files = ['src', 'test', 'trials', 'scripts', 'docs', 'assets', 'migrations'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
)

/** The anchor of a heading, as repository hosts make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (text: string): readonly string[] =>
  [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

describe('the documents', () => {
  it.each(documents)('the documents have no broken links: %s', (path) => {
    const links = [...textOf(path).matchAll(/\]\((?!https?:)([^)\s]*)\)|(?:src|href)="(?!https?:)([^"]+)"/g)]
    const dead = links
      .map(([, link, picture]) => link ?? picture ?? '')
      .filter((link) => {
        const [file = '', anchor] = link.split('#')
        const target = file === '' ? path : join(dirname(path), file)
        if (!existsSync(target)) return true
        return anchor !== undefined && !anchorsIn(textOf(target)).includes(anchor)
      })
    expect(dead).toEqual([])
  })

  it.each(documents)('the documents name only files that exist: %s', (path) => {
    const quoted = [...textOf(path).matchAll(/`([\w.<>-]+(?:\/[\w.<>-]+)+\.(?:tsx?|mjs|json|md|ftl))`/g)]
    const missing = quoted
      .map(([, file = '']) => file.replace('<game>', 'talisman'))
      .filter(
        (file) =>
          !/[<>]|^(data|node_modules)\//.test(file) && !files.some((one) => one === file || one.endsWith(`/${file}`)),
      )
    expect(missing).toEqual([])
  })

  it('name only existing commands', () => {
    const named = [...everything.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(30)
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([])
  })

  it('name every command for contributors', () => {
    const contributing = textOf('CONTRIBUTING.md')
    const untold = Object.keys(scripts).filter(
      (name) => !new RegExp(`npm (run )?${name}(?![\\w:-])`).test(`${contributing}\n${textOf('README.md')}`),
    )
    expect(untold).toEqual([])
  })

  it('the documents describe every setting in .env.example, and no other', () => {
    const settings = [...textOf('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    const table = /^\| variable [\s\S]*/m.exec(textOf('docs/settings.md'))?.[0] ?? ''
    const told = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z][A-Z_]+/g) ?? [])
    expect(told.sort()).toEqual(settings.sort())
  })

  it('the documents tell the truth about the lock file: it has a checksum of each package, and names no registry', () => {
    const lock = textOf('package-lock.json')
    expect(lock).not.toMatch(/"resolved"|registry|https?:\/\/[^"]*\.tgz/)
    const packages = Object.entries((JSON.parse(lock) as { packages: Record<string, { integrity?: string }> }).packages)
    expect(packages.filter(([path, one]) => path !== '' && !/^sha512-/.test(one.integrity ?? ''))).toEqual([])
  })
})
