import { z } from 'zod'
import type { Store, UserId } from '../../tables/store.ts'

const DAY = 24 * 60 * 60 * 1000
/** Whoever has managed a server no longer ago than this counts as its manager elsewhere, in milliseconds. */
const REMEMBERED = 30 * DAY

const kept = z.record(z.string(), z.number())

/** Remembers who has managed which server here: Discord says it only of the server from which somebody comes. */
export class Managers {
  private readonly store: Pick<Store, 'memo' | 'setMemo'>

  constructor(store: Pick<Store, 'memo' | 'setMemo'>) {
    this.store = store
  }

  /** Somebody came who may manage a server, or who may not any more. `now`: milliseconds since 1970. */
  async note(user: UserId, server: string, now: number, isManager: boolean): Promise<void> {
    const known = await this.read(user)
    const since = known[server]
    if (isManager ? since !== undefined && now - since < DAY : since === undefined) return
    const lately = Object.entries(known).filter(([one, at]) => one !== server && now - at < REMEMBERED)
    const servers = Object.fromEntries([...lately, ...(isManager ? [[server, now] as const] : [])])
    await this.store.setMemo(memoOf(user), JSON.stringify(servers))
  }

  /** The servers that somebody has managed lately. */
  async serversOf(user: UserId, now: number): Promise<readonly string[]> {
    return Object.entries(await this.read(user)).flatMap(([server, at]) => (now - at < REMEMBERED ? [server] : []))
  }

  private async read(user: UserId): Promise<Readonly<Record<string, number>>> {
    const text = await this.store.memo(memoOf(user))
    try {
      return text === undefined ? {} : (kept.safeParse(JSON.parse(text)).data ?? {})
    } catch {
      return {}
    }
  }
}

function memoOf(user: UserId): string {
  return `manages ${user}`
}
