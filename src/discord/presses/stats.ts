import { heroPanel, statsPanel } from '../panels/people/stats.ts'
import type { Handler } from './press.ts'

/** Another page of records. */
export const records: Handler<'records'> = (context, request, { press }) => statsPanel(context, request, press)

/** "Another hero …" */
export const hero: Handler<'hero'> = (context, request, { press, picked }) =>
  heroPanel(context, request, press.who, picked)
