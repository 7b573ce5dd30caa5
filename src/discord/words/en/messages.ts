/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface DiscordMessages {
  readonly welcome: object
  readonly 'welcome-about': object
  readonly 'welcome-game': {
    readonly blurb: string | number
    readonly players: string | number
    readonly title: string | number
  }
  readonly 'help-play': object
  readonly 'help-verbs': object
  readonly 'help-clues': object
  readonly 'help-status': object
  readonly 'help-phone': object
  readonly 'help-why': object
  readonly 'help-notices': object
  readonly 'help-ending': object
  readonly 'help-leaving': object
  readonly 'help-friends': object
  readonly 'help-voting': object
  readonly 'cards-galleries': object
  readonly 'cards-of-which': object
  readonly 'cards-heading': { readonly group: string | number; readonly title: string | number }
  readonly 'cards-count': { readonly count: string | number }
  readonly 'cards-count-page': {
    readonly count: string | number
    readonly page: string | number
    readonly pages: string | number
  }
  readonly 'cards-gist': { readonly gist: string | number; readonly title: string | number }
  readonly 'cards-kinds': object
  readonly 'cards-back': object
  readonly 'cards-on': object
  readonly 'look-closer': object
  readonly 'see-also': object
  readonly 'topic-name': { readonly id: string | number; readonly title: string | number }
  readonly 'topic-alt': {
    readonly kind: string | number
    readonly lines: string | number
    readonly title: string | number
  }
  readonly 'held-cards': object
  readonly 'held-alt': { readonly cards: string | number }
  readonly 'offered-cards': object
  readonly 'offered-alt': { readonly cards: string | number }
  readonly 'why-rules': object
  readonly 'map-own': object
  readonly 'map-own.shows': object
  readonly 'map-active': object
  readonly 'map-active.shows': object
  readonly 'map-whole': object
  readonly 'map-whole.shows': object
  readonly 'map-large': object
  readonly 'map-large.shows': object
  readonly 'map-nw': object
  readonly 'map-nw.shows': object
  readonly 'map-n': object
  readonly 'map-n.shows': object
  readonly 'map-ne': object
  readonly 'map-ne.shows': object
  readonly 'map-w': object
  readonly 'map-w.shows': object
  readonly 'map-middle': object
  readonly 'map-middle.shows': object
  readonly 'map-e': object
  readonly 'map-e.shows': object
  readonly 'map-sw': object
  readonly 'map-sw.shows': object
  readonly 'map-s': object
  readonly 'map-s.shows': object
  readonly 'map-se': object
  readonly 'map-se.shows': object
  readonly 'place-words': object
  readonly 'place-own': object
  readonly 'place-whole': object
  readonly 'place-other': object
  readonly 'guess-menu': object
  readonly 'reference-rule': object
  readonly 'reference-rule-about': { readonly section: string | number }
  readonly 'reference-decision': object
  readonly 'ask-in-secret': object
  readonly 'ask-in-secret-among': { readonly who: string | number }
  readonly 'ask-in-secret-computers': { readonly who: string | number }
  readonly 'ask-window-in-secret': object
  readonly 'ask-window-in-secret-among': { readonly who: string | number }
  readonly 'ask-each': object
  readonly 'ask-prompt': { readonly names: string | number; readonly prompt: string | number }
  readonly 'ask-each-briefly': { readonly names: string | number }
  readonly 'answer-chosen': { readonly choice: string | number }
  readonly 'answer-think-again': object
  readonly 'place-of-player': { readonly name: string | number; readonly place: string | number }
  readonly 'digest-more': object
  readonly 'search-in-turn': { readonly line: string | number; readonly name: string | number }
  readonly 'alt-board': object
  readonly 'alt-face': {
    readonly kind: string | number
    readonly title: string | number
    readonly topic: string | number
  }
  readonly 'alt-figure': { readonly figure: string | number; readonly number: string | number }
  readonly 'alt-sentence': { readonly text: string | number }
  readonly 'alt-dice': { readonly dice: string | number; readonly name: string | number }
  readonly 'alt-dice-total': {
    readonly dice: string | number
    readonly name: string | number
    readonly total: string | number
  }
  readonly 'alt-total': { readonly name: string | number; readonly total: string | number }
  readonly 'alt-left': { readonly left: string | number; readonly name: string | number }
  readonly 'film-from-turn': { readonly turn: string | number }
  readonly 'film-players': { readonly names: string | number }
  readonly 'film-before': object
  readonly 'film-moment': { readonly number: string | number }
  readonly 'film-turn': { readonly name: string | number; readonly number: string | number }
  readonly 'grid-noted': { readonly marks: string | number }
  readonly 'grid-mark': { readonly row: string | number; readonly value: string | number }
  readonly 'grid-mark-none': { readonly row: string | number }
  readonly 'order-given': { readonly title: string | number; readonly value: string | number }
  readonly 'rollback-look-title': object
  readonly 'card-your-move': { readonly name: string | number }
  readonly 'card-waiting': { readonly names: string | number }
  readonly 'card-position': { readonly position: string | number }
  readonly 'card-last-turn': { readonly what: string | number }
  readonly 'card-last-turn-score': {
    readonly other: string | number
    readonly own: string | number
    readonly what: string | number
  }
  readonly 'card-ended-early': object
  readonly 'card-held-back': { readonly hand: string | number }
  readonly 'card-paused-agreed': object
  readonly 'card-paused-all-away': object
  readonly 'card-paused-almost-all-away': object
  readonly 'card-picture-follows': object
  readonly 'card-poster-follows': object
  readonly 'card-picture-old': object
  readonly 'card-missed': { readonly from: string | number; readonly until: string | number }
  readonly 'cards-late': object
  readonly resume: object
  readonly 'end-it-here': object
  readonly pass: object
  readonly 'play-on-without': { readonly name: string | number }
  readonly 'offer-seat': { readonly name: string | number }
  readonly 'propose-move-on': object
  readonly 'propose-pause': object
  readonly 'play-again': object
  readonly 'look-why': object
  readonly 'look-map': object
  readonly 'look-status': object
  readonly 'look-log': object
  readonly 'look-help': object
  readonly 'look-more': object
  readonly 'look-more-title': object
  readonly decide: object
  readonly 'call-place': {
    readonly card: string | number
    readonly channel: string | number
    readonly game: string | number
  }
  readonly 'call-notice': { readonly place: string | number }
  readonly 'call-secret': { readonly place: string | number }
  readonly reminder: { readonly place: string | number; readonly waits: string | number }
  readonly 'reminder-in-channel': {
    readonly card: string | number
    readonly player: string | number
    readonly waits: string | number
  }
  readonly waits: object
  readonly 'waits-since': { readonly since: string | number }
  readonly 'waits-late': { readonly since: string | number }
  readonly 'waits-until': { readonly since: string | number; readonly until: string | number }
  readonly 'command-game': object
  readonly 'command-game-new': object
  readonly 'command-game-join': object
  readonly 'command-game-leave': object
  readonly 'command-game-start': object
  readonly 'command-game-status': object
  readonly 'command-game-map': object
  readonly 'command-game-look': object
  readonly 'command-game-pictures': object
  readonly 'command-game-log': object
  readonly 'command-game-lookback': object
  readonly 'command-game-reveal': object
  readonly 'command-game-guess': object
  readonly 'command-game-branches': object
  readonly 'command-game-poster': object
  readonly 'command-game-film': object
  readonly 'command-game-undo': object
  readonly 'command-game-propose': object
  readonly 'command-game-shoulder': object
  readonly 'command-game-resign': object
  readonly 'command-game-help': object
  readonly 'command-admin': object
  readonly 'command-admin-saves': object
  readonly 'command-admin-bookmark': object
  readonly 'command-admin-back': object
  readonly 'command-admin-branches': object
  readonly 'command-admin-export': object
  readonly 'command-admin-import': object
  readonly 'command-admin-archive': object
  readonly 'command-admin-resume': object
  readonly 'command-admin-end': object
  readonly 'command-admin-secrets': object
  readonly 'command-admin-decide': object
  readonly 'command-admin-seat': object
  readonly 'command-admin-saga': object
  readonly 'command-away': object
  readonly 'command-away-until': object
  readonly 'command-away-back': object
  readonly 'command-cards': object
  readonly 'command-clues': object
  readonly 'command-games': object
  readonly 'command-admin-house-rules': object
  readonly 'command-play': object
  readonly 'command-rules': object
  readonly 'command-settings': object
  readonly 'command-records': object
  readonly 'command-hero': object
  readonly 'command-move': object
  readonly 'command-explore': object
  readonly 'command-cast': object
  readonly 'command-use': object
  readonly 'command-fight': object
  readonly 'command-flee': object
  readonly 'command-trade': object
  readonly 'command-pass': object
  readonly 'command-verify': object
  readonly 'command-whisper': object
  readonly 'option-new-game': object
  readonly 'option-pace': object
  readonly 'option-seed': object
  readonly 'option-place': object
  readonly 'option-moment': object
  readonly 'option-since': object
  readonly 'option-screen': object
  readonly 'option-help-game': object
  readonly 'option-any-game': object
  readonly 'option-saved-game': object
  readonly 'option-saga-channel': object
  readonly 'option-saga-stop': object
  readonly 'option-whose-secrets': object
  readonly 'option-whose-seat': object
  readonly 'option-new-player': object
  readonly 'option-when': object
  readonly 'option-away-seats': object
  readonly 'option-kind': object
  readonly 'option-whose-cards': object
  readonly 'option-own-game': object
  readonly 'option-preset': object
  readonly 'option-house-rules-game': object
  readonly 'option-forget-house-rules': object
  readonly 'option-action': object
  readonly 'option-shoulder': object
  readonly 'option-what': object
  readonly 'option-proposal-seat': object
  readonly 'option-proposal-to': object
  readonly 'option-proposal-pace': object
  readonly 'option-topic': object
  readonly 'option-bookmark-name': object
  readonly 'option-bookmark-forget': object
  readonly 'option-back-to': object
  readonly 'option-file': object
  readonly 'option-zone': object
  readonly 'option-quiet': object
  readonly 'option-notice': object
  readonly 'option-reminders': object
  readonly 'option-settings-away': object
  readonly 'option-settings-pictures': object
  readonly 'option-settings-records': object
  readonly 'option-settings-whispers': object
  readonly 'option-records-who': object
  readonly 'option-records-game': object
  readonly 'option-hero-name': object
  readonly 'option-hero-who': object
  readonly 'option-destination': object
  readonly 'option-verb-action': object
  readonly 'option-verify-table': object
  readonly 'option-verify-export': object
  readonly 'option-whisper-to': object
  readonly 'option-whisper-text': object
  readonly 'move-here': object
  readonly 'ask-players': object
  readonly 'end-this-game': object
  readonly bookmarks: object
  readonly seated: object
  readonly 'welcome-to-seat': object
  readonly 'away-until-join': object
  readonly 'seat-given-up': object
  readonly 'game-begins': object
  readonly 'give-up': object
  readonly 'really-end': { readonly game: string | number }
  readonly 'verify-later-sealed': object
  readonly 'verify-later': object
  readonly 'ended-but-sealed': object
  readonly 'whole-game': { readonly file: string | number }
  readonly 'bookmark-listed': {
    readonly name: string | number
    readonly turn: string | number
    readonly when: string | number
  }
  readonly 'bookmark-on-branch': {
    readonly name: string | number
    readonly turn: string | number
    readonly when: string | number
  }
  readonly 'delivery-room-gone': object
  readonly 'delivery-no-permission': object
  readonly 'delivery-locked': object
  readonly 'delivery-closed-dms': object
  readonly 'delivery-filtered': object
  readonly 'delivery-explicit': object
  readonly 'delivery-not-begun': object
  readonly 'delivery-thread-full': object
  readonly 'delivery-no-text': object
  readonly 'delivery-unverified': object
  readonly 'delivery-slow-mode': object
  readonly 'delivery-too-big': object
  readonly 'delivery-form': { readonly details: string | number }
  readonly 'delivery-refused': { readonly details: string | number }
  readonly 'delivery-details': { readonly code: string | number; readonly words: string | number }
  readonly 'host-told-room-gone': object
  readonly 'host-told-no-permission': { readonly room: string | number }
  readonly 'host-told-locked': { readonly room: string | number }
  readonly 'host-told-why': { readonly reason: string | number; readonly room: string | number }
  readonly 'saga-trouble-room-gone': object
  readonly 'saga-trouble-no-permission': { readonly room: string | number }
  readonly 'saga-trouble-locked': { readonly room: string | number }
  readonly 'saga-trouble-closed-dms': { readonly room: string | number }
  readonly 'saga-where': { readonly link: string | number }
  readonly 'told-held-back': object
  readonly 'event-started': { readonly game: string | number }
  readonly 'event-undone': { readonly name: string | number }
  readonly 'event-went-away': { readonly name: string | number }
  readonly 'event-came-back': { readonly name: string | number }
  readonly 'event-left-server': { readonly name: string | number }
  readonly 'event-resigned': { readonly name: string | number }
  readonly 'event-resumed': object
  readonly 'event-moved': object
  readonly 'event-imported': object
  readonly 'event-closed': object
  readonly 'event-over': object
  readonly 'event-exported': object
  readonly 'event-exported-by': { readonly by: string | number }
  readonly 'event-looked-into': { readonly by: string | number; readonly seat: string | number }
  readonly 'event-looked-into-own-game': {
    readonly by: string | number
    readonly plays: string | number
    readonly seat: string | number
  }
  readonly 'event-watched': { readonly name: string | number; readonly seat: string | number }
  readonly 'event-watch-ended': { readonly name: string | number; readonly seat: string | number }
  readonly 'event-whispered': { readonly from: string | number; readonly to: string | number }
  readonly 'event-unreadable': object
  readonly 'event-fault': { readonly fault: string | number }
  readonly 'event-time-up': { readonly name: string | number; readonly then: string | number }
  readonly 'event-fell-asleep': { readonly name: string | number }
  readonly 'event-stalled': { readonly name: string | number }
  readonly 'event-on-leave': {
    readonly keeper: string | number
    readonly name: string | number
    readonly until: string | number
  }
  readonly 'event-paused': { readonly why: string | number }
  readonly 'event-seat-offered': { readonly name: string | number }
  readonly 'event-renamed': { readonly before: string | number; readonly name: string | number }
  readonly 'event-seat-taken': { readonly before: string | number; readonly name: string | number }
  readonly 'event-stood-in': { readonly more: string | number }
  readonly 'event-answers-lost': { readonly lost: string | number }
  readonly 'event-went-back': {
    readonly from: string | number
    readonly to: string | number
    readonly unit: string | number
  }
  readonly 'event-went-back-in-round': { readonly round: string | number }
  readonly 'event-went-back-in-turn': { readonly to: string | number; readonly unit: string | number }
  readonly 'event-branch-resumed': {
    readonly branch: string | number
    readonly to: string | number
    readonly unit: string | number
  }
  readonly 'event-branch-left': { readonly branch: string | number }
  readonly 'guesses-right': { readonly guesses: string | number }
  readonly 'guesses-none-right': object
  readonly 'guesses-wrong': { readonly guesses: string | number }
  readonly 'guesses-more': { readonly more: string | number }
  readonly 'guess-of': {
    readonly name: string | number
    readonly seat: string | number
    readonly turn: string | number
  }
  readonly 'guess-own': { readonly seat: string | number; readonly turn: string | number }
  readonly 'hero-another': object
  readonly 'hero-option': { readonly game: string | number; readonly games: string | number }
  readonly 'hero-won-none': {
    readonly games: string | number
    readonly many: string | number
    readonly name: string | number
    readonly one: string | number
    readonly player: string | number
  }
  readonly 'hero-won-all': {
    readonly games: string | number
    readonly many: string | number
    readonly name: string | number
    readonly one: string | number
    readonly player: string | number
  }
  readonly 'hero-won-some': {
    readonly games: string | number
    readonly many: string | number
    readonly name: string | number
    readonly player: string | number
    readonly wins: string | number
  }
  readonly 'hero-deeds': { readonly deeds: string | number; readonly name: string | number }
  readonly 'hero-slain': { readonly kinds: string | number; readonly name: string | number }
  readonly 'hero-deaths': { readonly kinds: string | number }
  readonly 'hero-best': { readonly day: string | number; readonly length: string | number }
  readonly 'hero-luck': {
    readonly dice: string | number
    readonly mean: string | number
    readonly name: string | number
  }
  readonly 'hero-titles': { readonly titles: string | number }
  readonly 'hero-last-won': { readonly day: string | number; readonly name: string | number }
  readonly 'hero-last-beaten': { readonly day: string | number; readonly name: string | number }
  readonly 'hero-last-placed': {
    readonly day: string | number
    readonly name: string | number
    readonly place: string | number
    readonly players: string | number
  }
  readonly 'hero-last-heir': { readonly before: string | number; readonly name: string | number }
  readonly 'choose-game': object
  readonly 'choose-game-hint': object
  readonly 'choose-game-open': { readonly title: string | number }
  readonly 'choose-game-try': { readonly title: string | number }
  readonly 'choose-game-rules': { readonly title: string | number }
  readonly 'players-exactly': { readonly count: string | number }
  readonly 'players-between': { readonly max: string | number; readonly min: string | number }
  readonly 'lobby-join': object
  readonly 'lobby-leave': object
  readonly 'lobby-add': object
  readonly 'lobby-remove': object
  readonly 'lobby-house-rules': object
  readonly 'lobby-start': object
  readonly 'lobby-empty': object
  readonly 'lobby-cover': { readonly title: string | number }
  readonly 'lobby-closed': { readonly title: string | number }
  readonly 'lobby-preset': object
  readonly 'lobby-pace': object
  readonly 'lobby-pace.option': { readonly pace: string | number }
  readonly 'lobby-zero': object
  readonly 'lobby-whispers': object
  readonly 'lobby-whispers-no': object
  readonly 'lobby-whispers-no.hint': object
  readonly 'lobby-whispers-yes': object
  readonly 'lobby-whispers-yes.hint': object
  readonly 'house-rules-heading': { readonly preset: string | number }
  readonly 'house-rules-value': { readonly option: string | number; readonly value: string | number }
  readonly 'house-rules-changed': { readonly option: string | number; readonly value: string | number }
  readonly 'house-rules-default': { readonly option: string | number; readonly value: string | number }
  readonly 'house-rules-defaults': { readonly options: string | number }
  readonly 'house-rules-of-host': object
  readonly 'house-rules-set-all': object
  readonly 'house-rules-set-page': { readonly page: string | number; readonly pages: string | number }
  readonly 'house-rules-form': object
  readonly 'house-rules-switches': object
  readonly 'login-token': object
  readonly 'login-intents': object
  readonly 'login-shards': object
  readonly 'login-api-version': object
  readonly 'login-session-limit': { readonly hours: string | number }
  readonly 'login-no-api': object
  readonly 'login-insecure': object
  readonly 'login-rate-limit': object
  readonly 'login-unreachable': object
  readonly 'login-out-of-order': object
  readonly 'login-refused': { readonly reason: string | number }
  readonly 'login-refused-unexplained': object
  readonly 'own-games-title': object
  readonly 'own-games-page': { readonly at: string | number; readonly of: string | number }
  readonly 'own-games-waiting': { readonly games: string | number; readonly waiting: string | number }
  readonly 'own-games-back': object
  readonly 'own-games-more': object
  readonly 'own-game-in': {
    readonly game: string | number
    readonly link: string | number
    readonly room: string | number
  }
  readonly 'own-game-lobby': { readonly names: string | number; readonly players: string | number }
  readonly 'own-game-left': object
  readonly 'own-game-out': object
  readonly 'own-game-given-up': object
  readonly 'own-game-away': { readonly time: string | number }
  readonly 'own-game-paused-agreed': object
  readonly 'own-game-paused-all-away': object
  readonly 'own-game-paused-almost-all-away': object
  readonly 'own-game-your-move': { readonly prompt: string | number }
  readonly 'own-game-your-move-private': { readonly prompt: string | number }
  readonly 'own-game-private': object
  readonly 'own-game-asked': { readonly time: string | number }
  readonly 'own-game-deadline': { readonly time: string | number }
  readonly 'own-game-asked-until': { readonly since: string | number; readonly until: string | number }
  readonly 'choices-and-hand': object
  readonly 'page-back': object
  readonly 'page-on': object
  readonly 'page-more': object
  readonly 'page-heading': {
    readonly page: string | number
    readonly pages: string | number
    readonly title: string | number
  }
  readonly choose: { readonly most: string | number }
  readonly 'choose-page': {
    readonly most: string | number
    readonly page: string | number
    readonly pages: string | number
  }
  readonly 'choose-more': { readonly more: string | number }
  readonly 'put-something-down': object
  readonly 'choice-hint': { readonly choices: string | number; readonly hint: string | number }
  readonly 'absent-defaults': { readonly day: string | number }
  readonly 'absent-computer': { readonly day: string | number }
  readonly 'absent-nobody': { readonly day: string | number }
  readonly 'absent-return': object
  readonly 'watch-line': { readonly name: string | number; readonly watcher: string | number }
  readonly 'past-look-back': object
  readonly 'past-title': object
  readonly 'past-where': {
    readonly lines: string | number
    readonly seen: string | number
    readonly time: string | number
  }
  readonly 'past-where-left': {
    readonly lines: string | number
    readonly seen: string | number
    readonly time: string | number
  }
  readonly 'past-seen-by-all': object
  readonly 'past-seen-by-you': object
  readonly 'past-seen-by': { readonly name: string | number }
  readonly 'past-line': { readonly at: string | number; readonly count: string | number }
  readonly 'past-lines': {
    readonly at: string | number
    readonly count: string | number
    readonly end: string | number
  }
  readonly 'past-first': object
  readonly 'past-back': object
  readonly 'past-on': object
  readonly 'past-last': object
  readonly 'past-next-turn': object
  readonly 'past-next-fight': object
  readonly 'past-next-own': object
  readonly 'past-next-of': { readonly name: string | number }
  readonly 'past-share': object
  readonly 'past-shared-by': { readonly name: string | number; readonly time: string | number }
  readonly 'past-shared-by-as': {
    readonly name: string | number
    readonly player: string | number
    readonly time: string | number
  }
  readonly 'past-go-back': object
  readonly 'past-eyes': object
  readonly 'past-eyes-all': object
  readonly 'past-eyes-of': { readonly name: string | number }
  readonly 'log-earlier': object
  readonly 'log-empty': object
  readonly 'since-title': object
  readonly 'since-lines': { readonly game: string | number; readonly lines: string | number }
  readonly 'since-lines-in-turns': {
    readonly game: string | number
    readonly lines: string | number
    readonly turns: string | number
  }
  readonly 'since-browse': object
  readonly 'since-turn-of': { readonly name: string | number; readonly text: string | number }
  readonly film: object
  readonly 'film-from-here': object
  readonly 'film-share': object
  readonly 'film-as-all': { readonly pictures: string | number; readonly time: string | number }
  readonly 'film-as': {
    readonly name: string | number
    readonly pictures: string | number
    readonly time: string | number
  }
  readonly 'film-shown-by': { readonly name: string | number }
  readonly 'film-alt': { readonly turns: string | number }
  readonly 'film-alt-turn': { readonly heading: string | number; readonly lines: string | number }
  readonly reveal: object
  readonly 'reveal-choose': object
  readonly 'reveal-page': {
    readonly at: string | number
    readonly of: string | number
    readonly title: string | number
  }
  readonly 'reveal-nothing': object
  readonly 'reveal-hand': { readonly name: string | number }
  readonly 'reveal-hand-note': object
  readonly 'reveal-private-lines': object
  readonly 'reveal-private-line': { readonly line: string | number; readonly names: string | number }
  readonly 'reveal-dice': object
  readonly 'reveal-seed': { readonly seed: string | number }
  readonly 'reveal-secret': { readonly secret: string | number }
  readonly 'reveal-commitment': { readonly commitment: string | number }
  readonly 'reveal-brought': { readonly codes: string | number }
  readonly 'reveal-brought-nothing': object
  readonly 'own-undo': object
  readonly 'own-open': { readonly question: string | number }
  readonly 'own-any-time': object
  readonly 'card-link': { readonly link: string | number }
  readonly 'hand-title': { readonly title: string | number }
  readonly 'hand-where': { readonly room: string | number }
  readonly 'hand-empty': object
  readonly 'hand-told': object
  readonly 'hand-whispers': object
  readonly note: object
  readonly 'note.heading': object
  readonly 'note.label': object
  readonly 'note.hint': object
  readonly 'grid-open': { readonly title: string | number }
  readonly 'grid-column': { readonly column: string | number; readonly title: string | number }
  readonly 'grid-back': object
  readonly 'orders-all': object
  readonly 'orders-page': { readonly page: string | number; readonly pages: string | number }
  readonly 'orders-form': object
  readonly 'orders-switches': object
  readonly 'whisper-where': { readonly room: string | number }
  readonly 'whisper-reply': { readonly name: string | number }
  readonly 'whisper-form': { readonly name: string | number }
  readonly 'whisper-form.label': { readonly name: string | number }
  readonly 'whisper-form.hint': object
  readonly 'watch-title': { readonly name: string | number; readonly title: string | number }
  readonly 'watch-question': { readonly question: string | number }
  readonly 'watch-empty': object
  readonly 'watch-stop': object
  readonly 'watch-end': { readonly name: string | number }
  readonly 'secrets-told': object
  readonly 'secrets-none': object
  readonly 'proposal-undo': {
    readonly about: string | number
    readonly by: string | number
    readonly whose: string | number
  }
  readonly 'proposal-undo.agreed': { readonly about: string | number }
  readonly 'proposal-undo.decided': { readonly about: string | number; readonly whose: string | number }
  readonly 'proposal-undo.refused': { readonly about: string | number }
  readonly 'proposal-undo.withdrawn': { readonly about: string | number; readonly by: string | number }
  readonly 'proposal-undo.lapsed': { readonly about: string | number }
  readonly 'proposal-undo.choice': object
  readonly 'proposal-back': { readonly branch: string | number; readonly by: string | number }
  readonly 'proposal-back.agreed': { readonly branch: string | number }
  readonly 'proposal-back.decided': object
  readonly 'proposal-back.refused': { readonly branch: string | number }
  readonly 'proposal-back.withdrawn': { readonly branch: string | number; readonly by: string | number }
  readonly 'proposal-back.lapsed': { readonly branch: string | number }
  readonly 'proposal-back.choice': object
  readonly 'proposal-back-to-turn': {
    readonly ago: string | number
    readonly by: string | number
    readonly round: string | number
    readonly turn: string | number
  }
  readonly 'proposal-pause': { readonly by: string | number }
  readonly 'proposal-pause.agreed': object
  readonly 'proposal-pause.decided': object
  readonly 'proposal-pause.refused': object
  readonly 'proposal-pause.withdrawn': { readonly by: string | number }
  readonly 'proposal-pause.lapsed': object
  readonly 'proposal-pause.choice': object
  readonly 'proposal-pause.effect': object
  readonly 'proposal-extend': { readonly about: string | number; readonly by: string | number }
  readonly 'proposal-extend.agreed': { readonly about: string | number }
  readonly 'proposal-extend.decided': { readonly about: string | number }
  readonly 'proposal-extend.refused': { readonly about: string | number }
  readonly 'proposal-extend.withdrawn': { readonly about: string | number; readonly by: string | number }
  readonly 'proposal-extend.lapsed': { readonly about: string | number }
  readonly 'proposal-extend.choice': object
  readonly 'proposal-extend.effect': object
  readonly 'proposal-pace': { readonly by: string | number; readonly pace: string | number }
  readonly 'proposal-pace.agreed': { readonly pace: string | number }
  readonly 'proposal-pace.decided': object
  readonly 'proposal-pace.refused': object
  readonly 'proposal-pace.withdrawn': { readonly by: string | number }
  readonly 'proposal-pace.lapsed': object
  readonly 'proposal-pace.choice': object
  readonly 'proposal-pace.effect': object
  readonly 'proposal-play-on': { readonly about: string | number; readonly by: string | number }
  readonly 'proposal-play-on.agreed': { readonly about: string | number }
  readonly 'proposal-play-on.decided': { readonly about: string | number }
  readonly 'proposal-play-on.refused': { readonly about: string | number }
  readonly 'proposal-play-on.withdrawn': { readonly about: string | number; readonly by: string | number }
  readonly 'proposal-play-on.lapsed': { readonly about: string | number }
  readonly 'proposal-play-on.choice': object
  readonly 'proposal-play-on.effect': object
  readonly 'proposal-move-on': { readonly by: string | number }
  readonly 'proposal-move-on.agreed': object
  readonly 'proposal-move-on.decided': object
  readonly 'proposal-move-on.refused': object
  readonly 'proposal-move-on.withdrawn': { readonly by: string | number }
  readonly 'proposal-move-on.lapsed': object
  readonly 'proposal-move-on.choice': object
  readonly 'proposal-move-on.effect': object
  readonly 'proposal-replace': { readonly about: string | number; readonly by: string | number }
  readonly 'proposal-replace.agreed': { readonly about: string | number }
  readonly 'proposal-replace.decided': { readonly about: string | number }
  readonly 'proposal-replace.refused': { readonly about: string | number }
  readonly 'proposal-replace.withdrawn': { readonly about: string | number; readonly by: string | number }
  readonly 'proposal-replace.lapsed': { readonly about: string | number }
  readonly 'proposal-replace.choice': object
  readonly 'proposal-replace.effect': object
  readonly 'proposal-end': { readonly by: string | number }
  readonly 'proposal-end.agreed': object
  readonly 'proposal-end.decided': object
  readonly 'proposal-end.refused': object
  readonly 'proposal-end.withdrawn': { readonly by: string | number }
  readonly 'proposal-end.lapsed': object
  readonly 'proposal-end.choice': object
  readonly 'proposal-end.effect': object
  readonly 'proposal-watch': {
    readonly about: string | number
    readonly by: string | number
    readonly whom: string | number
  }
  readonly 'proposal-watch.agreed': { readonly about: string | number; readonly whom: string | number }
  readonly 'proposal-watch.refused': { readonly about: string | number; readonly whom: string | number }
  readonly 'proposal-watch.withdrawn': {
    readonly about: string | number
    readonly by: string | number
    readonly whom: string | number
  }
  readonly 'proposal-watch.lapsed': { readonly about: string | number; readonly whom: string | number }
  readonly 'proposal-watch.effect': object
  readonly 'proposal-move': { readonly by: string | number }
  readonly 'proposal-move.agreed': object
  readonly 'proposal-move.refused': object
  readonly 'proposal-move.withdrawn': { readonly by: string | number }
  readonly 'proposal-move.lapsed': object
  readonly 'proposal-move.effect': { readonly room: string | number }
  readonly 'proposal-alone': { readonly by: string | number }
  readonly 'proposal-overtaken': object
  readonly 'proposal-ended': object
  readonly 'vote-needs-another': { readonly closes: string | number }
  readonly 'vote-needs-majority': { readonly closes: string | number }
  readonly 'vote-needs-others': { readonly closes: string | number }
  readonly 'vote-ayes': {
    readonly count: string | number
    readonly names: string | number
    readonly needed: string | number
  }
  readonly 'vote-nays': { readonly names: string | number }
  readonly 'vote-awaited': { readonly names: string | number }
  readonly 'vote-private': object
  readonly 'vote-agree': object
  readonly 'vote-refuse': object
  readonly 'vote-look': object
  readonly 'rollback-undoes-nothing': object
  readonly 'rollback-undoes': {
    readonly choices: string | number
    readonly turns: string | number
    readonly whose: string | number
  }
  readonly 'rollback-undoes-of': { readonly choices: string | number; readonly name: string | number }
  readonly 'rollback-undoes-more': object
  readonly 'rollback-dice-fresh': object
  readonly 'rollback-dice-stay': object
  readonly 'rollback-on-branch': { readonly branch: string | number }
  readonly 'rollback-kept': object
  readonly 'rollback-lost': object
  readonly 'rollback-then': object
  readonly 'rollback-propose': object
  readonly 'rollback-decide': object
  readonly 'rollback-to-branch': { readonly branch: string | number }
  readonly 'rollback-to-bookmark': { readonly name: string | number }
  readonly 'rollback-to-line': { readonly line: string | number }
  readonly 'rollback-to-turn': {
    readonly ago: string | number
    readonly round: string | number
    readonly turn: string | number
  }
  readonly 'rollback-choice-bookmark': { readonly name: string | number; readonly turn: string | number }
  readonly 'rollback-choice-branch': { readonly branch: string | number }
  readonly 'rollback-choice-turn': { readonly ago: string | number; readonly turn: string | number }
  readonly 'branches-heading': object
  readonly 'branches-menu': object
  readonly 'branch-label': { readonly number: string | number }
  readonly 'branch-left': {
    readonly number: string | number
    readonly round: string | number
    readonly turn: string | number
    readonly when: string | number
  }
  readonly 'branch-left-agreed': { readonly name: string | number }
  readonly 'branch-left-decided': object
  readonly 'branch-last': { readonly line: string | number }
  readonly offer: { readonly name: string | number }
  readonly 'offer.text': { readonly game: string | number }
  readonly 'offer.private': { readonly game: string | number }
  readonly 'offer.take': object
  readonly 'offer.over': object
  readonly 'offer.ended': object
  readonly 'offer.taken': { readonly name: string | number }
  readonly 'refused-no-such-game': object
  readonly 'refused-no-such-preset': object
  readonly 'refused-no-such-option': object
  readonly 'refused-option-off': object
  readonly 'refused-options-clash': object
  readonly 'refused-seed-too-long': object
  readonly 'refused-room-taken': object
  readonly 'refused-room-damaged': object
  readonly 'refused-too-many-tables': object
  readonly 'refused-too-many-waiting': object
  readonly 'refused-server-full': object
  readonly 'refused-opened-too-fast': object
  readonly 'refused-not-in-lobby': object
  readonly 'refused-already-seated': object
  readonly 'refused-not-seated': object
  readonly 'refused-table-full': object
  readonly 'refused-too-few-players': object
  readonly 'refused-no-computer': object
  readonly 'refused-not-host': object
  readonly 'refused-gone-for-good': object
  readonly 'refused-seat-taken': object
  readonly 'refused-which-seat': object
  readonly 'refused-knows-secrets': object
  readonly 'refused-nobody-again': object
  readonly 'refused-not-playing': object
  readonly 'refused-not-over': object
  readonly 'refused-still-playing': object
  readonly 'refused-too-much': object
  readonly 'refused-not-asked': object
  readonly 'refused-not-offered': object
  readonly 'refused-stale': object
  readonly 'refused-note-too-long': { readonly noteLetters: string | number }
  readonly 'refused-paused': object
  readonly 'refused-not-paused': object
  readonly 'refused-busy': object
  readonly 'refused-restarting': object
  readonly 'refused-nothing-to-undo': object
  readonly 'refused-undo-not-yours': object
  readonly 'refused-undo-sealed': object
  readonly 'refused-undo-free': object
  readonly 'refused-taken-back-too-often': object
  readonly 'refused-cannot-go-back': object
  readonly 'refused-which-turn': object
  readonly 'refused-which-moment': object
  readonly 'refused-branch-gone': object
  readonly 'refused-which-pace': object
  readonly 'refused-not-voting': object
  readonly 'refused-proposal-open': object
  readonly 'refused-proposal-gone': object
  readonly 'refused-proposal-pointless': object
  readonly 'refused-proposal-too-soon': object
  readonly 'refused-too-many-proposals': object
  readonly 'refused-plays-decides': object
  readonly 'refused-no-such-table': object
  readonly 'refused-which-bookmark': object
  readonly 'refused-bookmark-taken': object
  readonly 'refused-bookmark-blank': object
  readonly 'refused-bookmark-too-long': { readonly bookmarkLetters: string | number }
  readonly 'refused-too-many-bookmarks': { readonly bookmarks: string | number }
  readonly 'refused-not-ended': object
  readonly 'refused-archived': object
  readonly 'refused-which-place': object
  readonly 'refused-plays-there': object
  readonly 'refused-import-plays': object
  readonly 'refused-already-here': object
  readonly 'refused-export-too-big': object
  readonly 'refused-no-export': object
  readonly 'refused-export-newer': object
  readonly 'refused-export-edited': object
  readonly 'refused-export-nameless': object
  readonly 'refused-export-unfit': object
  readonly 'refused-which-watcher': object
  readonly 'refused-watcher-plays': object
  readonly 'refused-watches-already': object
  readonly 'refused-too-many-watchers': object
  readonly 'refused-not-watching': object
  readonly 'refused-watch-not-yours': object
  readonly 'refused-no-whispers': object
  readonly 'refused-whisper-to-whom': object
  readonly 'refused-whisper-letters': { readonly whisperLetters: string | number }
  readonly 'refused-whispers-refused': object
  readonly 'refused-whispered-too-often': object
  readonly 'refused-plays-here': object
  readonly 'refused-which-guess': object
  readonly 'refused-no-such-zone': object
  readonly 'refused-no-quiet-hours': object
  readonly 'refused-no-such-interval': object
  readonly 'refused-away-in-the-past': object
  readonly 'refused-away-too-long': { readonly awayDays: string | number }
  readonly 'refused-not-away': object
  readonly 'refused-fault': object
  readonly 'refused-luck-damaged': object
  readonly 'refused-damaged': object
  readonly 'refused-saved-newer': object
  readonly 'saga-begins-1': {
    readonly day: string | number
    readonly game: string | number
    readonly length: string | number
    readonly who: string | number
  }
  readonly 'saga-begins-2': {
    readonly day: string | number
    readonly game: string | number
    readonly length: string | number
    readonly who: string | number
  }
  readonly 'saga-begins-3': {
    readonly day: string | number
    readonly game: string | number
    readonly length: string | number
    readonly who: string | number
  }
  readonly 'saga-begins-4': {
    readonly day: string | number
    readonly game: string | number
    readonly length: string | number
    readonly who: string | number
  }
  readonly 'saga-nobody-won': object
  readonly 'saga-won': { readonly who: string | number }
  readonly 'saga-did': { readonly deeds: string | number; readonly who: string | number }
  readonly 'saga-died': { readonly deaths: string | number; readonly who: string | number }
  readonly 'saga-died-of': {
    readonly deaths: string | number
    readonly kinds: string | number
    readonly who: string | number
  }
  readonly 'saga-titled': {
    readonly count: string | number
    readonly titles: string | number
    readonly who: string | number
  }
  readonly 'saga-they': object
  readonly 'saga-dice': { readonly mean: string | number; readonly who: string | number }
  readonly 'saga-decided-alone': { readonly often: string | number }
  readonly 'saga-character': { readonly character: string | number; readonly player: string | number }
  readonly 'saga-computer': object
  readonly 'saga-someone': object
  readonly 'poster-line': { readonly day: string | number; readonly turns: string | number }
  readonly 'poster-alt': {
    readonly day: string | number
    readonly game: string | number
    readonly rest: string | number
    readonly turns: string | number
  }
  readonly 'poster-winner': { readonly name: string | number }
  readonly 'poster-winner-with': { readonly facts: string | number; readonly name: string | number }
  readonly 'poster-placed': { readonly name: string | number; readonly rank: string | number }
  readonly 'poster-placed-with': {
    readonly facts: string | number
    readonly name: string | number
    readonly rank: string | number
  }
  readonly 'poster-titles': { readonly titles: string | number }
  readonly 'poster-way': {
    readonly deaths: string | number
    readonly first: string | number
    readonly last: string | number
  }
  readonly 'poster-posted-by': { readonly name: string | number }
  readonly 'saves-none': object
  readonly 'saves-heading': { readonly count: string | number }
  readonly 'saves-heading-page': {
    readonly count: string | number
    readonly page: string | number
    readonly pages: string | number
  }
  readonly 'saves-archived': { readonly count: string | number }
  readonly 'saves-menu': object
  readonly 'saves-line': {
    readonly changed: string | number
    readonly opened: string | number
    readonly players: string | number
    readonly room: string | number
    readonly status: string | number
    readonly title: string | number
  }
  readonly 'saves-line-where': {
    readonly changed: string | number
    readonly opened: string | number
    readonly players: string | number
    readonly room: string | number
    readonly status: string | number
    readonly title: string | number
    readonly where: string | number
  }
  readonly 'saves-option': { readonly players: string | number; readonly title: string | number }
  readonly 'saves-option.hint': { readonly status: string | number; readonly where: string | number }
  readonly 'saves-damaged': { readonly game: string | number }
  readonly 'saves-damaged-in': { readonly game: string | number; readonly room: string | number }
  readonly 'saves-only-end': object
  readonly 'save-heading': {
    readonly room: string | number
    readonly status: string | number
    readonly title: string | number
  }
  readonly 'save-players': { readonly players: string | number }
  readonly 'save-ages': { readonly changed: string | number; readonly opened: string | number }
  readonly 'save-changed': { readonly changed: string | number }
  readonly 'save-damaged': { readonly game: string | number }
  readonly 'save-damaged-in': { readonly game: string | number; readonly room: string | number }
  readonly 'save-turn': { readonly headline: string | number; readonly turn: string | number }
  readonly 'waiting-for': { readonly names: string | number }
  readonly 'save-all': object
  readonly 'save-move': object
  readonly 'save-resume': object
  readonly 'save-export': object
  readonly 'save-export-sure': object
  readonly 'save-archive': object
  readonly 'save-end': object
  readonly 'dice-sealed': { readonly commitment: string | number }
  readonly 'dice-sealed-at-start': object
  readonly 'dice-sealed-status': { readonly brought: string | number; readonly commitment: string | number }
  readonly 'dice-contributions': { readonly brought: string | number; readonly mark: string | number }
  readonly 'dice-opened': { readonly commitment: string | number; readonly secret: string | number }
  readonly 'dice-chain': { readonly head: string | number }
  readonly 'dice-verify': object
  readonly 'dice-unsealed': object
  readonly 'dice-unsealed-mark': object
  readonly 'dice-unsealed-at-start': object
  readonly 'verdict-sealed': object
  readonly 'verdict-unsealed': object
  readonly 'verdict-fails': { readonly trouble: string | number }
  readonly 'verdict-fails-rules-changed': { readonly trouble: string | number }
  readonly 'verdict-passed-line': { readonly line: string | number }
  readonly 'verdict-failed-line': { readonly line: string | number }
  readonly 'verdict-line': { readonly line: string | number }
  readonly 'verdict-seed-chosen': object
  readonly 'verdict-published': { readonly commitment: string | number }
  readonly 'verdict-commitment': { readonly commitment: string | number }
  readonly 'verdict-seed': { readonly brought: string | number }
  readonly 'verdict-replayed': {
    readonly answers: string | number
    readonly drawn: string | number
    readonly lines: string | number
  }
  readonly 'verdict-told': { readonly facts: string | number; readonly positions: string | number }
  readonly 'verdict-undone': { readonly undone: string | number }
  readonly 'verdict-went-back': { readonly times: string | number; readonly undone: string | number }
  readonly 'verdict-decided-alone': { readonly times: string | number }
  readonly 'verdict-rules-changed': { readonly dropped: string | number; readonly times: string | number }
  readonly 'verdict-chain': { readonly told: string | number; readonly whispers: string | number }
  readonly 'verdict-whispers-read': { readonly read: string | number }
  readonly 'verdict-head': { readonly head: string | number }
  readonly 'verdict-older': { readonly older: string | number }
  readonly 'verdict-uncovered': object
  readonly 'trouble-damaged': { readonly reason: string | number }
  readonly 'trouble-seal-missing': object
  readonly 'trouble-seal-closed': object
  readonly 'trouble-commitment-differs': object
  readonly 'trouble-commitment-unpublished': object
  readonly 'trouble-seed-differs': object
  readonly 'trouble-link-unpublished': object
  readonly 'trouble-log-cut': object
  readonly 'trouble-log-too-long': object
  readonly 'trouble-log-line-missing': { readonly line: string | number }
  readonly 'trouble-log-line-unchained': { readonly line: string | number }
  readonly 'trouble-undo-differs': { readonly line: string | number }
  readonly 'trouble-undo-unfair': { readonly line: string | number }
  readonly 'trouble-undo-repeat-differs': { readonly line: string | number; readonly other: string | number }
  readonly 'trouble-answer-illegal': { readonly line: string | number; readonly reason: string | number }
  readonly 'trouble-rollback-uncounted': { readonly line: string | number; readonly other: string | number }
  readonly 'trouble-rollback-unreached': { readonly line: string | number; readonly other: string | number }
  readonly 'trouble-rollback-unagreed': { readonly line: string | number }
  readonly 'trouble-rollback-unrenewed': { readonly line: string | number }
  readonly 'trouble-rollback-foreign-seed': { readonly line: string | number }
  readonly 'trouble-rollback-unreachable': { readonly line: string | number }
  readonly 'trouble-snapshot-differs': { readonly line: string | number }
  readonly 'trouble-chronicle-missing': object
  readonly 'trouble-chronicle-cut': object
  readonly 'trouble-chronicle-end-differs': object
  readonly 'trouble-chronicle-incomplete': { readonly line: string | number }
  readonly 'trouble-chronicle-no-start': object
  readonly 'trouble-chronicle-no-seats': object
  readonly 'trouble-chronicle-line-missing': { readonly line: string | number }
  readonly 'trouble-chronicle-line-misplaced': { readonly line: string | number }
  readonly 'trouble-chronicle-line-unchained': { readonly line: string | number }
  readonly 'trouble-chronicle-line-differs': { readonly line: string | number; readonly other: string | number }
  readonly 'trouble-chronicle-line-other-version': { readonly line: string | number }
  readonly 'trouble-chronicle-line-other-account': { readonly line: string | number }
  readonly 'trouble-deal-missing': object
  readonly 'trouble-deal-differs': object
  readonly 'trouble-deal-seats': {
    readonly max: string | number
    readonly min: string | number
    readonly seats: string | number
  }
  readonly 'trouble-deal-experience': object
  readonly 'trouble-deal-version': object
  readonly 'trouble-rules-fail-deal': { readonly reason: string | number }
  readonly 'trouble-rules-fail-line': { readonly line: string | number; readonly reason: string | number }
  readonly 'trouble-rules-fail-facts': { readonly line: string | number; readonly reason: string | number }
  readonly 'trouble-about-names': object
  readonly 'trouble-about-file': object
  readonly 'trouble-about-people': object
  readonly 'trouble-about-host': object
  readonly 'trouble-whisper-differs': { readonly line: string | number }
  readonly away: object
  readonly opened: object
  readonly 'card-refused': { readonly reason: string | number }
  readonly 'card-late': object
  readonly 'slowed-down': object
  readonly 'not-shown-in': { readonly reason: string | number; readonly room: string | number }
  readonly 'not-shown': object
  readonly trying: object
  readonly 'not-in-server': object
  readonly 'not-admin': object
  readonly 'cannot-post-here': { readonly permissions: string | number }
  readonly unexpected: { readonly id: string | number }
  readonly 'unknown-button': object
  readonly 'other-table': object
  readonly 'unknown-place': object
  readonly 'no-board': object
  readonly 'not-on-board': object
  readonly 'unknown-topic': object
  readonly 'unknown-kind': object
  readonly 'nothing-held': object
  readonly 'nothing-to-look-at': object
  readonly 'no-numbers': object
  readonly 'no-numbers-there': object
  readonly 'not-my-message': object
  readonly 'no-table-here': object
  readonly 'lobby-here': object
  readonly 'nowhere-playing': object
  readonly 'which-game': object
  readonly 'unknown-game': object
  readonly 'unknown-save': object
  readonly 'unknown-action': object
  readonly 'several-actions': object
  readonly 'unknown-hero': object
  readonly 'no-games': object
  readonly finished: object
  readonly 'seat-free': object
  readonly 'join-first': object
  readonly 'lobby-gone': object
  readonly beside: object
  readonly 'nothing-to-do': object
  readonly 'nothing-to-pass': object
  readonly 'not-that-act': object
  readonly 'by-itself': object
  readonly 'by-act': { readonly act: string | number }
  readonly 'somebody-elses-turn': { readonly names: string | number }
  readonly 'nobody-asked': object
  readonly 'grid-stays': object
  readonly 'orders-stay': object
  readonly 'note-kept': object
  readonly undone: object
  readonly 'may-undo': object
  readonly 'goes-on': object
  readonly resigned: object
  readonly 'resigned-last': object
  readonly 'really-resign': object
  readonly 'resign-for-now': object
  readonly 'seat-taken': object
  readonly 'seat-given': { readonly name: string | number }
  readonly 'seat-lost': { readonly room: string | number }
  readonly 'whose-seat': object
  readonly 'seat-back': object
  readonly 'welcome-back': object
  readonly ended: object
  readonly 'ends-damaged': object
  readonly again: object
  readonly 'again-already': object
  readonly 'nothing-since': object
  readonly 'nothing-yet': object
  readonly 'nothing-before': object
  readonly 'nothing-after': object
  readonly 'no-turn-after': object
  readonly 'no-fight-after': object
  readonly 'nothing-of-that-seat': object
  readonly 'unknown-moment': object
  readonly 'not-your-eyes': object
  readonly 'not-as-it-stood': object
  readonly 'too-many-moments': object
  readonly 'too-many-pictures': object
  readonly 'poster-later': object
  readonly 'no-poster': object
  readonly 'held-back': object
  readonly 'not-to-share': object
  readonly shared: { readonly room: string | number }
  readonly 'shared-lately': object
  readonly 'cannot-share': { readonly room: string | number }
  readonly 'share-there': { readonly room: string | number }
  readonly 'not-revealed': object
  readonly 'too-short-to-film': object
  readonly filming: { readonly at: string | number; readonly of: string | number }
  readonly 'joining-film': { readonly of: string | number }
  readonly 'film-under-way': object
  readonly 'too-many-films': object
  readonly 'no-film': object
  readonly 'film-gone': object
  readonly 'nothing-to-verify': object
  readonly guess: object
  readonly 'one-alone': object
  readonly proposed: object
  readonly 'agreed-alone': object
  readonly decided: object
  readonly 'voted-agree': object
  readonly 'voted-refuse': object
  readonly 'settled-by': object
  readonly 'waits-for-another': object
  readonly 'waits-for-absent': object
  readonly 'only-watching': { readonly name: string | number }
  readonly 'watching-ended': object
  readonly 'nobody-watches': object
  readonly whispered: { readonly name: string | number }
  readonly 'whisper-gone': object
  readonly 'secrets-of': object
  readonly 'too-big-to-export': object
  readonly 'under-way-there': { readonly room: string | number }
  readonly 'under-way-elsewhere': object
  readonly 'move-is-for-players': object
  readonly 'closed-elsewhere': object
  readonly 'no-manager-there': object
  readonly 'take-elsewhere': { readonly id: string | number }
  readonly 'moved-server': { readonly room: string | number }
  readonly 'moved-here': object
  readonly moved: { readonly room: string | number }
  readonly 'which-file': object
  readonly 'no-upload': object
  readonly 'taken-in': object
  readonly 'taken-in-over': object
  readonly archived: object
  readonly bookmarked: { readonly name: string | number }
  readonly unbookmarked: object
  readonly 'no-branches': object
  readonly 'no-bookmarks': object
  readonly 'exports-secrets': object
  readonly exported: object
  readonly 'exported-over': object
  readonly preferred: { readonly house: string | number; readonly title: string | number }
  readonly 'prefers-nothing': { readonly title: string | number }
  readonly 'no-table-to-prefer': object
  readonly 'prefer-or-forget': object
  readonly 'house-rules-gone': object
  readonly 'house-rules-set': object
  readonly 'not-a-value': { readonly about: string | number }
  readonly 'option-needs': {
    readonly need: string | number
    readonly title: string | number
    readonly values: string | number
  }
  readonly 'ticked-twice': { readonly rows: string | number }
  readonly 'pictures-set': object
  readonly 'settings-kept': object
  readonly 'which-zone': { readonly typed: string | number; readonly zones: string | number }
  readonly 'unreadable-hours': object
  readonly 'unreadable-time': object
  readonly 'no-records': object
  readonly 'no-own-records': object
  readonly 'no-records-of': { readonly name: string | number }
  readonly 'records-hidden': { readonly name: string | number }
  readonly 'only-own-records': object
  readonly 'saga-begun': { readonly room: string | number }
  readonly 'saga-there': { readonly room: string | number }
  readonly 'saga-nowhere': object
  readonly 'saga-ended': object
  readonly 'saga-refused-there': { readonly reason: string | number; readonly room: string | number }
  readonly 'saga-refused': object
  readonly 'channel-or-stop': object
  readonly 'settings-title': object
  readonly 'settings-note': object
  readonly 'settings-zone': { readonly time: string | number; readonly zone: string | number }
  readonly 'settings-quiet': { readonly hours: string | number }
  readonly 'settings-notice': object
  readonly 'settings-pictures': object
  readonly 'settings-away': object
  readonly 'settings-records': object
  readonly 'settings-whispers': object
  readonly 'setting-quiet': object
  readonly 'setting-notice': object
  readonly 'setting-reminders': object
  readonly 'setting-pictures': object
  readonly 'setting-away': object
  readonly 'setting-records': object
  readonly 'setting-whispers': object
  readonly 'settings-away-waiting': { readonly time: string | number }
  readonly 'settings-away-computer': { readonly time: string | number }
  readonly 'settings-back': object
  readonly 'setting-notice-mention': object
  readonly 'setting-notice-direct': object
  readonly 'setting-notice-none': object
  readonly 'setting-reminders-none': object
  readonly 'setting-reminders-6h': object
  readonly 'setting-reminders-12h': object
  readonly 'setting-reminders-day': object
  readonly 'setting-reminders-3days': object
  readonly 'setting-away-pause': object
  readonly 'setting-away-computer': object
  readonly 'setting-pictures-wide': object
  readonly 'setting-pictures-narrow': object
  readonly 'setting-records-everybody': object
  readonly 'setting-records-nobody': object
  readonly 'setting-whispers-everybody': object
  readonly 'setting-whispers-nobody': object
  readonly 'setting-quiet-learn': object
  readonly 'setting-quiet-none': object
  readonly 'setting-quiet-hours': { readonly from: string | number; readonly to: string | number }
  readonly 'quiet-hours-none': object
  readonly 'quiet-hours-none-yet': object
  readonly 'quiet-hours-learnt': { readonly from: string | number; readonly to: string | number }
  readonly 'pictures-for-wide': object
  readonly 'pictures-for-narrow': object
  readonly 'whispers-on': object
  readonly 'whispers-off': object
  readonly 'whisper-sent': { readonly name: string | number; readonly text: string | number }
  readonly 'whisper-heard': { readonly name: string | number; readonly text: string | number }
  readonly 'game-length': { readonly span: string | number; readonly turns: string | number }
  readonly 'stats-of-server': object
  readonly 'stats-of-player': { readonly name: string | number }
  readonly 'stats-own': object
  readonly 'stats-page': { readonly at: string | number; readonly of: string | number; readonly title: string | number }
  readonly 'stats-back': object
  readonly 'stats-on': object
  readonly 'stats-games': object
  readonly 'stats-games-since': { readonly day: string | number; readonly games: string | number }
  readonly 'stats-games-of': { readonly game: string | number; readonly games: string | number }
  readonly 'stats-games-own': {
    readonly game: string | number
    readonly games: string | number
    readonly wins: string | number
  }
  readonly 'stats-in-game': { readonly game: string | number; readonly list: string | number }
  readonly 'stats-wins': object
  readonly 'stats-wins-of': {
    readonly games: string | number
    readonly name: string | number
    readonly wins: string | number
  }
  readonly 'stats-wins-by-character': object
  readonly 'stats-fastest': object
  readonly 'stats-fastest-of': {
    readonly day: string | number
    readonly game: string | number
    readonly length: string | number
    readonly name: string | number
  }
  readonly 'stats-fastest-of-character': {
    readonly character: string | number
    readonly day: string | number
    readonly game: string | number
    readonly length: string | number
    readonly name: string | number
  }
  readonly 'stats-fastest-own': {
    readonly day: string | number
    readonly game: string | number
    readonly length: string | number
  }
  readonly 'stats-fastest-own-character': {
    readonly character: string | number
    readonly day: string | number
    readonly game: string | number
    readonly length: string | number
  }
  readonly 'stats-streaks': object
  readonly 'stats-streak': object
  readonly 'stats-streak-of': { readonly games: string | number; readonly name: string | number }
  readonly 'stats-streak-own': { readonly longest: string | number; readonly now: string | number }
  readonly 'stats-no-wins': object
  readonly 'stats-rating': object
  readonly 'stats-rating-in': { readonly game: string | number }
  readonly 'stats-rating-of': {
    readonly doubt: string | number
    readonly games: string | number
    readonly name: string | number
    readonly place: string | number
    readonly value: string | number
  }
  readonly 'stats-rating-own': {
    readonly doubt: string | number
    readonly game: string | number
    readonly games: string | number
    readonly value: string | number
  }
  readonly 'stats-rating-note': object
  readonly 'stats-luck': object
  readonly 'stats-luck-own': { readonly dice: string | number; readonly mean: string | number }
  readonly 'stats-luckiest': {
    readonly dice: string | number
    readonly mean: string | number
    readonly name: string | number
  }
  readonly 'stats-unluckiest': {
    readonly dice: string | number
    readonly mean: string | number
    readonly name: string | number
  }
  readonly 'luck-fair': object
  readonly 'luck-better': { readonly percent: string | number }
  readonly 'luck-worse': { readonly percent: string | number }
  readonly 'stats-luck-note': object
  readonly 'stats-luck-unknown': { readonly fewest: string | number }
  readonly 'stats-slain': object
  readonly 'stats-slain-by': { readonly count: string | number; readonly name: string | number }
  readonly 'stats-deaths': object
  readonly 'stats-kinds-in': {
    readonly count: string | number
    readonly game: string | number
    readonly kinds: string | number
  }
  readonly 'stats-count': { readonly about: string | number; readonly count: string | number }
  readonly 'stats-slain-kinds': { readonly kinds: string | number }
  readonly 'stats-death-kinds': { readonly kinds: string | number }
  readonly 'kind-tally': { readonly count: string | number; readonly kind: string | number }
  readonly 'kinds-more': { readonly kinds: string | number }
  readonly 'stats-titles': object
  readonly 'stats-title-own': { readonly line: string | number; readonly title: string | number }
  readonly 'stats-titles-of': { readonly name: string | number; readonly titles: string | number }
  readonly 'stats-no-titles': object
  readonly 'status-lobby': object
  readonly 'status-playing': object
  readonly 'status-over': object
  readonly 'status-closed': object
  readonly 'status-damaged': object
  readonly 'status-not-started': object
  readonly 'game-unknown': object
  readonly 'resumed-here': object
  readonly 'house-rules-preset': { readonly line: string | number; readonly title: string | number }
  readonly 'house-rules-differing': { readonly changes: string | number }
  readonly 'house-rules-change': { readonly option: string | number; readonly value: string | number }
  readonly 'option-on': object
  readonly 'option-off': object
  readonly 'option-none': object
  readonly 'again-lobby': object
  readonly 'again-called': { readonly count: string | number; readonly names: string | number }
  readonly 'again-without-gone': { readonly name: string | number }
  readonly 'again-without-stranger': { readonly name: string | number }
  readonly 'again-without-too-many-tables': { readonly name: string | number }
  readonly 'again-without-too-many-waiting': { readonly name: string | number }
  readonly 'again-without-table-full': { readonly name: string | number }
  readonly 'permission-connect': object
  readonly 'permission-view': object
  readonly 'permission-send': object
  readonly 'permission-send-in-threads': object
  readonly 'permission-attach': object
  readonly 'pace-live': object
  readonly 'pace-live.hint': object
  readonly 'pace-live.line': object
  readonly 'pace-evening': object
  readonly 'pace-evening.hint': object
  readonly 'pace-evening.line': object
  readonly 'pace-daily': object
  readonly 'pace-daily.hint': object
  readonly 'pace-daily.line': object
  readonly 'pace-weekly': object
  readonly 'pace-weekly.hint': object
  readonly 'pace-weekly.line': object
  readonly 'pace-none': object
  readonly 'pace-none.hint': object
  readonly 'pace-none.line': object
  readonly 'pace-own-times': {
    readonly decision: string | number
    readonly pace: string | number
    readonly reaction: string | number
  }
  readonly 'pace-any-time': object
  readonly 'time-out-wait': object
  readonly 'time-out-wait.hint': object
  readonly 'time-out-wait.line': object
  readonly 'time-out-default': object
  readonly 'time-out-default.hint': object
  readonly 'time-out-default.line': object
  readonly 'time-out-computer': object
  readonly 'time-out-computer.hint': object
  readonly 'time-out-computer.line': object
  readonly 'time-out-substitute': object
  readonly 'time-out-substitute.hint': object
  readonly 'time-out-substitute.line': object
  readonly 'time-paused': object
  readonly 'time-is-up': { readonly names: string | number }
  readonly 'time-runs-out-wait': { readonly at: string | number }
  readonly 'time-runs-out-default': { readonly at: string | number }
  readonly 'time-runs-out-computer': { readonly at: string | number }
  readonly 'time-runs-out-substitute': { readonly at: string | number }
  readonly 'private-wait': { readonly since: string | number }
  readonly 'private-wait-with-clock': { readonly since: string | number; readonly until: string | number }
  readonly 'private-wait-late': { readonly since: string | number }
  readonly 'private-wait-late-with-clock': { readonly since: string | number }
  readonly 'span-days': { readonly count: string | number }
  readonly 'span-hours': { readonly count: string | number }
  readonly 'span-minutes': { readonly count: string | number }
  readonly 'span-seconds': { readonly count: string | number }
  readonly 'title-first-win': object
  readonly 'title-first-win.line': object
  readonly 'title-ten-wins': object
  readonly 'title-ten-wins.line': object
  readonly 'title-regular': object
  readonly 'title-regular.line': object
  readonly 'title-furniture': object
  readonly 'title-furniture.line': object
  readonly 'title-on-a-roll': object
  readonly 'title-on-a-roll.line': object
  readonly 'title-good-loser': object
  readonly 'title-good-loser.line': object
  readonly 'title-nobody-to-blame': object
  readonly 'title-nobody-to-blame.line': object
  readonly 'title-no-six': object
  readonly 'title-no-six.line': object
  readonly 'title-no-one': object
  readonly 'title-no-one.line': object
  readonly 'title-knuckles': object
  readonly 'title-knuckles.line': object
  readonly 'title-drowned-twice': object
  readonly 'title-drowned-twice.line': object
  readonly 'title-scourge': object
  readonly 'title-scourge.line': object
  readonly 'title-busy-blade': object
  readonly 'title-busy-blade.line': object
  readonly 'title-bloodless': object
  readonly 'title-bloodless.line': object
  readonly 'title-untouchable': object
  readonly 'title-untouchable.line': object
  readonly 'title-old-friend': object
  readonly 'title-old-friend.line': object
  readonly 'title-three-graves': object
  readonly 'title-three-graves.line': object
  readonly 'title-lazarus': object
  readonly 'title-lazarus.line': object
  readonly 'title-hoard': object
  readonly 'title-hoard.line': object
  readonly 'title-wizardry': object
  readonly 'title-wizardry.line': object
  readonly 'titles-earned': { readonly news: string | number }
  readonly 'title-earned': { readonly name: string | number; readonly titles: string | number }
}
