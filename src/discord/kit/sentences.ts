import { NOTE_LETTERS, type Result, type TableRefusal } from '../../tables/service.ts'

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
  'not-asked': 'It is not your turn to do that.',
  'not-offered': 'That cannot be done right now; `/play` lists what can.',
  stale: 'The game has moved on since that was offered; the newest card in the channel is the one to use.',
  'note-too-long': `That note is too long: it may have ${NOTE_LETTERS.toLocaleString('en')} characters.`,
  'nothing-to-undo': 'There is nothing to take back.',
  'undo-not-yours': 'The last move was not yours, so it is not yours to take back.',
  'undo-sealed':
    'A die has been rolled or a secret shown since: `/game propose` asks the others whether you may take it back.',
  'undo-free': 'You may take that back without asking anybody: use `/game undo`.',
  paused: 'The game pauses: press **Go on** on the card first.',
  'not-paused': 'The game does not pause.',
  'gone-for-good': 'You have given up in this game, and its rules do not let anybody come back now.',
  'seat-taken': 'That seat is not free any more.',
  'which-seat': 'Say whose seat you mean: pick it from the list of the `seat` option.',
  'which-turn': 'Say which turn you mean: pick it from the list of the `turn` option.',
  'which-pace': 'Say which pace you mean: pick it from the list of the `pace` option.',
  'not-voting': 'You have no vote on that: only those who play vote, and not on what is done without them.',
  'motion-open': 'That is being voted on already: agree or refuse on its message in the channel.',
  'motion-gone': 'That vote is over.',
  'motion-pointless': 'As things are there is nothing to decide about that.',
  'motion-too-soon': 'You have moved enough for the moment: wait a while before you move something else.',
  'too-many-motions': 'Enough is being voted on at this table: settle that first.',
  'cannot-go-back': 'The rules have changed since then, so that the game cannot go back there.',
  fault:
    'I stumbled over my own rules: your move was not made, the game stands where it was, and the details are saved.',
  'luck-damaged':
    'What is kept of the luck of this game is damaged, so it cannot go on; it stays as it is until it is mended from a backup.',
  damaged: 'What is kept of that game is damaged and cannot be read.',
  busy: 'This table is busy for a moment; please try again.',
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
  noteKept: 'Your note is kept, for your eyes only.',
  undone: 'Your last answer is taken back.',
  resigned: 'You have given up; the others play on.',
  reallyResign: 'Give up for good? You cannot come back into this game.',
  resignForNow: 'Give up? What you have is lost; `/game join` brings you back in later, as far as the rules let it.',
  proposed: 'It is put to the others: the vote stands in the channel.',
  agreedAlone: 'It is done: nobody else had to agree.',
  decided: 'It is done, and the table is told that you decided it.',
  voted: (agrees: boolean) => (agrees ? 'Your vote counts: you agree.' : 'Your vote counts: you refuse.'),
  settledBy: 'Your vote counts, and with it that is settled.',
  mayUndo: 'The last of it you may still take back with `/game undo`.',
  goesOn: 'The game goes on.',
  seatTaken: 'The seat is yours: your hand and choices are behind **My choices & hand**.',
  seatGiven: (name: string) => `${name} has the seat now.`,
  seatLost: (room: string) =>
    `Your seat at the table in <#${room}> is somebody else’s now, and what was in your hand with it.`,
  whoseSeat: 'Say who is to have the seat.',
  ended: 'The game is ended.',
} as const
