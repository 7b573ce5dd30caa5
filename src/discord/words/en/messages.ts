/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface DiscordMessages {
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
  readonly 'own-game-waiting-for': { readonly names: string | number }
  readonly 'own-game-private': object
  readonly 'own-game-asked': { readonly time: string | number }
  readonly 'own-game-deadline': { readonly time: string | number }
  readonly 'own-game-asked-until': { readonly since: string | number; readonly until: string | number }
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
  readonly 'grid-noted': { readonly marks: string | number }
  readonly 'grid-mark': { readonly row: string | number; readonly value: string | number }
  readonly 'grid-mark-none': { readonly row: string | number }
  readonly 'order-given': { readonly title: string | number; readonly value: string | number }
  readonly 'rollback-look-title': object
  readonly 'reference-rule': object
  readonly 'reference-rule-about': { readonly section: string | number }
  readonly 'reference-decision': object
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
  readonly 'watch-gone': object
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
  readonly 'span-minutes': { readonly count: string | number }
  readonly 'span-hours': { readonly count: string | number }
  readonly 'span-days': { readonly count: string | number }
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
