/** A setting with an impossible value. The message names the setting, in one sentence. */
export class WrongConfig extends Error {}
