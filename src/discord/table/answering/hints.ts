import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { hintFor, type Asked } from '../../../engine/index.ts'
import { italic } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
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
   * The next hint for a question that the user has not had before; nothing for a user who is not asked, or for whom a
   * standing order answers. Never rejects.
   */
  async next(user: UserId, view: Pick<TableView, 'game' | 'viewFor'>, asked: Asked | undefined): Promise<string[]> {
    if (!asked || (asked.standing ?? null) !== null) return []
    const { rules, words } = view.game
    const wanted = [...(words.hintsAt?.(asked, view.viewFor(asked.seat)) ?? []), hintFor(words.hints, asked.verb)]
    const about = wanted.filter((one): one is string => one !== undefined && words.hints?.[one] !== undefined)
    const [first] = about
    if (first === undefined) return []
    let hint = words.hints?.[first]
    try {
      const had = await this.hadBy(user)
      const next = about.find((one) => !had.has(`${rules.id}/${one}`))
      if (next === undefined) return []
      hint = words.hints?.[next]
      had.add(`${rules.id}/${next}`)
      await this.store.notes.setMemo(memoOf(user), JSON.stringify([...had]))
    } catch {
      // A repeated hint does no harm; an answer that failed for want of a hint would.
      this.had.delete(user)
    }
    return hint === undefined ? [] : [hintInWords(hint)]
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

export function hintInWords(hint: string): string {
  return `💡 ${italic(hint)}`
}

function memoOf(user: UserId): string {
  return `hints ${user}`
}
