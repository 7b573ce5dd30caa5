import { forgetThread, startThread, typeThreadName } from '../../deeds/threads.ts'
import type { State } from '../../model/state.ts'
import { Dialog } from '../parts/dialog.tsx'

const LONGEST_NAME = 100

/** Asks for the name of a new thread. */
export function ThreadDialog({ state: { newThread } }: { state: State }) {
  if (!newThread) return null
  const { name, fault, messageId } = newThread
  return (
    <Dialog class="modal" aria-labelledby="thread-title" close={forgetThread}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void startThread()
        }}
      >
        <header>
          <h2 id="thread-title">New thread</h2>
        </header>
        <div class="modal-fields">
          <label class="modal-field">
            <span class="field-label">Name</span>
            <input
              value={name}
              required
              maxLength={LONGEST_NAME}
              placeholder="What it is about"
              onInput={(event) => typeThreadName(event.currentTarget.value)}
            />
            <small>
              {messageId === null ? 'Everybody in this channel sees it.' : 'It begins at the message you chose.'}
            </small>
          </label>
        </div>
        <footer>
          <p class="fault" role="alert">
            {fault}
          </p>
          <button type="button" class="button secondary" onClick={forgetThread}>
            Cancel
          </button>
          <button type="submit" class="button primary">
            Create thread
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
