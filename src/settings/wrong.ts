/** A setting can't be what's meant. The message names it, in one sentence. */
export class WrongConfig extends Error {}
