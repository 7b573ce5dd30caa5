/** Something in a game does not fit. The message is one sentence for the players. */
export class Misfit extends Error {}
