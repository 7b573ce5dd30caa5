import { MOST_AWAY_DAYS, NOTE_LETTERS, type Result, type TableRefusal } from '../../tables/service.ts'

/** What a player is told, privately, when something cannot be done. One clear sentence each. */
export const REFUSED: Readonly<Record<TableRefusal, string>> = {
  'no-such-game': 'I do not know that game; `/game new` lists the ones I run.',
  'no-such-table': 'That game is not among my saves any more.',
  'room-taken': 'There is already a game in this channel: finish it first, or play in another channel or thread.',
  'not-in-lobby': 'That game has already begun, so its seats are settled.',
  'not-playing': 'That game is not being played at the moment.',
  'not-over': 'That game is not over: its dice can be verified once it is.',
  'already-seated': 'You already have a seat at this table.',
  'not-seated': 'You have no seat at this table, so you can only watch.',
  'table-full': 'Every seat at this table is taken.',
  'too-few-players': 'Too few seats are taken to start: ask somebody to join, or add a computer player.',
  'no-computer': 'There is no computer player to send away.',
  'not-host': 'Only whoever opened this table can do that.',
  'seed-too-long': 'That seed is too long: a few words are enough.',
  'too-many-tables': 'You have as many tables open as one person may: finish or close one of them first.',
  'server-full': 'As many tables are open on this server as may be: wait until one of them is done.',
  'too-much': 'You have done enough of that for one turn: go on with it in the next.',
  'taken-back-too-often': 'You have taken much back within a minute; please wait a little.',
  'not-asked': 'It is not your turn to do that.',
  'not-offered': 'That cannot be done right now; `/play` lists what can.',
  stale: 'The game has moved on since that was offered; the newest card in the channel is the one to use.',
  'note-too-long': `That note is too long: it may have ${NOTE_LETTERS.toLocaleString('en')} characters.`,
  'nothing-to-undo': 'There is nothing to take back.',
  'undo-not-yours': 'The last move was not yours, so it is not yours to take back.',
  'undo-sealed': 'A die has been rolled or a secret shown since, so that cannot be taken back.',
  fault:
    'I stumbled over my own rules: your move was not made, the game stands where it was, and the details are saved.',
  'luck-damaged':
    'What is kept of the luck of this game is damaged, so it cannot go on; it stays as it is until it is mended from a backup.',
  damaged: 'What is kept of that game is damaged and cannot be read.',
  busy: 'This table is busy for a moment; please try again.',
  restarting: 'I am about to restart, so nothing was changed; please try again in a minute.',
  'too-many-waiting':
    'So many games wait for you that you cannot take up another: answer in some of them first (`/games`).',
  'opened-too-fast': 'Too many tables were opened within a minute; please try again in one.',
  'no-such-zone': 'I do not know that time zone; pick one from the list while you type, such as Europe/Vienna.',
  'no-quiet-hours': 'Quiet hours go from one full hour to another, such as 23-7.',
  'no-such-interval': 'Reminders come every hour at most, and once a month at least.',
  'away-in-the-past': 'That time is past; say one that is still to come.',
  'away-too-long': `You can be away for ${MOST_AWAY_DAYS} days at most.`,
  'not-away': 'You are not away.',
}

/** What is replied to a request: that it is done, or why it is not. */
export function replyTo(result: Result<unknown>, done: string): string {
  return result.ok ? done : REFUSED[result.why]
}

export const SAY = {
  noTableHere: 'No game is under way in this channel; `/game new` opens one.',
  lobbyHere: 'This game has not started yet: press Start on the card when all are seated.',
  nowherePlaying: 'You are not playing in any game at the moment.',
  whichGame: 'You sit at several tables: say which one with the `game` option.',
  unknownGame: 'I find no such game of yours; pick one from the list while you type.',
  unknownSave: 'I find no such saved game on this server; pick one from the list while you type.',
  unknownAction: 'That is nothing you can do right now; type `/play` and pick from the list.',
  severalActions: 'Several things fit that; pick one from the list while you type.',
  nothingToDo: 'There is nothing for you to decide at the moment.',
  nothingToPass: 'There is nothing for you to pass on at the moment.',
  notThatAct: 'Nothing of that kind can be done right now; `/play` lists what can.',
  nothingToVerify: 'No game was played in this channel; name one of yours with the `table` option.',
  tooBigToExport:
    'This game is too long for a file on Discord; whoever runs the bot can export it with `npm run replay`.',
  tooManyPictures: 'Too many pictures are wanted at the moment; please ask for the map again in a minute.',
  otherTable: 'That belongs to another table.',
  unknownButton: 'I do not know that button; the newest card in the channel has the ones that work.',
  moved: (room: string) => `This game has moved to <#${room}>.`,
  notInServer: 'That works in a server channel, where the game is played.',
  notAdmin: 'Only members who may manage this server can do that.',
  finished: 'This game is over.',
  notSeated: 'You have no seat at this table, so you can only watch.',
  somebodyElsesTurn: (names: string, many: boolean) =>
    `It is ${names}’s turn${many ? ' to answer' : ''} – your own hand and choices are behind “My choices & hand”, or use \`/clues\`.`,
  nobodyAsked:
    'The game waits for somebody else at the moment – your own hand is behind “My choices & hand”, or use `/clues`.',
  cannotPostHere: (missing: string) =>
    `I may not run a game in this channel: somebody who manages the server must allow me to ${missing} here.`,
  unexpected: (id: string) =>
    `Something went wrong on my side and nothing was changed; if it stays so, report it as ${id}.`,
  ordersStay: 'Your standing orders stay as they were.',
  noteKept: 'Your note is kept, for your eyes only.',
  undone: 'Your last answer is taken back.',
  resigned: 'You have given up; the others play on.',
  reallyResign: 'Give up for good? You cannot come back into this game.',
  ended: 'The game is ended.',
  settingsKept: 'Your settings are kept.',
  unreadableHours: 'I cannot read those hours: write them like 23-7, or `none`, or `learn`.',
  unreadableTime: 'I cannot read that as a time: write it like friday, 24 December, 2026-12-24 18:00 or 3 days.',
  welcomeBack: 'Welcome back: your seats are yours again.',
  noGames: 'You sit at no table at the moment; `/game new` in a channel opens one.',
} as const
