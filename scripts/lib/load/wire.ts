import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Calls between the load and the processes that it starts, over node's channel between them. */

interface Asked {
  readonly number: number
  readonly call: string
  readonly given: unknown
}

type Told = { readonly number: number } & ({ readonly value: unknown } | { readonly error: string })

export type Calls = Readonly<Record<string, (given: never) => unknown>>

/** A bot also sends other messages to the process that started it. */
function isAnswer(told: unknown): told is Told {
  return typeof told === 'object' && told !== null && 'number' in told
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** How long a process may take to end by itself, in milliseconds. */
const FAREWELL = 15_000

/** Answers calls of the process that started this one. */
export function serve(calls: Calls): void {
  process.on('message', (asked: Asked) => void answer(calls, asked))
}

async function answer(calls: Calls, { number, call, given }: Asked): Promise<void> {
  try {
    const work = calls[call]
    if (!work) throw new Error(`nothing is called ${call}`)
    process.send?.({ number, value: await work(given as never) })
  } catch (error) {
    process.send?.({ number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

/** A process that was started for a load, or to be killed. */
export class Helper {
  readonly name: string
  private readonly child: ChildProcess
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  private last = 0
  private said = ''

  /**
   * Starts node on a file with its arguments. It gets the path and the given environment, and none of our own settings.
   */
  constructor(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.name = name
    const reading = args.some((it) => it.endsWith('.ts')) ? ['--import', 'tsx'] : []
    const clean = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' }
    this.child = spawn(process.execPath, [...reading, ...args], {
      cwd: ROOT,
      env: { ...clean, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
    })
    this.child.stdout?.on('data', (text: Buffer) => (this.said = (this.said + text.toString()).slice(-20_000)))
    this.child.stderr?.on('data', (text: Buffer) => (this.said = (this.said + text.toString()).slice(-20_000)))
    this.child.on('message', (told) => {
      if (isAnswer(told)) this.hear(told)
    })
    this.child.on('exit', () => this.giveUp())
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** The end of its output. */
  get output(): string {
    return this.said
  }

  /** Throws the other side's error, or an error if the process has ended. */
  call<T>(call: string, given?: unknown): Promise<T> {
    if (this.hasEnded) return Promise.reject(this.gone())
    this.last += 1
    const number = this.last
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve: resolve as (value: unknown) => void, reject })
      this.child.send({ number, call, given } satisfies Asked)
    })
  }

  /** Waits until its output contains a text. Throws if the process ends first, or after `within` milliseconds. */
  async says(text: string | RegExp, within: number): Promise<void> {
    const end = Date.now() + within
    while (typeof text === 'string' ? !this.said.includes(text) : !text.test(this.said)) {
      if (this.hasEnded || Date.now() > end) throw this.gone()
      await new Promise((next) => setTimeout(next, 30))
    }
  }

  /** Kills it at work, and waits until it has ended. */
  async kill(): Promise<void> {
    if (this.hasEnded) return
    const exit = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await exit
  }

  /** Asks it to end, and kills it if it does not. */
  async end(): Promise<void> {
    if (this.hasEnded) return
    const exit = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    const timer = setTimeout(() => this.child.kill('SIGKILL'), FAREWELL)
    await exit
    clearTimeout(timer)
  }

  private hear(told: Told): void {
    const waiting = this.waiting.get(told.number)
    this.waiting.delete(told.number)
    if ('error' in told) waiting?.reject(new Error(`${this.name}: ${told.error}`))
    else waiting?.resolve(told.value)
  }

  private giveUp(): void {
    for (const { reject } of this.waiting.values()) reject(this.gone())
    this.waiting.clear()
  }

  private gone(): Error {
    return new Error(`${this.name} is not there, or not ready. The last it wrote:\n${this.said}`)
  }
}
