import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUILD = fileURLToPath(new URL('../build.mjs', import.meta.url))

let folder: string | undefined

/** The path of a program in the current build, which is made if it is missing. Throws if it can't be made. */
export function builtFile(program: string): string {
  folder ??= execFileSync(process.execPath, [BUILD], { encoding: 'utf8' }).trim()
  return join(folder, program)
}
