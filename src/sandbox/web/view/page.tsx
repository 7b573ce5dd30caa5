import { setSidebar } from '../deeds/person.ts'
import type { State } from '../model/state.ts'
import { AskedLine } from './asked-line.tsx'
import { ComposerBox } from './composer.tsx'
import { FormDialog } from './form.tsx'
import { Lightbox } from './lightbox.tsx'
import { MessageList, ToTheEnd } from './message-list.tsx'
import { MessageMenu } from './message-menu.tsx'
import { PersonMenu } from './person-menu.tsx'
import { OpenMenuList } from './select-menu.tsx'
import { Sidebar } from './sidebar.tsx'
import { ThreadDialog } from './thread-dialog.tsx'
import { Notice, Top, Typing } from './top.tsx'

/** The page: what one person sees of the server. It follows from the state alone. */
export function Page({ state }: { state: State }) {
  return (
    <div id="page" class={state.isSidebarOpen ? 'sidebar-open' : ''}>
      <Sidebar state={state} />
      <div id="shade" onClick={() => setSidebar(false)} />
      <main>
        <Top state={state} />
        <Notice state={state} />
        <MessageList key={`${state.person.id} ${state.current}`} state={state} />
        <div class="above-box">
          <ToTheEnd state={state} />
        </div>
        <AskedLine state={state} />
        <ComposerBox state={state} />
        <Typing state={state} />
      </main>
      <OpenMenuList state={state} />
      <MessageMenu state={state} />
      <PersonMenu state={state} />
      <Lightbox state={state} />
      <ThreadDialog state={state} />
      <FormDialog state={state} />
    </div>
  )
}
