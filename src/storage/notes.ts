import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FaultRecord, Shown, TableId, UserId } from '../tables/model/store.ts'
import type { Connection } from './database.ts'
import type { ShownRow } from './parse.ts'
import { faults, memos, people, privateNotes, shown } from './schema.ts'

/** What is kept beside the games: how far they have been shown, players' own notes, faults, memos, what people have chosen. */
export class Notes {
  private readonly shownOf
  private readonly allShown
  private readonly show
  private readonly forget
  private readonly noteOf
  private readonly allNotes
  private readonly writeNote
  private readonly dropNote
  private readonly saveFault
  private readonly faultsOf
  private readonly memoOf
  private readonly writeMemo
  private readonly peopleOf
  private readonly writePerson

  constructor({ db }: Connection) {
    const { placeholder } = sql
    const theShown = and(
      eq(shown.table, placeholder('table')),
      eq(shown.kind, placeholder('kind')),
      eq(shown.target, placeholder('target')),
    )
    const theNote = and(eq(privateNotes.table, placeholder('table')), eq(privateNotes.user, placeholder('user')))
    this.shownOf = db.select({ data: shown.data }).from(shown).where(theShown).prepare()
    this.allShown = db
      .select({ kind: shown.kind, target: shown.target, data: shown.data })
      .from(shown)
      .where(eq(shown.table, placeholder('table')))
      .prepare()
    this.show = db
      .insert(shown)
      .values({
        table: placeholder('table'),
        kind: placeholder('kind'),
        target: placeholder('target'),
        data: placeholder('data'),
      })
      .onConflictDoUpdate({ target: [shown.table, shown.kind, shown.target], set: { data: sql`excluded.data` } })
      .prepare()
    this.forget = db.delete(shown).where(theShown).prepare()
    this.noteOf = db.select({ text: privateNotes.text }).from(privateNotes).where(theNote).prepare()
    this.allNotes = db
      .select({ user: privateNotes.user, text: privateNotes.text })
      .from(privateNotes)
      .where(eq(privateNotes.table, placeholder('table')))
      .prepare()
    this.writeNote = db
      .insert(privateNotes)
      .values({ table: placeholder('table'), user: placeholder('user'), text: placeholder('text') })
      .onConflictDoUpdate({ target: [privateNotes.table, privateNotes.user], set: { text: sql`excluded.text` } })
      .prepare()
    this.dropNote = db.delete(privateNotes).where(theNote).prepare()
    this.saveFault = db
      .insert(faults)
      .values({
        id: placeholder('id'),
        table: placeholder('table'),
        at: placeholder('at'),
        error: placeholder('error'),
        details: placeholder('details'),
      })
      .prepare()
    this.faultsOf = db
      .select()
      .from(faults)
      .where(eq(faults.table, placeholder('table')))
      .orderBy(faults.at)
      .prepare()
    this.memoOf = db
      .select({ text: memos.text })
      .from(memos)
      .where(eq(memos.name, placeholder('name')))
      .prepare()
    this.writeMemo = db
      .insert(memos)
      .values({ name: placeholder('name'), text: placeholder('text') })
      .onConflictDoUpdate({ target: memos.name, set: { text: sql`excluded.text` } })
      .prepare()
    const isOneOf = inArray(people.user, sql`(select value from json_each(${placeholder('users')}))`)
    this.peopleOf = db.select().from(people).where(isOneOf).prepare()
    this.writePerson = db
      .insert(people)
      .values({ user: placeholder('user'), data: placeholder('data') })
      .onConflictDoUpdate({ target: [people.user], set: { data: sql`excluded.data` } })
      .prepare()
  }

  /** What is shown, as JSON; `undefined` if nothing is. */
  shown(table: TableId, kind: string, target: string): string | undefined {
    return this.shownOf.get({ table, kind, target })?.data
  }

  /** Everything that is shown of a table, as JSON. */
  shownOfTable(table: TableId): ShownRow[] {
    return this.allShown.all({ table })
  }

  notesOfTable(table: TableId): ReadonlyMap<UserId, string> {
    return new Map(this.allNotes.all({ table }).map(({ user, text }) => [user, textOf(text) ?? '']))
  }

  setShown({ data, ...key }: Shown): void {
    this.show.run({ ...key, data: JSON.stringify(data) })
  }

  forgetShown(table: TableId, kind: string, target: string): void {
    this.forget.run({ table, kind, target })
  }

  note(table: TableId, user: UserId): string {
    return textOf(this.noteOf.get({ table, user })?.text) ?? ''
  }

  setNote(table: TableId, user: UserId, text: string): void {
    if (text === '') this.dropNote.run({ table, user })
    else this.writeNote.run({ table, user, text })
  }

  addFault({ details, ...fault }: FaultRecord): void {
    this.saveFault.run({ ...fault, details: JSON.stringify(details) })
  }

  faults(table: TableId): (typeof faults.$inferSelect)[] {
    return this.faultsOf.all({ table })
  }

  memo(name: string): string | undefined {
    return textOf(this.memoOf.get({ name })?.text)
  }

  setMemo(name: string, text: string): void {
    this.writeMemo.run({ name, text })
  }

  people(users: readonly UserId[]): (typeof people.$inferSelect)[] {
    return this.peopleOf.all({ users: JSON.stringify(users) })
  }

  setPerson(user: UserId, data: string): void {
    this.writePerson.run({ user, data })
  }
}

/** What is no text any more counts as nothing. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
