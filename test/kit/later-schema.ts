import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MIGRATIONS = { sqlite: '../../migrations', postgresql: '../../migrations/postgres' }

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[]
}

/**
 * The folder of the migrations of a made-up later Questmaster, whose schema takes these statements more than ours. For
 * it, every database of ours is an older one.
 */
export function laterSchema(dialect: keyof typeof MIGRATIONS, folder: string, ...statements: string[]): string {
  const later = join(folder, `later-${dialect}`)
  cpSync(fileURLToPath(new URL(MIGRATIONS[dialect], import.meta.url)), later, { recursive: true })
  const path = join(later, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal
  const last = journal.entries.at(-1)
  if (!last) throw new Error('there are no migrations')
  const made = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_made_up' }
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, made] }))
  writeFileSync(join(later, `${made.tag}.sql`), statements.join(';\n--> statement-breakpoint\n'))
  return later
}
