import type { Stage } from './stage.ts'

/** Somebody else may show the table by now: what was begun is let be. */
export class NotHeld extends Error {
  override readonly name = 'NotHeld'
}

/**
 * The same stage, on which nothing is sent or noted any more from the moment on in which the tables of a server may be another
 * process's: one that stood still for a while must not write over what that has shown. Throws `NotHeld` then.
 */
export function heldStage(stage: Stage, server: string): Stage {
  const { outlet, store } = stage
  const held = <Given extends readonly unknown[], T>(work: (...given: Given) => Promise<T>) => {
    return async (...given: Given): Promise<T> => {
      if (!stage.isOurs(server)) throw new NotHeld('the table may be shown by another process')
      return await work(...given)
    }
  }
  return {
    ...stage,
    outlet: {
      post: held((room, panel, nonce) => outlet.post(room, panel, nonce)),
      edit: held((room, message, panel) => outlet.edit(room, message, panel)),
      remove: held((room, message) => outlet.remove(room, message)),
      found: (room, nonce) => outlet.found(room, nonce),
      stands: (room, message) => outlet.stands(room, message),
      hasRemoved: (message) => outlet.hasRemoved(message),
      directRoom: (user) => outlet.directRoom(user),
    },
    store: {
      ...readers(store),
      setShown: held((shown) => store.setShown(shown)),
      forgetShown: held((table, kind, target) => store.forgetShown(table, kind, target)),
    },
  }
}

/** What of a store writes nothing that is shown. */
function readers(store: Stage['store']): Omit<Stage['store'], 'setShown' | 'forgetShown'> {
  return {
    shown: (table, kind, target) => store.shown(table, kind, target),
    setShownUpTo: (table, revision) => store.setShownUpTo(table, revision),
    unfinished: (after, limit, shards) => store.unfinished(after, limit, shards),
    tell: (table, server) => store.tell(table, server),
    revision: (table) => store.revision(table),
    memo: (name) => store.memo(name),
    setMemo: (name, text) => store.setMemo(name, text),
    summaries: (wanted, after, limit) => store.summaries(wanted, after, limit),
    lastSummary: () => store.lastSummary(),
    saga: (server) => store.saga(server),
    setSaga: (server, saga) => store.setSaga(server, saga),
    sagaServers: () => store.sagaServers(),
  }
}
