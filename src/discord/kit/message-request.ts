import { randomUUID } from 'node:crypto'
import { apiBody, apiFiles, type ApiFile, type Panel } from './message.ts'

/** A request as the REST client takes it. */
export interface MessageRequest {
  readonly body: object
  readonly headers?: Record<string, string>
  readonly passThroughBody?: true
}

/** A message as a request. `more`: fields that go beside or replace the panel’s. */
export function messageRequest(panel: Panel, more: object = {}): MessageRequest {
  const body = { ...apiBody(panel), ...more }
  const files = apiFiles(panel)
  return files.length === 0 ? { body } : multipart(body, files)
}

/** The client would stream files piece by piece, which takes several times as long as one buffer. */
function multipart(body: object, files: readonly ApiFile[]): MessageRequest {
  const boundary = randomUUID()
  const part = (what: string, type = '') =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${what}${type}\r\n\r\n`)
  const end = Buffer.from('\r\n')
  const sent = files.flatMap(({ name, data, contentType }, index) => [
    part(`name="files[${index}]"; filename="${name}"`, `\r\nContent-Type: ${contentType}`),
    data,
    end,
  ])
  const json = [part('name="payload_json"'), Buffer.from(JSON.stringify(body)), end]
  return {
    body: Buffer.concat([...json, ...sent, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    passThroughBody: true,
  }
}
