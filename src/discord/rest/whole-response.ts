import { DefaultRestOptions, type RESTOptions } from 'discord.js'
import { codesOf } from './error-codes.ts'

type Request = RESTOptions['makeRequest']
type Answer = Awaited<ReturnType<Request>>

/**
 * Discord has not answered: the connection broke, or a proxy answered. By the code discord.js knows that it may
 * retry.
 */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly code = 'ECONNRESET'
  /** The status of a proxy's answer. */
  readonly status: number | undefined

  constructor(message: string, { status, cause }: { readonly status?: number; readonly cause?: unknown }) {
    super(message, { cause })
    this.status = status
  }
}

/** Other words for a line that was cut off. */
const CUT = ['UND_ERR_SOCKET', 'EPIPE']

/** Refusals that proxies send in their own formats. */
const IN_FRONT: readonly number[] = [413, 429]

/**
 * Sends a request as discord.js does, and reads the whole answer first. A broken answer counts as a timeout, and an
 * answer that isn't JSON as a network failure, so that discord.js retries.
 */
export const wholeRequest: Request = async (url, init) => {
  const { headers, status, statusText, ok, bytes } = await whole(url, init)
  const text = (): string => new TextDecoder().decode(bytes)
  const isToBeRead = bytes.byteLength > 0 || saysJson(headers)
  if (status < 500 && !IN_FRONT.includes(status) && isToBeRead) check(headers, status, text())
  return answerOf({ headers, status, statusText, ok }, bytes)
}

/** An answer that has come as a whole. */
export function answerOf(
  { headers, status, statusText, ok }: Pick<Answer, 'headers' | 'status' | 'statusText' | 'ok'>,
  bytes: ArrayBuffer,
): Answer {
  const text = (): string => new TextDecoder().decode(bytes)
  return {
    headers,
    status,
    statusText,
    ok,
    body: null,
    bodyUsed: true,
    arrayBuffer: () => Promise.resolve(bytes),
    json: () => Promise.resolve().then(() => JSON.parse(text()) as unknown),
    text: () => Promise.resolve(text()),
  }
}

async function whole(...asked: Parameters<Request>) {
  try {
    const answer = await DefaultRestOptions.makeRequest(...asked)
    const { headers, status, statusText, ok } = answer
    return { headers, status, statusText, ok, bytes: await answer.arrayBuffer() }
  } catch (error) {
    if (!codesOf(error).some((code) => CUT.includes(String(code)))) throw error
    throw new NoAnswer('connection lost during the response', { cause: error })
  }
}

function check(headers: Answer['headers'], status: number, text: string): void {
  if (!saysJson(headers)) throw new NoAnswer('the response isn’t Discord’s', { status })
  try {
    JSON.parse(text)
  } catch {
    throw new NoAnswer('response incomplete', { status })
  }
}

function saysJson(headers: Answer['headers']): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}
