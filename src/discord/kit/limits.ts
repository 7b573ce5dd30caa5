/** The limits of Discord that are used here, in characters unless named otherwise. */

export const CUSTOM_ID = 100
export const BUTTON_LABEL = 80
/** Clients cut labels of buttons at about this length: longer ones go into a menu. */
export const SHORT_LABEL = 38
export const BUTTONS_A_ROW = 5
export const MENU_OPTIONS = 25
export const MENU_TEXT = 100
export const MENU_PLACEHOLDER = 150
/** On a phone of 390 px, clients cut what a menu shows while it is closed at about this length. */
export const SHORT_PLACEHOLDER = 32
/** Components of one message, nested ones counted. */
export const COMPONENTS = 40
/** All text of one message. */
export const MESSAGE_TEXT = 4000
/** All text of one message in UTF-8 bytes, each display counted with `TEXT_OVERHEAD` more. Beyond it Discord fails. */
export const MESSAGE_BYTES = 10_000
export const TEXT_OVERHEAD = 12
/** How long a message may be that only tells what happened. */
export const CHRONICLE_TEXT = 2000
/** The text on the message of a card beyond which the bot begins the next one. */
export const MAX_CARD_CHRONICLE = 1400
/** Title of a form, and what stands above a field of it. */
export const FORM_TITLE = 45
export const FORM_LABEL = 45
export const ALT_TEXT = 1024
export const NONCE = 25
export const THREAD_NAME = 100
/** The choices of a command option, fixed or completed. */
export const PROPOSALS = 25
export const PROPOSAL_NAME = 100
/** What may be typed into an option of a command. */
export const TYPED_TEXT = 100
export const FILE_BYTES = 10 * 1024 * 1024
