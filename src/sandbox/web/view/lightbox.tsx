import { change } from '../deeds/store.ts'
import type { State } from '../model/state.ts'
import { Dialog } from './dialog.tsx'

/** A picture of a message, as large as the window. */
export function Lightbox({ state: { enlarged } }: { state: State }) {
  if (!enlarged) return null
  const { source, description } = enlarged
  const close = (): void => change({ enlarged: null })
  return (
    <Dialog class="lightbox" aria-label={description || 'Picture'} close={close} onClick={close}>
      <img src={source} alt={description} />
      {description && <p>{description}</p>}
      <div class="lightbox-links">
        <a href={source} target="_blank" rel="noreferrer" onClick={(event) => event.stopPropagation()}>
          Open in a new tab
        </a>
        <button type="button" class="button secondary">
          Close
        </button>
      </div>
    </Dialog>
  )
}
