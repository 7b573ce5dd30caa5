import type { RESTOptions } from 'discord.js'
import { publishMetric } from '../../tables/index.ts'
import { noteDoubt } from './uncertain.ts'
import { wholeRequest } from './whole-response.ts'
import { urlIn } from '../../url.ts'

/** Sends requests as discord.js does, and lets each be counted, those it repeats too. */
export const countedRequest: RESTOptions['makeRequest'] = async (url, init) => {
  const began = performance.now()
  const told = { method: init.method ?? 'GET', route: routeOf(url) }
  const count = (code: string): void => publishMetric('request', { ...told, code, ms: performance.now() - began })
  try {
    const response = await wholeRequest(url, init)
    count(String(response.status))
    if (response.status >= 500) noteDoubt(url)
    return response
  } catch (error) {
    count('failed')
    noteDoubt(url)
    throw error
  }
}

/** The route of a request: its path without version, ids and tokens, which stand between its words. */
export function routeOf(url: string): string {
  const path = urlIn(url)?.pathname ?? ''
  return path
    .replace(/^.*\/v\d+(?=\/)/, '')
    .replace(/^(\/webhooks\/\d+|\/interactions\/\d+)\/[^/]+/, '$1/:token')
    .replace(/\/\d+(?=\/|$)/g, '/:id')
    .replace(/(\/reactions)\/.*/, '$1/:reaction')
}
