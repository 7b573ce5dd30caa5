export { startBot, type Bot, type BotParts } from './bot.ts'
export { Studio } from './pictures/studio.ts'
export { NoEntry } from './entry.ts'
export type { Commission, Pictures } from './pictures/pictures.ts'
