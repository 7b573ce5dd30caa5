import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Folders and files whose comments and test titles are held to `HABITS`. */
const FOLDERS: readonly string[] = ['src', 'trials', 'scripts', 'test']

/** Habits of an older prose, each with plain words to use instead. */
const HABITS: readonly (readonly [habit: RegExp, instead: string])[] = [
  [/\bwhoever\b/i, 'player, host, moderator, caller'],
  [/\bso many\b/i, 'MAX_… or …_COUNT in the name'],
  [/\bso (?:long|often|soon)\b(?! as\b)/i, '…_MS in the name'],
  [/\banew\b/i, 'again, from scratch'],
  [/\bis had\b/i, 'we have, is available'],
  [/\bof equals\b/i, 'on a tie'],
  [/\bunless told\b/i, 'by default'],
  [/\bany ?more\b/i, 'no longer'],
  [/\bat the (?:least|most)\b/i, 'at least, at most'],
  [/\bnot\b[^.;:]*,? but (?:for|that)\b/i, 'except'],
  [/\bparted by\b/i, 'separated by'],
  [/\bis (?:asked|told)\b[^.;:]* (?:nobody|somebody)\b/i, 'name the actor'],
]

/** The longest comment line. */
const MAX_COLUMNS = 120

interface Piece {
  readonly line: number
  readonly text: string
  readonly isComment: boolean
}

/** A source file with its comments and test titles. */
interface Source {
  readonly file: string
  readonly text: string
  readonly pieces: readonly Piece[]
}

function parsed(file: string, text: string): Source {
  return { file, text, pieces: piecesOf(file, text) }
}

/** The comments and test titles of a source file. Strings that look like comments don't count. */
function piecesOf(file: string, source: string): readonly Piece[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found = new Map<number, Piece>()
  const jsxTexts: ts.Node[] = []
  const add = (start: number, end: number, isComment: boolean): void => {
    const line = tree.getLineAndCharacterOfPosition(start).line + 1
    found.set(start, { line, text: source.slice(start, end), isComment })
  }
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) {
      jsxTexts.push(node)
      return
    }
    for (const range of [
      ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
    ]) {
      add(range.pos, range.end, true)
    }
    const title = titleOf(node)
    if (title) add(title.getStart(tree), title.end, false)
    node.getChildren(tree).forEach(visit)
  }
  visit(tree)
  for (const { pos, end } of jsxTexts)
    for (const start of found.keys()) if (start >= pos && start < end) found.delete(start)
  return [...found.values()].sort((a, b) => a.line - b.line)
}

/** The title of a call such as `test('…')` or `describe.each(rows)('…')`. */
function titleOf(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || !/^(?:describe|it|test)\b/.test(node.expression.getText())) return undefined
  const [title] = node.arguments
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title : undefined
}

/** Every old habit in a source file, with its line. */
function habitsIn({ file, text: source, pieces }: Source): readonly string[] {
  const lines = source.split('\n')
  return pieces.flatMap(({ line, text, isComment }) => {
    // Line breaks and the asterisks of block comments would hide a phrase.
    const flat = text.replace(/\s*\n\s*\*?\s*/g, ' ')
    const habits = HABITS.flatMap(([habit, instead]) => {
      const [words] = habit.exec(flat) ?? []
      return words === undefined ? [] : [`${file}:${line} “${words}”: ${instead}`]
    })
    const height = text.split('\n').length
    const long = lines.slice(line - 1, line - 1 + height).flatMap((one, at) => {
      const isOwnLine = /^\s*(?:\/\/|\/?\*)/.test(one)
      if (!isComment || !isOwnLine || one.length <= MAX_COLUMNS || one.includes('https://')) return []
      return [`${file}:${line + at} ${one.length} columns: wrap at ${MAX_COLUMNS}`]
    })
    return [...habits, ...long]
  })
}

function sourcesIn(path: string): readonly string[] {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(path, name))
    .sort()
}

const SOURCES = FOLDERS.flatMap(sourcesIn).map((file) => parsed(file, readFileSync(file, 'utf8')))

test('comments and test titles are in plain English', () => {
  expect(SOURCES.flatMap(habitsIn)).toEqual([])
})

/** A name from code in a comment, such as `Run` or `run.askedOf`. */
const NAME = /`([A-Za-z_]\w*(?:\.\w+)*)(?:\(\))?`/g

/** The parts of each name that the comments of a source file mention, with its line. */
function mentionsIn({ file, pieces }: Source): readonly (readonly [where: string, part: string])[] {
  return pieces
    .filter(({ isComment }) => isComment)
    .flatMap(({ line, text }) =>
      [...text.matchAll(NAME)].flatMap(([, name = '']) => {
        const parts = name.split('.')
        return (parts[0] ?? '') in globalThis ? [] : parts.map((part) => [`${file}:${line} ${name}`, part] as const)
      }),
    )
}

/** Every word of a source file outside its comments. */
function codeWordsIn({ text, pieces }: Source): readonly string[] {
  const code = pieces
    .filter(({ isComment }) => isComment)
    .reduce((rest, one) => rest.replace(one.text, () => ' '), text)
  return code.match(/[A-Za-z_]\w*/g) ?? []
}

/** The names in comments that no code has. */
function staleIn(sources: readonly Source[]): readonly string[] {
  const words = new Set(sources.flatMap(codeWordsIn))
  const stale = sources.flatMap(mentionsIn).filter(([, part]) => !words.has(part))
  return stale.map(([where]) => where)
}

test('comments name only what the code has', () => {
  expect(staleIn(SOURCES)).toEqual([])
})

test('a name that only comments have is found', () => {
  const source = '/** Throws `Gone`, see `kept.lost` and `URL.canParse`. */\nconst kept = 1 // `kept()`'
  expect(staleIn([parsed('made-up.ts', source)])).toEqual(['made-up.ts:1 Gone', 'made-up.ts:1 kept.lost'])
})

/** The words of a habit, put together so that this file may name them. */
const OLD = { who: 'who' + 'ever', again: 'a' + 'new', tie: 'of ' + 'equals', least: 'at the ' + 'least' }

test.each([
  ['a line comment', `const a = 1 // ${OLD.who} asks`, 'made-up.ts:1 “whoever”'],
  ['a block comment', `/**\n * Deals it\n * ${OLD.again}.\n */\nconst a = 1`, 'made-up.ts:1 “anew”'],
  [
    'a phrase across two lines',
    `/**\n * The last of\n * ${OLD.tie.slice(3)}.\n */\nconst a = 1`,
    'made-up.ts:1 “of equals”',
  ],
  ['a test title', `\ntest('${OLD.least} one', () => {})`, 'made-up.ts:2 “at the least”'],
  ['a title of test.each', `test.each([1])('${OLD.who} has %i', () => {})`, 'made-up.ts:1 “whoever”'],
  ['a long comment line', `// ${'word '.repeat(30)}`, 'made-up.ts:1 153 columns'],
])('an old habit is found in %s', (_where, source, wanted) => {
  expect(habitsIn(parsed('made-up.ts', source))).toEqual([expect.stringContaining(wanted)])
})

test('an old habit in a string, a regular expression or JSX text does not count', () => {
  const source = `const a = ['// ${OLD.who}', /\\/\\/ ${OLD.who}/, \`/* ${OLD.again} */\`]\nconst b = <p>// ${OLD.who}</p>`
  expect(habitsIn(parsed('made-up.tsx', source))).toEqual([])
})
