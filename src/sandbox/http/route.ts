import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../state/errors.ts'
import type { Json } from '../state/model.ts'
import type { Upload } from '../validate/uploads.ts'
import { isObject } from '../validate/form.ts'

/** A request as routes see it. */
export interface RouteCall {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>>
  /** The JSON body, or the `payload_json` of a multipart body; an empty object without one. */
  readonly body: Json
  /** The body if it is a list, as for a bulk overwrite of commands. */
  readonly list: unknown
  readonly uploads: readonly Upload[]
}

/** Answers with JSON, or with status 204 if it returns undefined. An `Answer` has its own status. */
export type Handler = (call: RouteCall) => unknown

/** An answer with a status other than 200. */
export class Answer {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Adds a route to the API. */
export function route(
  app: FastifyInstance,
  method: Method,
  path: string,
  handler: Handler,
  options: { open?: boolean } = {},
): void {
  app.route({
    method,
    url: path,
    config: { open: options.open === true },
    handler: async (request, reply) => {
      const result = await handler(await readCall(request))
      if (result === undefined) return reply.code(204).send()
      if (result instanceof Answer) return reply.code(result.status).send(result.body)
      return reply.send(result)
    },
  })
}

async function readCall(request: FastifyRequest): Promise<RouteCall> {
  const params = request.params as Record<string, string>
  const query = request.query as Record<string, string | undefined>
  if (request.headers['content-type']?.startsWith('multipart/form-data')) {
    const { body, uploads } = await readMultipart(request)
    return { params, query, body, list: body, uploads }
  }
  const body = request.body
  return { params, query, body: isObject(body) ? body : {}, list: body, uploads: [] }
}

async function readMultipart(request: FastifyRequest): Promise<{ body: Json; uploads: Upload[] }> {
  const uploads: Upload[] = []
  const fields: Json = {}
  let payload: unknown
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'payload_json') payload = parseJson(String(part.value))
      else fields[part.fieldname] = part.value
      continue
    }
    const bytes = await part.toBuffer().catch(() => {
      throw refuse.entityTooLarge()
    })
    const index = /^files\[(\d+)\]$/.exec(part.fieldname)?.[1] ?? String(uploads.length)
    uploads.push({ index, filename: part.filename ?? 'unknown', contentType: part.mimetype, bytes })
  }
  return { body: isObject(payload) ? payload : fields, uploads }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw refuse.badJson()
  }
}

export function param(call: RouteCall, name: string): string {
  return call.params[name] ?? ''
}
