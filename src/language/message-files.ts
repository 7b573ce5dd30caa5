import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { MessageFile } from './messages.ts'

/**
 * The Fluent files of a folder, in the order of their names; none if there is no such folder. They are part of the
 * source, as an imported file is.
 */
export function messageFiles(folder: URL): readonly MessageFile[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'))
  return names
    .sort()
    .map((name) => ({ name: pathInSource(folder, name), text: readFileSync(new URL(name, folder), 'utf8') }))
}

/** The path of a file from the folder `src` on, for error messages. */
function pathInSource(folder: URL, name: string): string {
  const { pathname } = new URL(name, folder)
  return pathname.slice(pathname.lastIndexOf('/src/') + 1)
}
