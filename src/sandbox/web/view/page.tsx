import { closeForm } from '../deeds/acting.ts'
import { setSidebar } from '../deeds/person.ts'
import type { State } from '../model/state.ts'
import { AskedLine } from './frame/asked-line.tsx'
import { ComposerBox } from './writing/composer.tsx'
import { Dialog } from './parts/dialog.tsx'
import { FormDialog } from './writing/form.tsx'
import { Lightbox } from './message/lightbox.tsx'
import { MessageList, ToTheEnd } from './message/message-list.tsx'
import { MessageMenu } from './message/message-menu.tsx'
import { PersonMenu } from './frame/person-menu.tsx'
import { OpenMenuList } from './message/select-menu.tsx'
import { Safe } from './parts/safe.tsx'
import { TimeLocale } from './parts/time.tsx'
import { Sidebar } from './frame/sidebar.tsx'
import { ThreadDialog } from './frame/thread-dialog.tsx'
import { Notice, Top, Typing } from './frame/top.tsx'

/** The page: one person's view of the server, derived from the state alone. */
export function Page({ state }: { state: State }) {
  return (
    <div id="page" class={state.isSidebarOpen ? 'sidebar-open' : ''}>
      <Sidebar state={state} />
      <div id="shade" onClick={() => setSidebar(false)} />
      <main>
        <Top state={state} />
        <Notice state={state} />
        <TimeLocale.Provider value={state.person.locale}>
          <MessageList key={`${state.person.id} ${state.current}`} state={state} />
        </TimeLocale.Provider>
        <div class="above-box">
          <ToTheEnd state={state} />
        </div>
        <Safe key={`asked ${state.current}`} instead={() => null}>
          <AskedLine state={state} />
        </Safe>
        <ComposerBox state={state} />
        <Typing state={state} />
      </main>
      <Safe key={`menu ${state.menu?.messageId} ${state.menu?.customId}`} instead={() => null}>
        <OpenMenuList state={state} />
      </Safe>
      <MessageMenu state={state} />
      <PersonMenu state={state} />
      <Lightbox state={state} />
      <ThreadDialog state={state} />
      <Safe key={`form ${state.form?.form.interaction_id}`} instead={BrokenForm}>
        <FormDialog state={state} />
      </Safe>
    </div>
  )
}

function BrokenForm() {
  return (
    <Dialog class="modal" aria-label="A form that cannot be shown" close={() => closeForm()}>
      <p class="failure">⚠ This form cannot be shown.</p>
      <button type="button" class="button secondary" onClick={() => closeForm()}>
        Close
      </button>
    </Dialog>
  )
}
