import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Asked, Game } from '../../../engine/index.ts'
import type { Memos, UserId } from '../../../tables/model/store.ts'
import type { HintSource } from '../context/context.ts'

const MAX_CACHED_USERS = 2000

const kept = z.array(z.string())

/** Hints for beginners: each comes once, when it is of use, and goes away for good. */
export class Hints implements HintSource {
  private readonly store: { readonly notes: Memos }
  private readonly had = new LRUCache<UserId, Promise<Set<string>>>({ max: MAX_CACHED_USERS })

  constructor(store: { readonly notes: Memos }) {
    this.store = store
  }

  /**
   * The hint for a question, unless the user has had it before; nothing for a user who is not asked, or for whom a
   * standing order answers. Never rejects.
   */
  async next(user: UserId, { rules, words }: Game, asked: Asked | undefined): Promise<string[]> {
    const isAsked = asked !== undefined && (asked.standing ?? null) === null
    const about = isAsked ? [asked.verb, areaOf(asked.verb)].find((one) => words.hints?.[one] !== undefined) : undefined
    const hint = about && words.hints?.[about]
    if (hint === undefined) return []
    const name = `${rules.id}/${about}`
    try {
      const had = await this.hadBy(user)
      if (had.has(name)) return []
      had.add(name)
      await this.store.notes.setMemo(memoOf(user), JSON.stringify([...had]))
    } catch {
      // A repeated hint does no harm; an answer that failed for want of a hint would.
      this.had.delete(user)
    }
    return [`💡 *${hint}*`]
  }

  private hadBy(user: UserId): Promise<Set<string>> {
    const known = this.had.get(user) ?? this.read(user)
    this.had.set(user, known)
    return known
  }

  /** Unreadable memos count as empty and are overwritten. */
  private async read(user: UserId): Promise<Set<string>> {
    const text = await this.store.notes.memo(memoOf(user))
    return new Set(text === undefined ? [] : readable(text))
  }
}

function readable(text: string): readonly string[] {
  try {
    return kept.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}

function areaOf(verb: string): string {
  return verb.split('.')[0] ?? verb
}

function memoOf(user: UserId): string {
  return `hints ${user}`
}
