import { heroPanel, recordsPanel } from '../panels/people/stats.ts'
import type { Handler } from './press.ts'

/** Another page of records. */
export const records: Handler<'records'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press }) => recordsPanel(desk, visit, press),
}

/** "Another hero …" */
export const hero: Handler<'hero'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press, picked }) => heroPanel(desk, visit, press.who, picked),
}
