import { render } from 'preact'
import { closeMenu, toggleMessageMenu } from './deeds/acting.ts'
import { closePersonMenu, setSidebar } from './deeds/person.ts'
import { be, readMarksOf, rememberRead } from './deeds/reading.ts'
import { readWorld } from './deeds/server.ts'
import { begin, now } from './deeds/store.ts'
import { currentChannel, firstState, personNamed, titleOf, type State } from './model/state.ts'
import { Page } from './view/page.tsx'

/** Who looks and which channel is open stand in the address, so each tab can be somebody else. */

const root = document.body

/** Everything that follows from the state: the page, its title, its address, and what the browser remembers. */
function follow(state: State): void {
  render(<Page state={state} />, root)
  document.title = `${titleOf(currentChannel(state))} – ${state.world.server.name}`
  const address = `?as=${encodeURIComponent(state.person.name)}&channel=${state.current}`
  if (location.search !== address) history.replaceState(null, '', address)
  rememberRead(state)
}

/** Escape closes what lies over the page, the topmost first. */
function escape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  const { menu, messageMenu, personMenu } = now()
  if (menu) closeMenu()
  else if (messageMenu !== null) toggleMessageMenu(null)
  else if (personMenu) closePersonMenu()
  else setSidebar(false)
}

/** Where a phone's keyboard covers the page instead of shrinking it, the page keeps to the part in sight. */
function keepInSight(): void {
  const seen = window.visualViewport
  const fit = (): void => document.documentElement.style.setProperty('--seen', `${seen?.height ?? innerHeight}px`)
  seen?.addEventListener('resize', fit)
  fit()
}

const address = new URLSearchParams(location.search)
const world = await readWorld()
const person = personNamed(world, address.get('as'))
begin(firstState(world, person, address.get('channel') ?? '', readMarksOf(person.id), world.now), follow)
document.addEventListener('keydown', escape)
keepInSight()
await be(person.id)
