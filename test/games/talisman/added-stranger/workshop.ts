import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { EDITS, ROW, type Edit, type Part } from './edits.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const GAME = 'src/games/talisman'

/** The edited texts of the files, by their paths under the game. Throws if an edit does not fit. */
export function edited(instead: Partial<Record<Part, Edit | null>> = {}): ReadonlyMap<string, string> {
  const edits = Object.values({ ...EDITS, ...instead }).filter((edit) => edit !== null)
  const texts = new Map<string, string>()
  for (const { file, before, lines } of edits) {
    const text = texts.get(file) ?? readFileSync(join(ROOT, GAME, file), 'utf8')
    const [head, tail, ...more] = text.split(before)
    if (head === undefined || tail === undefined || more.length > 0) throw new Error(`${file}: not once: ${before}`)
    texts.set(file, `${head}${lines}${before}${tail}`)
  }
  return texts
}

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')).config,
  ts.sys,
  ROOT,
)

/** Files without edits are read once. */
const parsed = new Map<string, ts.SourceFile | undefined>()
let last: ts.Program | undefined

/** The files of the game with compiler errors, after the edits; checks only one file if it is named. */
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

/** A copy of the source in which the game has its new card. Returns the path of its `src`. */
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
