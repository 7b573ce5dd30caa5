import type { Result, TableRefusal } from './service.ts'

export const DONE: Result = { ok: true, value: undefined }

export function refuse(why: TableRefusal): { readonly ok: false; readonly why: TableRefusal } {
  return { ok: false, why }
}
