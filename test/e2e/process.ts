import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { builtFile } from '../../scripts/lib/built.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const READY = 'is on Discord'
const PATIENCE = 300_000

/** The bot as an operator runs it: a process of its own. */
export class BotProcess {
  private readonly child: ChildProcess
  private output = ''

  private constructor(child: ChildProcess) {
    this.child = child
    child.stdout?.on('data', (text: Buffer) => (this.output += text.toString()))
    child.stderr?.on('data', (text: Buffer) => (this.output += text.toString()))
  }

  /** Starts it and waits until it is on Discord. */
  static async start(env: Record<string, string>): Promise<BotProcess> {
    const bot = BotProcess.launch(env)
    await bot.says(READY)
    return bot
  }

  /** Starts it. Nothing of our own environment or `.env` decides where it goes. */
  static launch(env: Record<string, string>): BotProcess {
    return new BotProcess(BotProcess.spawned(env))
  }

  /** Starts it as the manager of shards does, which is gone in the same moment. */
  static orphan(env: Record<string, string>): BotProcess {
    const child = BotProcess.spawned(env, ['ignore', 'pipe', 'pipe', 'ipc'])
    child.disconnect()
    return new BotProcess(child)
  }

  private static spawned(env: Record<string, string>, stdio: StdioOptions = 'pipe'): ChildProcess {
    const clean = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', DISCORD_GUILD_ID: ' ' }
    const args = [builtFile('start.js')]
    return spawn(process.execPath, args, { cwd: ROOT, env: { ...clean, LOG_LEVEL: 'warn', ...env }, stdio })
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal)
  }

  /** What it has written so far. */
  get log(): string {
    return this.output
  }

  /** Waits until it has written something. */
  async says(text: string): Promise<void> {
    const end = Date.now() + PATIENCE
    while (!this.output.includes(text)) {
      if (Date.now() > end || this.child.exitCode !== null)
        throw new Error(`the bot never said “${text}” but:\n${this.output}`)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }

  /** Ends it and waits for its end. Gives its exit code, or the signal's name. */
  async end(signal: NodeJS.Signals): Promise<number | string> {
    this.child.kill(signal)
    return this.ended()
  }

  ended(): Promise<number | string> {
    const how = (): number | string | null => this.child.exitCode ?? this.child.signalCode
    return new Promise((resolve) => {
      const known = how()
      if (known !== null) resolve(known)
      else this.child.once('exit', () => resolve(how() ?? 'gone'))
    })
  }
}
