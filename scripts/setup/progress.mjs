import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../node-run.mjs'

/** The details of the last set-up. Outside node_modules, which npm empties. */
export const LOG = join(ROOT, '.cache', 'setup.log')

/** What stopped the set-up, as one sentence that says what to do. */
export class Stopped extends Error {}

/** Starts a new log. Throws `Stopped` where the folder cannot be written. */
export function openLog() {
  try {
    mkdirSync(dirname(LOG), { recursive: true })
    writeFileSync(LOG, `set-up with node ${process.version} on ${process.platform} ${process.arch}\n`)
  } catch (error) {
    if (error.code === 'ENOSPC') throw new Stopped('The disk is full: make room, then run the same command again.')
    throw new Stopped(`${dirname(LOG)} cannot be written (${error.code}): run this as the owner of the folder.`)
  }
}

export function log(text) {
  try {
    appendFileSync(LOG, text)
  } catch {
    // A full disk is reported by the step that meets it.
  }
}

/** The step whose line on the screen is not finished. */
let unfinished = null

/**
 * One step of the set-up: one line on the screen that says what and why, and how long it took. If another step begins
 * in the meantime, the end gets a line of its own.
 */
export async function step(what, work, screen = process.stderr) {
  const began = Date.now()
  const me = {}
  const end = (how) => {
    const told = `${how}${seconds(Date.now() - began)}\n`
    screen.write(unfinished === me ? told : `${unfinished ? '\n' : ''}set-up: ${what}: ${told}`)
    unfinished = null
  }
  screen.write(`${unfinished ? '\n' : ''}set-up: ${what} … `)
  unfinished = me
  log(`\n== ${what}\n`)
  try {
    const result = await work()
    end('')
    return result
  } catch (error) {
    end('failed after ')
    throw error
  }
}

/** Does several things at a time, and lets all of them end. Throws what the first one that failed has thrown. */
export async function together(...works) {
  const ends = await Promise.allSettled(works.map((work) => work()))
  const failed = ends.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

const seconds = (ms) => (ms < 9950 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`)

/** Failures are recognised by their English messages. */
const PLAIN_ENGLISH = { LC_ALL: 'C', LANGUAGE: '', PYTHONUTF8: '1' }

/** Runs a command with its output in the log. Never throws: a command that is not there has code 127. */
export function run(command, args, { cwd = ROOT, env = {}, timeout = 0, askPassword = false } = {}) {
  return new Promise((done) => {
    log(`$ ${command} ${args.join(' ').replace(/\s+/g, ' ')}\n`)
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...PLAIN_ENGLISH, ...env },
      stdio: [askPassword ? 'inherit' : 'ignore', 'pipe', 'pipe'],
      timeout,
    })
    let output = ''
    const take = (chunk) => {
      output += chunk
      log(String(chunk))
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => {
      take(`${error.message}\n`)
      done({ code: 127, output })
    })
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}
