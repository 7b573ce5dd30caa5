import { render } from 'preact'
import { closeMenu, toggleMessageMenu } from './deeds/acting.ts'
import { followSoon, wasFollowing } from './deeds/following.ts'
import { closePersonMenu, setSidebar } from './deeds/person.ts'
import { be, lookUp } from './deeds/reading.ts'
import { readWorld } from './deeds/server.ts'
import { begin, now } from './deeds/store.ts'
import { NO_DRAFTS } from './model/drafts.ts'
import { currentChannel, firstState, personNamed, titleOf, type State } from './model/state.ts'
import { countOf, unreadOf } from './model/unread.ts'
import type { World } from './model/wire.ts'
import { Page } from './view/page.tsx'

/** The address names the person and the channel, so each tab can be a different person. */

const root = document.body

/** Everything that follows from the state: the page, its title, its address, and the next person to follow. */
function follow(state: State): void {
  render(<Page state={state} />, root)
  const unread = unreadOf(state)
  const count = unread > 0 ? `(${countOf(unread)}) ` : ''
  document.title = `${count}${titleOf(currentChannel(state))} – ${state.world.server.name}`
  const address = `?as=${encodeURIComponent(state.person.name)}&channel=${state.current}`
  if (location.search !== address) history.replaceState(null, '', address)
  followSoon(state)
}

/** Escape closes layers over the page, the topmost first. */
function escape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  const { menu, messageMenu, personMenu } = now()
  if (menu) closeMenu()
  else if (messageMenu !== null) toggleMessageMenu(null)
  else if (personMenu) closePersonMenu()
  else setSidebar(false)
}

/** Where a phone's keyboard covers the page instead of shrinking it, limits the page to its visible part. */
function keepInSight(): void {
  const seen = window.visualViewport
  const fit = (): void => document.documentElement.style.setProperty('--seen', `${seen?.height ?? innerHeight}px`)
  seen?.addEventListener('resize', fit)
  fit()
}

/** Loads the world as soon as the sandbox answers. */
async function worldWhenThere(): Promise<World> {
  for (;;) {
    try {
      const world = await readWorld()
      root.textContent = ''
      return world
    } catch {
      root.textContent = 'The sandbox does not answer. The page opens as soon as it does.'
      await new Promise((resolve) => {
        setTimeout(resolve, 2_000)
      })
    }
  }
}

const isInSight = (): boolean => document.visibilityState === 'visible'

const address = new URLSearchParams(location.search)
const world = await worldWhenThere()
const kept = { openedAt: world.now, drafts: NO_DRAFTS, isFollowing: wasFollowing(), isInSight: isInSight() }
begin(firstState(world, personNamed(world, address.get('as')), address.get('channel') ?? '', kept), follow)
document.addEventListener('keydown', escape)
document.addEventListener('visibilitychange', () => lookUp(isInSight()))
keepInSight()
await be(now().person.id)
