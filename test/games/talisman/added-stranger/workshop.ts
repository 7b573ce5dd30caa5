import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import ts from 'typescript'
import { messageTypes } from '../../../../scripts/lib/words.ts'
import { EDITS, ROW, type Edit, type Part } from './edits.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const GAME = 'src/games/talisman'

/** The texts of the edited files, by their paths under the game. Throws if the game has no declaration of that name. */
export function edited(instead: Partial<Record<Part, Edit | null>> = {}): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const edit of Object.values({ ...EDITS, ...instead })) {
    if (edit === null) continue
    const text = texts.get(edit.file) ?? readFileSync(join(ROOT, GAME, edit.file), 'utf8')
    texts.set(edit.file, edit.file.endsWith('.ftl') ? `${text}\n${edit.member}\n` : withMember(text, edit))
  }
  const messages = new Map(
    [...texts].filter(([file]) => file.endsWith('.ftl')).map(([file, text]) => [basename(file), text]),
  )
  texts.set('words/en/messages.ts', messageTypes(join(ROOT, GAME, 'words/en'), 'TalismanMessages', messages))
  return texts
}

function withMember(text: string, { file, into, member, imports = {} }: Edit): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const body = source.statements.map((statement) => bodyOf(statement, into)).find((one) => one !== undefined)
  if (body === undefined) throw new Error(`${file} has no ${into}`)
  const first = body.getStart(source) + 1
  return `${missingImports(source, imports)}${text.slice(0, first)}\n${member}\n${text.slice(first)}`
}

/** The brackets of a list, record or type, if the statement declares it by that name. */
function bodyOf(statement: ts.Statement, name: string): ts.Node | undefined {
  if (ts.isTypeAliasDeclaration(statement)) return statement.name.text === name ? statement.type : undefined
  if (!ts.isVariableStatement(statement)) return undefined
  const declared = statement.declarationList.declarations.find(
    (one) => ts.isIdentifier(one.name) && one.name.text === name,
  )
  let value: ts.Expression | undefined = declared?.initializer
  // A table of words is a function that makes it.
  if (value && ts.isArrowFunction(value) && !ts.isBlock(value.body)) value = value.body
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)))
    value = value.expression
  return value
}

/** Import declarations for the names that the file does not import yet. */
function missingImports(source: ts.SourceFile, wanted: NonNullable<Edit['imports']>): string {
  const known = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return []
    const bindings = statement.importClause?.namedBindings
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
  })
  return Object.entries(wanted)
    .map(([from, names]) => ({ from, names: names.filter((name) => !known.includes(name)) }))
    .filter(({ names }) => names.length > 0)
    .map(({ from, names }) => `import { ${names.join(', ')} } from '${from}'\n`)
    .join('')
}

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')).config,
  ts.sys,
  ROOT,
)

/** Parsed files that no edit touches, so that each is read once. */
const parsed = new Map<string, ts.SourceFile | undefined>()
let last: ts.Program | undefined

/**
 * The files of the game in which the compiler reports an error, with the edited texts in place of their own. With
 * `only`, the compiler checks that one file.
 */
export function complaints(texts: ReadonlyMap<string, string>, only = ''): readonly string[] {
  const at = new Map([...texts].map(([file, text]) => [join(ROOT, GAME, file), text]))
  const host = ts.createCompilerHost({ ...options, incremental: false })
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (path, language) => {
    const text = at.get(path)
    if (text !== undefined) return ts.createSourceFile(path, text, language)
    if (!parsed.has(path)) parsed.set(path, read(path, language))
    return parsed.get(path)
  }
  const checked = {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
    noUnusedLocals: false,
    skipLibCheck: true,
  }
  last = ts.createProgram([join(ROOT, GAME, 'index.ts')], checked, host, last)
  const found = last.getSourceFiles().filter((file) => file.fileName.startsWith(join(ROOT, GAME, only)))
  const wrong = found.filter((file) => last?.getSemanticDiagnostics(file).length)
  return wrong.map((file) => file.fileName.slice(join(ROOT, GAME).length + 1))
}

/** Copies what the game needs to a temporary folder and adds the card there. Returns the path of its `src`. */
export function builtHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'added-stranger-'))
  cpSync(join(ROOT, 'src/engine'), join(house, 'src/engine'), { recursive: true })
  cpSync(join(ROOT, 'src/language'), join(house, 'src/language'), { recursive: true })
  cpSync(join(ROOT, GAME), join(house, GAME), { recursive: true })
  for (const [file, text] of edited()) writeFileSync(join(house, GAME, file), text)
  const adventure = join(house, GAME, 'data/adventure.json')
  const { cards } = JSON.parse(readFileSync(adventure, 'utf8')) as { cards: unknown[] }
  writeFileSync(adventure, JSON.stringify({ cards: [...cards, ROW] }))
  writeFileSync(join(house, 'package.json'), '{ "type": "module" }')
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  return join(house, 'src')
}
