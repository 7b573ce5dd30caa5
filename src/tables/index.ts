export { systemClock, type Clock } from './kit/clock.ts'
export { FairQueue, Turns, type Owned } from './kit/fair-queue.ts'
export type { Log } from './kit/logger.ts'
export { systemRandomId, type RandomId } from './kit/random-id.ts'
export { onSign, sign, type Signs } from './kit/telemetry.ts'
export { inTrace, newTrace, traced, traceNow, type Trace } from './kit/trace.ts'
export { breath, inSlices } from './kit/yielding.ts'

export type { ExportedGame, SavedGame, SavedLine, SavedSeal, SavedSetup } from './model/saved-game.ts'
export * from './model/service.ts'
export { ALL_SHARDS, isOf, shardOf } from './model/shards.ts'
export * from './model/store.ts'
export type { Verdict } from './model/verdict.ts'

export { labelled, labelsBeside, seenOf, takenForOthers, toldApart, withoutControls } from './steps/display-names.ts'
export { houseRulesNow, seatsOf } from './steps/house-rules.ts'
export { calledAt, playersAt } from './steps/naming.ts'
export { markOfBrought } from './steps/sealing.ts'
export { seatSeenBy } from './steps/spectators.ts'
export { isOnLeave, seatToTakeBack } from './steps/vacation.ts'
export { quietOnTheWall, wakingFrom } from './steps/waking-hours.ts'

export { TABLE_LIMITS, UNLIMITED, type TableLimits } from './live/limits.ts'
export { UNREADABLE } from './live/tolerant-words.ts'

export { parting, partingIn, type Parting } from './files/divergence.ts'
export { exportFile, MOST_BYTES, readExport } from './files/export-file.ts'
export { exportedFrom, savedFrom } from './files/exporting.ts'
export { savedGame } from './files/save-format.ts'
export { verdictLines } from './files/verdict-text.ts'
export { verification, verify } from './files/verify.ts'

export * from './stats/index.ts'

export { archiveOld, keepArchiving } from './requests/retention.ts'
export { keepTidy } from './requests/tidying.ts'

export { OPTIONAL_PARTS, OptionalParts, type OptionalName, type OptionalPart } from './optional-parts.ts'
export { createTables, type TablesParts } from './tables.ts'
