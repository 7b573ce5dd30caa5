import type { Result, TableRefusal } from './service.ts'

export function granted<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export const DONE: Result = granted(undefined)

export function refuse(why: TableRefusal): { readonly ok: false; readonly why: TableRefusal } {
  return { ok: false, why }
}
