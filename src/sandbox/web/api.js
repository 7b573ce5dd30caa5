// @ts-check
/** The sandbox's driving routes, and its live connection. */

/** @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export async function call(method, path, body) {
  const response = await fetch(`/sandbox${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await response.text()
  const answer = text === '' ? undefined : JSON.parse(text)
  if (!response.ok) throw new Error(answer?.message ?? response.statusText)
  return answer
}

/** Acts as a person. @param {string} person */
export function as(person) {
  const path = `/as/${encodeURIComponent(person)}`
  const inChannel = (/** @type {string} */ channel) => `${path}/channels/${encodeURIComponent(channel)}`
  return {
    channels: () => call('GET', `${path}/channels`),
    openDm: () => call('GET', `${path}/channels/dm`),
    messages: (/** @type {string} */ channel, /** @type {number} */ limit) =>
      call('GET', `${inChannel(channel)}/messages?limit=${limit}`),
    commands: (/** @type {string} */ channel) => call('GET', `${inChannel(channel)}/commands`),
    say: (/** @type {string} */ channel, /** @type {string} */ content) =>
      call('POST', `${inChannel(channel)}/say`, { content }),
    command: (/** @type {string} */ channel, /** @type {string} */ command, /** @type {object} */ options) =>
      call('POST', `${inChannel(channel)}/command`, { command, options }),
    autocomplete: (
      /** @type {string} */ channel,
      /** @type {string} */ command,
      /** @type {object} */ options,
      /** @type {string} */ focused,
    ) => call('POST', `${inChannel(channel)}/autocomplete`, { command, options, focused }),
    press: (/** @type {string} */ message, /** @type {string} */ button) =>
      call('POST', `${path}/press`, { message, button }),
    select: (/** @type {string} */ message, /** @type {string} */ menu, /** @type {string[]} */ values) =>
      call('POST', `${path}/select`, { message, menu, values }),
    submit: (/** @type {string} */ interaction, /** @type {object} */ values) =>
      call('POST', `${path}/submit`, { interaction, values }),
    dismiss: (/** @type {string} */ message) => call('POST', `${path}/dismiss`, { message }),
  }
}

/**
 * Listens to what happens, and comes back by itself after a lost connection.
 *
 * @param {string} personId
 * @param {{ event: (event: any) => void, connected: () => void, lost: () => void }} tell
 * @returns {() => void} stops listening
 */
export function listen(personId, tell) {
  let stopped = false
  let wait = 500
  /** @type {WebSocket | undefined} */
  let socket
  const connect = () => {
    socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/sandbox/live?person=${personId}`,
    )
    socket.onmessage = (message) => {
      const event = JSON.parse(message.data)
      if (event.type !== 'hello') return tell.event(event)
      wait = 500
      tell.connected()
    }
    socket.onclose = () => {
      if (stopped) return
      tell.lost()
      setTimeout(connect, wait)
      wait = Math.min(wait * 2, 8000)
    }
  }
  connect()
  return () => {
    stopped = true
    socket?.close()
  }
}

/** A chosen file as the sandbox takes it. @param {File} file */
export async function fileGiven(file) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return { filename: file.name, base64: btoa(binary), contentType: file.type }
}
