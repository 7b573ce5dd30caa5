import { LRUCache } from 'lru-cache'
import type { TableRepository } from '../live/table-repository.ts'
import { languageCode } from '../model/schemas.ts'
import type { UserId } from '../model/store.ts'
import type { Presence } from './presence.ts'

/** How many people's and servers' locales the bot remembers without reading them: those that it has heard last. */
const MAX_REMEMBERED = 20_000

/** The locales that Discord gives with a request. */
export interface LocalesHeard {
  readonly user: UserId
  readonly locale: string
  /** `null` in direct messages. */
  readonly server: string | null
  readonly serverLocale: string | null
}

/**
 * What people and servers have chosen, or what Discord said of them: codes such as `de`, and locales such as `es-419`.
 * Which of them the bot speaks isn't known here.
 */
export interface LanguageService {
  /** The language that a person has chosen, or else their locale; `null` if neither is known. */
  ofPerson(user: UserId): Promise<string | null>
  /** The language that a server has chosen, or else its locale; `null` if neither is known. */
  ofServer(server: string): Promise<string | null>
  /** The language that a server has chosen; `null` if it follows its locale. */
  chosenBy(server: string): Promise<string | null>
  /** Chooses the language of a server; `null` for that of its locale. Tables that are open keep theirs. */
  chooseFor(server: string, language: string | null): Promise<void>
  /** Notes what Discord says of a person and of a server: known from now on, but stored only by `keep`. */
  hear(locales: LocalesHeard): void
  /** Stores what Discord has said of a person and of a server. */
  keep(locales: LocalesHeard): Promise<void>
}

interface Stored {
  readonly code: string | null
}

export class Languages implements LanguageService {
  private readonly repository: TableRepository
  private readonly presence: Presence
  /** The locales that this process has heard. */
  private readonly latest = new LRUCache<string, string>({ max: MAX_REMEMBERED })
  /** What is stored of servers: this process alone changes that of its own. */
  private readonly memos = new LRUCache<string, Stored>({ max: MAX_REMEMBERED })

  constructor(repository: TableRepository, presence: Presence) {
    this.repository = repository
    this.presence = presence
  }

  async ofPerson(user: UserId): Promise<string | null> {
    const { language, locale } = await this.presence.person(user)
    return language ?? this.latest.get(`person ${user}`) ?? locale
  }

  async ofServer(server: string): Promise<string | null> {
    const chosen = await this.chosenBy(server)
    return chosen ?? this.latest.get(`server ${server}`) ?? (await this.memo(localeMemo(server)))
  }

  async chosenBy(server: string): Promise<string | null> {
    return await this.memo(choiceMemo(server))
  }

  async chooseFor(server: string, language: string | null): Promise<void> {
    await this.setMemo(choiceMemo(server), language ?? '')
  }

  hear({ user, locale, server, serverLocale }: LocalesHeard): void {
    if (languageCode.safeParse(locale).success) this.latest.set(`person ${user}`, locale)
    if (server === null || !languageCode.safeParse(serverLocale).success) return
    this.latest.set(`server ${server}`, serverLocale ?? '')
  }

  async keep({ user, locale, server, serverLocale }: LocalesHeard): Promise<void> {
    const { people } = this.repository
    if ((await this.presence.person(user)).locale !== locale) await people.set(user, { locale })
    if (server === null || serverLocale === null) return
    const name = localeMemo(server)
    if ((await this.memo(name)) !== serverLocale) await this.setMemo(name, serverLocale)
  }

  private async memo(name: string): Promise<string | null> {
    const known = this.memos.get(name)
    if (known) return known.code
    const stored = await this.repository.store.notes.memo(name)
    // It may have changed meanwhile.
    const now = this.memos.get(name) ?? storedIn(stored)
    this.memos.set(name, now)
    return now.code
  }

  private async setMemo(name: string, code: string): Promise<void> {
    await this.repository.store.notes.setMemo(name, code)
    this.memos.set(name, storedIn(code))
  }
}

/** What can't be a language counts as none: a table that took it over would be damaged. */
function storedIn(text: string | undefined): Stored {
  const code = languageCode.safeParse(text)
  return { code: (code.success && code.data) || null }
}

function choiceMemo(server: string): string {
  return `language ${server}`
}

function localeMemo(server: string): string {
  return `locale ${server}`
}
