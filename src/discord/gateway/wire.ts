import { WebSocket } from 'ws'
import type { Dial, Hearing, Wire } from './session.ts'

/**
 * A connection that hasn't opened within the first time never will. The second is how long the other end may take to
 * close one.
 */
const [OPENED_WITHIN_MS, CLOSED_WITHIN_MS] = [30_000, 2000]

/** Opens a WebSocket. Throws if the address allows none. */
export const openSocket: Dial = (url, { message, failed, closed }: Hearing): Wire => {
  const socket = new WebSocket(url, { handshakeTimeout: OPENED_WITHIN_MS })
  let enough: NodeJS.Timeout | undefined
  socket.on('message', (data: Buffer, isBinary) => !isBinary && message(data.toString()))
  socket.on('error', failed)
  socket.on('close', (code) => {
    clearTimeout(enough)
    closed(code)
  })
  return {
    send: (text) => socket.send(text),
    close: (code) => {
      socket.close(code)
      enough = setTimeout(() => socket.terminate(), CLOSED_WITHIN_MS)
    },
  }
}
