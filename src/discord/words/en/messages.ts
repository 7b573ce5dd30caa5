/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface DiscordMessages {
  readonly 'ask-in-secret': object
  readonly 'ask-in-secret-among': { readonly who: string | number }
  readonly 'ask-window-in-secret': object
  readonly 'ask-window-in-secret-among': { readonly who: string | number }
  readonly 'ask-each': object
  readonly 'ask-waiting': { readonly names: string | number }
  readonly 'ask-prompt': { readonly names: string | number; readonly prompt: string | number }
  readonly 'ask-each-briefly': { readonly names: string | number }
  readonly 'answer-chosen': { readonly choice: string | number }
  readonly 'answer-think-again': object
  readonly 'place-of-player': { readonly name: string | number; readonly place: string | number }
  readonly 'digest-more': object
  readonly 'search-in-turn': { readonly line: string | number; readonly name: string | number }
  readonly 'alt-face': {
    readonly kind: string | number
    readonly title: string | number
    readonly topic: string | number
  }
  readonly 'alt-figure': { readonly figure: string | number; readonly number: string | number }
  readonly 'film-from-turn': { readonly turn: string | number }
  readonly 'film-players': { readonly names: string | number }
  readonly 'film-before': object
  readonly 'film-moment': { readonly number: string | number }
  readonly 'film-turn': { readonly name: string | number; readonly number: string | number }
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
  readonly 'dice-sealed': { readonly commitment: string | number }
  readonly 'dice-sealed-at-start': {
    readonly brought: string | number
    readonly mark: string | number
    readonly secret: string | number
  }
  readonly 'dice-sealed-status': { readonly brought: string | number; readonly commitment: string | number }
  readonly 'dice-contributions': { readonly brought: string | number; readonly mark: string | number }
  readonly 'dice-opened': { readonly commitment: string | number; readonly secret: string | number }
  readonly 'dice-chain': { readonly head: string | number }
  readonly 'dice-verify': object
  readonly 'dice-unsealed': object
  readonly 'dice-unsealed-mark': object
  readonly 'dice-unsealed-at-start': object
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
  readonly 'status-lobby': object
  readonly 'status-playing': object
  readonly 'status-over': object
  readonly 'status-closed': object
  readonly 'status-damaged': object
  readonly 'status-not-started': object
  readonly 'game-unknown': object
  readonly 'resumed-here': object
  readonly 'house-rules-preset': { readonly line: string | number; readonly title: string | number }
  readonly 'house-rules-changed': { readonly changes: string | number }
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
}
