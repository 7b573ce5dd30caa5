import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import { PREPARED } from '../../render/map/origin.ts'
import { startPreparer } from './drawer.ts'

/** Who has just been started has more urgent things to do for so long, in milliseconds. */
const FIRST = 5000

/** What the process that prepares grounds says at its end. */
export type Prepared = { readonly isKept: boolean } | { readonly error: string }

/**
 * Has what pictures are drawn on painted before anybody asks for it, if this is not done yet: in a process of its own that
 * takes only what time nobody else wants, and ends. Until then each picture paints what it needs. Returns what stops it.
 */
export function prepareGrounds(folder: string, log: Logger): () => void {
  if (existsSync(join(folder, PREPARED))) return () => undefined
  let child: ChildProcess | undefined
  const begin = (): void => {
    child = startPreparer(folder)
    child.unref()
    child.channel?.unref()
    child.on('message', (said: Prepared) => report(said, folder, log))
    child.on('error', (error) => report({ error: String(error) }, folder, log))
  }
  const timer = setTimeout(() => {
    try {
      begin()
    } catch (error) {
      report({ error: String(error) }, folder, log)
    }
  }, FIRST)
  timer.unref()
  return () => {
    clearTimeout(timer)
    child?.kill('SIGKILL')
  }
}

function report(said: Prepared, folder: string, log: Logger): void {
  if ('isKept' in said && said.isKept) log.info('what pictures are drawn on has been painted')
  else log.warn({ folder, ...said }, 'what pictures are drawn on cannot be kept: each drawing process paints it itself')
}
