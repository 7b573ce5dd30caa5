import { readFileSync, readdirSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * The parts of the source that see each other's names. The rules of a game and its pictures are two parts, and the
 * sandbox and its page are programs of their own. Everyone imports the core, so its names belong to every part of the
 * bot and of the games.
 */
function partOf(file: string): string {
  const [, pictures, game] = /^(render\/)?games\/(\w+)\//.exec(file) ?? []
  if (game !== undefined) return `${pictures ? 'pictures' : 'rules'} of ${game}`
  if (file.startsWith('sandbox/web/')) return 'page'
  if (file.startsWith('sandbox/')) return 'sandbox'
  // Named for their command or press.
  if (/^discord\/(commands|presses)\//.test(file)) return 'handlers'
  return /^(engine|language|rulebook|settings)\//.test(file) ? 'core' : 'bot'
}

/** The role of a file. Files with the same role may share a name, because it means the same in each of them. */
function roleOf(file: string): string {
  return (
    file
      // Both databases implement the same interfaces.
      .replace(/^storage\/(sqlite|postgres)\//, 'storage/')
      .replace(/^discord\/(commands|presses)\/.*/, 'handlers')
      // What belongs to a decision is named for its verb: its rule, its words and the computer's choice. A question
      // about the state has the same name when it is asked of a view.
      .replace(/^games\/(\w+)\/(computer|rules|state|view|words)\/.*/, 'games/$1')
      // The page knows the sandbox's objects in the form in which they are sent.
      .replace(/^sandbox\/(web\/model\/wire\.ts|state\/.*)/, 'sandbox/objects')
  )
}

function sourceFiles(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
}

/** The names that a source file declares and exports. */
function exportsOf(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(`src/${file}`, 'utf8'), ts.ScriptTarget.Latest, true)
  const namesIn = (name: ts.BindingName): string[] =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))
  return tree.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
    const { name } = statement as ts.Statement & { readonly name?: ts.Identifier }
    return name ? [name.text] : []
  })
}

/** The exported names with two meanings, each with the files that declare it. */
function ambiguous(exports: ReadonlyMap<string, readonly string[]>): string[] {
  const filesOf = new Map<string, string[]>()
  for (const [file, names] of exports) for (const name of names) filesOf.set(name, [...(filesOf.get(name) ?? []), file])
  const isAmbiguous = (files: readonly string[]): boolean => {
    const rolesOf = new Map<string, Set<string>>()
    for (const file of files) rolesOf.set(partOf(file), (rolesOf.get(partOf(file)) ?? new Set()).add(roleOf(file)))
    const apart = ['core', 'handlers', 'page', 'sandbox']
    const hidesCore = rolesOf.has('core') && [...rolesOf.keys()].some((part) => !apart.includes(part))
    return hidesCore || [...rolesOf.values()].some(({ size }) => size > 1)
  }
  return [...filesOf].filter(([, files]) => isAmbiguous(files)).map(([name, files]) => `${name}: ${files.join(', ')}`)
}

test('every exported name of src has one meaning', () => {
  const files = sourceFiles()
  expect(files.length).toBeGreaterThan(900)
  expect(ambiguous(new Map(files.map((file) => [file, exportsOf(file)])))).toEqual([])
})

test('a name in two files of the bot, or one that hides a name of the core, has two meanings', () => {
  const exports = new Map([
    ['engine/log.ts', ['Entry']],
    ['tables/steps/a.ts', ['Entry', 'told', 'one']],
    ['discord/kit/b.ts', ['told']],
    ['storage/sqlite/log.ts', ['LogRows']],
    ['storage/postgres/log.ts', ['LogRows']],
    ['games/talisman/words/c.ts', ['told']],
  ])
  expect(ambiguous(exports)).toEqual([
    'Entry: engine/log.ts, tables/steps/a.ts',
    'told: tables/steps/a.ts, discord/kit/b.ts, games/talisman/words/c.ts',
  ])
})

test('an error that states its name is named as its class', () => {
  const stated = sourceFiles().flatMap((file) => {
    const source = readFileSync(`src/${file}`, 'utf8')
    return [...source.matchAll(/class (\w+) extends \w*Error\b[^}]*?\bname = '(\w+)'/g)]
  })
  expect(stated.length).toBeGreaterThan(10)
  expect(stated.filter(([, itsClass, name]) => itsClass !== name).map(([text]) => text)).toEqual([])
})
