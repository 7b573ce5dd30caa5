import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import ts from 'typescript'
import { z } from 'zod'
import type { Game } from '../../src/engine/index.ts'

// The store keeps facts for years, and only the version of the rules that emitted them says how to read them. So the
// forms of facts are on record, as their types define them: a form may change only with the version.

/** The fields of each kind of fact, each with its type. */
const forms = z.object({ version: z.int(), facts: z.record(z.string(), z.record(z.string(), z.string())) })
export type FactForms = z.infer<typeof forms>

const ROOT = join(import.meta.dirname, '../..')
/** Ids and other words: the form does not depend on which there are. */
const WORDS = /\(?"[^"]*"(?: \| "[^"]*")*\)?/g

/** The forms of a game's facts, by the types of the module that exports it. */
export function factFormsOf({ rules }: Game): FactForms {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const path = join(ROOT, 'src/games', rules.id, 'index.ts')
  const program = ts.createProgram([path], options)
  const source = program.getSourceFile(path)
  if (!source) throw new Error(`${path} is missing`)
  return { version: rules.version, facts: new Reader(program.getTypeChecker(), source).facts() }
}

class Reader {
  private readonly checker: ts.TypeChecker
  private readonly source: ts.SourceFile

  constructor(checker: ts.TypeChecker, source: ts.SourceFile) {
    this.checker = checker
    this.source = source
  }

  facts(): FactForms['facts'] {
    const facts: FactForms['facts'] = {}
    for (const fact of this.told()) {
      const kind = this.typeOf(fact.getProperty('kind'))
      for (const one of kind?.isUnion() ? kind.types : [kind]) {
        if (!one?.isStringLiteral()) throw new Error(`the kind of a fact isn't a string literal`)
        const fields = fact.getProperties().filter(({ name }) => name !== 'kind')
        // One kind of fact may have several forms.
        const known = facts[one.value] ?? {}
        facts[one.value] = known
        for (const field of fields) known[field.name] = union(known[field.name], this.formOf(field))
      }
    }
    return sorted(Object.fromEntries(Object.entries(facts).map(([kind, fields]) => [kind, sorted(fields)])))
  }

  /** The types that the exported game's words receive as a fact. */
  private told(): readonly ts.Type[] {
    const module = this.checker.getSymbolAtLocation(this.source)
    for (const exported of module ? this.checker.getExportsOfModule(module) : []) {
      const words = this.typeOf(this.typeOf(exported)?.getProperty('words'))
      const fact = this.typeOf(words?.getProperty('fact'))?.getCallSignatures()[0]?.getParameters()[0]
      const type = this.typeOf(fact)
      if (type) return type.isUnion() ? type.types : [type]
    }
    throw new Error(`${this.source.fileName} exports no game`)
  }

  private formOf(field: ts.Symbol): string {
    const type = this.checker.typeToString(
      this.checker.getTypeOfSymbolAtLocation(field, this.source),
      undefined,
      ts.TypeFormatFlags.NoTruncation,
    )
    return type.replaceAll(WORDS, 'string')
  }

  private typeOf(symbol: ts.Symbol | undefined): ts.Type | undefined {
    return symbol && this.checker.getNonNullableType(this.checker.getTypeOfSymbolAtLocation(symbol, this.source))
  }
}

function union(one: string | undefined, other: string): string {
  return [...new Set([...(one?.split(' or ') ?? []), other])].sort().join(' or ')
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The forms on record in a folder; `null` if there are none. */
export function factFormsIn(folder: string, { rules }: Game): FactForms | null {
  const path = join(folder, rules.id, 'facts.json')
  return existsSync(path) ? forms.parse(JSON.parse(readFileSync(path, 'utf8'))) : null
}

/** The work due since the forms were recorded, in a sentence; `null` if none is. */
export function factTrouble(id: string, kept: FactForms | null, now: FactForms): string | null {
  if (isDeepStrictEqual(kept, now)) return null
  return (
    changeOf(id, kept, now) ??
    `The facts of ${id} have changed since they were recorded: npm run record -- ${id} --facts`
  )
}

/** Facts whose form differs from the same version on record, in a sentence; `null` if none do. */
function changeOf(id: string, kept: FactForms | null, now: FactForms): string | null {
  if (kept?.version !== now.version) return null
  const other = Object.keys(kept.facts).filter((kind) => !isDeepStrictEqual(kept.facts[kind], now.facts[kind]))
  if (other.length === 0) return null
  const which = `Facts of ${id} no longer have the shape of version ${now.version} (${other.join(', ')})`
  return `${which}: raise the version, and migrate those that were told before.`
}

/**
 * Records the forms of a game's facts. If they may not have changed, it writes nothing and returns a sentence that says
 * why.
 */
export function keepFactForms(folder: string, game: Game): string | null {
  const now = factFormsOf(game)
  const change = changeOf(game.rules.id, factFormsIn(folder, game), now)
  if (change === null) writeFileSync(join(folder, game.rules.id, 'facts.json'), `${JSON.stringify(now, null, 1)}\n`)
  return change
}
