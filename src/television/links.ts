import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { LinkToken } from './televised.ts'

const TOKEN_BYTES = 24

const stored = z.record(z.string(), z.string().regex(/^[\w-]{32}$/))

/** The part of the store that keeps links. */
interface Memos {
  memo(name: string): Promise<string | undefined>
  setMemo(name: string, text: string): Promise<void>
}

export interface LinksParts {
  /** The name of the memo that stores them. */
  readonly memo: string
  readonly notes: Memos
  /** Hears of each link that begins or ends, once that is stored. */
  readonly changed: (change: { readonly begins: boolean; readonly token: LinkToken; readonly owner: string }) => void
}

/** Secret links of one kind, one for each owner: 192 random bits, which stay over restarts. */
export class Links {
  private readonly parts: LinksParts
  private readonly tokens = new Map<string, LinkToken>()
  /** Reads and writes, one after another. */
  private lastTurn: Promise<unknown> = Promise.resolve()
  private areRead = false

  constructor(parts: LinksParts) {
    this.parts = parts
  }

  get owners(): readonly string[] {
    return [...this.tokens.keys()]
  }

  get all(): readonly LinkToken[] {
    return [...this.tokens.values()]
  }

  of(owner: string): LinkToken | undefined {
    return this.tokens.get(owner)
  }

  /** Returns the link of an owner, and makes one if there is none. */
  begin(owner: string): Promise<LinkToken> {
    return this.inTurn(async () => {
      await this.readOnce()
      const known = this.tokens.get(owner)
      if (known !== undefined) return known
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      this.tokens.set(owner, token)
      await this.write().catch((error: unknown) => {
        this.tokens.delete(owner)
        throw error
      })
      this.parts.changed({ begins: true, token, owner })
      return token
    })
  }

  /** Ends the link of an owner. Returns whether there was one. */
  end(owner: string): Promise<boolean> {
    return this.inTurn(async () => {
      await this.readOnce()
      const token = this.tokens.get(owner)
      if (token === undefined) return false
      this.tokens.delete(owner)
      await this.write().catch((error: unknown) => {
        this.tokens.set(owner, token)
        throw error
      })
      this.parts.changed({ begins: false, token, owner })
      return true
    })
  }

  /** Reads the links again: another process may have written them. */
  read(): Promise<void> {
    return this.inTurn(() => this.readNow())
  }

  /** A write must not lose links that the process has not read yet. */
  private async readOnce(): Promise<void> {
    if (!this.areRead) await this.readNow()
  }

  private async readNow(): Promise<void> {
    const { memo, notes, changed } = this.parts
    const parsed = stored.safeParse(parsedJson(await notes.memo(memo)))
    const now = new Map(Object.entries(parsed.success ? parsed.data : {}))
    const before = new Map(this.tokens)
    this.tokens.clear()
    for (const [owner, token] of now) this.tokens.set(owner, token)
    this.areRead = true
    for (const [owner, token] of before) if (now.get(owner) !== token) changed({ begins: false, token, owner })
    for (const [owner, token] of now) if (before.get(owner) !== token) changed({ begins: true, token, owner })
  }

  private write(): Promise<void> {
    return this.parts.notes.setMemo(this.parts.memo, JSON.stringify(Object.fromEntries(this.tokens)))
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.lastTurn.then(work)
    this.lastTurn = turn.catch(() => undefined)
    return turn
  }
}

function parsedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}
