import { fork, type ChildProcess, type ForkOptions } from 'node:child_process'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The programs that the bot consists of, each running in a process of its own, or in a thread. */
type Program =
  | 'start'
  | 'backups/process'
  | 'television/process'
  | 'thinking/thread'
  | 'discord/gateway/listening-thread'
  | `discord/pictures/${'worker' | 'preparer' | 'joining'}`

// A build has this file and the programs at the same paths as the sources, with another extension. So what runs from a
// build starts built programs, and what runs from TypeScript, as tests do, starts TypeScript.
const EXTENSION = extname(import.meta.filename)

/**
 * Keeps a bot small: little space for new objects, which otherwise takes 48 MB in a busy process and never shrinks.
 * What starts the bot gives Node this option.
 */
export const BOT_OPTIONS: readonly string[] = ['--max-semi-space-size=4']

/** The options that Node needs to run a program. */
export const NODE_OPTIONS: readonly string[] =
  EXTENSION === '.ts' ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : []

/** The options that Node needs to run a program in a thread. */
export const THREAD_OPTIONS: readonly string[] =
  EXTENSION === '.ts' ? ['--import', pathToFileURL(join(import.meta.dirname, 'typescript-in-threads.mjs')).href] : []

/** The file of a program. */
export function programFile(program: Program): string {
  return join(import.meta.dirname, program + EXTENSION)
}

/** Starts a program in a process of its own. */
export function startProgram(program: Program, args: readonly string[], options: ForkOptions = {}): ChildProcess {
  return fork(programFile(program), args, { ...options, execArgv: [...NODE_OPTIONS, ...(options.execArgv ?? [])] })
}
