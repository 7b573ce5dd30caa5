export { ShardHeld, ShardKeeper, type Connection } from './keeper.ts'
export { Leases } from './leases.ts'
export { leaseOn } from './names.ts'
export { END, runShards } from './manager.ts'
