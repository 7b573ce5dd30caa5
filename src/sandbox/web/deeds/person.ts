import type { Person } from '../model/wire.ts'
import { be, complain, refreshWorld } from './reading.ts'
import { addPerson, changePerson } from './server.ts'
import { change, now } from './store.ts'

/** Becoming another or a new person, and changing oneself. */

export function openPersonMenu(): void {
  change((state) => ({ ...state, personMenu: state.personMenu ? null : { name: '', fault: '' } }))
}

export function closePersonMenu(): void {
  change({ personMenu: null })
}

export function become(name: string): void {
  closePersonMenu()
  be(name).catch(complain)
}

export function typeName(name: string): void {
  change({ personMenu: { name, fault: '' } })
}

/** Adds a person and becomes them. */
export async function add(): Promise<void> {
  const name = now().personMenu?.name ?? ''
  try {
    const added = await addPerson(name)
    await refreshWorld()
    become(added.name)
  } catch (error) {
    change({ personMenu: { name, fault: (error as Error).message } })
  }
}

export function changeMyself(what: Partial<Pick<Person, 'manager' | 'dmsClosed' | 'locale'>>): void {
  changePerson(now().person.id, what).then(refreshWorld).catch(complain)
}

export function setSidebar(isSidebarOpen: boolean): void {
  change({ isSidebarOpen })
}
