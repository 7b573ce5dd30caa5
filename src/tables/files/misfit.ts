/** Something of a game does not fit. The message says what, in one sentence. */
export class Misfit extends Error {}
