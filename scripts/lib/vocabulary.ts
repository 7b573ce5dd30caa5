import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** What the sources of a game speak of: its verbs and its kinds of facts. */
export interface Vocabulary {
  readonly verbs: readonly string[]
  readonly facts: readonly string[]
}

const GAMES = fileURLToPath(new URL('../../src/games', import.meta.url))

/** Reads the vocabulary out of a game's sources; empty if the game has none there. */
export function vocabularyOf(id: string): Vocabulary {
  const folder = join(GAMES, id)
  if (!existsSync(folder)) return { verbs: [], facts: [] }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const verbs = new Set<string>()
  const facts = new Set<string>()
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8')
    // A name of a file is written like a verb.
    for (const [, verb] of source.matchAll(/'([a-z][a-z-]*\.(?!json')[a-z][a-z-]*)'/g)) if (verb) verbs.add(verb)
    if (!/(^|\/)facts(\/.*|[^/]*)\.ts$/.test(file)) continue
    for (const kind of kindsIn(source)) facts.add(kind)
  }
  return { verbs: [...verbs].sort(), facts: [...facts].sort() }
}

/** The kinds of facts that a source file declares: the members of a `FactsOf`, and the literals of a `kind`. */
function kindsIn(source: string): readonly string[] {
  const kinds: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'FactsOf') {
      const [fields] = node.typeArguments ?? []
      if (fields && ts.isTypeLiteralNode(fields)) kinds.push(...fields.members.flatMap(({ name }) => nameOf(name)))
    }
    if (ts.isPropertySignature(node) && node.name.getText() === 'kind' && node.type)
      kinds.push(...literalsOf(node.type))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('facts.ts', source, ts.ScriptTarget.Latest, true))
  return kinds
}

function nameOf(name: ts.PropertyName | undefined): readonly string[] {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : []
}

/** The texts of a literal type, or of a union of them. */
function literalsOf(type: ts.TypeNode): readonly string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf)
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : []
}
