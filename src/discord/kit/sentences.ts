import {
  BOOKMARK_LETTERS,
  MAX_AWAY_DAYS,
  MAX_BOOKMARKS,
  NOTE_LETTERS,
  REFUSALS,
  type Result,
  type TableRefusal,
} from '../../tables/model/service.ts'
import { WHISPER_LETTERS } from '../../tables/model/store.ts'
import { listOf } from '../../language/index.ts'
import { say } from '../words/index.ts'

/** The limits that refusals mention. */
const LIMITS = {
  noteLetters: NOTE_LETTERS,
  bookmarkLetters: BOOKMARK_LETTERS,
  bookmarks: MAX_BOOKMARKS,
  whisperLetters: WHISPER_LETTERS,
  awayDays: MAX_AWAY_DAYS,
}

/** The private sentence for each refusal. */
export const REFUSED = Object.fromEntries(REFUSALS.map((why) => [why, say(`refused-${why}`, LIMITS)])) as Readonly<
  Record<TableRefusal, string>
>

/** What is replied to a request: that it is done, or why it is not. */
export function replyTo(result: Result<unknown>, done: string): string {
  return result.ok ? done : REFUSED[result.why]
}

/** Why a game is not shown. */
export function whyNotShown(why: TableRefusal = 'fault'): string {
  return why === 'fault' ? 'It cannot be shown at the moment.' : REFUSED[why]
}

export const SAY = {
  away: 'The game master is away for a moment; nothing is lost.',
  opened: 'The table is open: gather your party, then press **Start**.',
  cardRefused: (reason: string) =>
    `That’s done, but I can’t post the card in this channel. ${reason} Nothing is lost, and the card follows as soon as I can post it.`,
  cardLate: 'That’s done, but Discord keeps me waiting. The card follows as soon as it can.',
  slowedDown: 'Discord is slowing me down, so the card of this table comes late. It follows by itself.',
  notShownIn: (room: string, reason: string) =>
    `I can’t show this table in <#${room}>. ${reason} Your game is safe, and I keep trying.`,
  trying: 'Your game begins: the card in the channel says what is asked of you.',
  unknownPlace: 'I find no such place on this board; pick one from the list while you type.',
  noBoard: 'This game has no board to walk about.',
  notOnBoard: 'You have no piece on the board at the moment.',
  unknownTopic: 'I find nothing of that name; pick something from the list while you type.',
  unknownKind: 'I find no cards of that kind; pick one from the list while you type.',
  nothingHeld: 'You hold no card at the moment.',
  nothingToLookAt: 'There is no card to choose from at the moment.',
  noNumbers: 'No number has come up on this card that wants explaining; the log has those of earlier turns.',
  noNumbersThere: 'No number in that message wants explaining; `/game log` tells the whole game.',
  notMyMessage: 'That message is not mine: I can explain the numbers only in what I have told.',
  underWayThere: (room: string) => `That game is under way in <#${room}>: take it from there to here?`,
  lobbyGone: 'You were the last at the table: it is gone.',
  joinFirst: 'You have no seat at this table yet: press **Join** first.',
  byItself: 'One of these cannot be mended: pick it by itself.',
  noTableHere: 'No game is under way in this channel; `/game new` opens one.',
  lobbyHere: 'This game has not started yet: press Start on the card when all are seated.',
  nowherePlaying: 'You are not playing in any game at the moment.',
  whichGame: 'You sit at several tables: say which one with the `game` option.',
  unknownGame: 'I find no such game of yours; pick one from the list while you type.',
  unknownSave: 'I find no such saved game on this server; pick one from the list while you type.',
  unknownAction: 'That is nothing you can do right now; type `/play` and pick from the list.',
  severalActions: 'Several things fit that; pick one from the list while you type.',
  beside: 'Beside what you are asked, you may do this.',
  nothingToDo: 'There is nothing for you to decide at the moment.',
  nothingToPass: 'There is nothing for you to pass on at the moment.',
  notThatAct: 'Nothing of that kind can be done right now; `/play` lists what can.',
  nothingToVerify: 'No game was played in this channel; name one of yours with the `table` option.',
  tooBigToExport:
    'This game is too long for a file on Discord; whoever runs the bot can export it with `npm run replay`.',
  tooManyPictures: 'Too many pictures are wanted at the moment; please ask for the map again in a minute.',
  nothingSince: 'Nothing has happened at this table since you were here.',
  nothingYet: 'Nothing has happened yet that could be looked back at.',
  nothingBefore: 'Nothing has happened before that.',
  nothingAfter: 'Nothing has happened after that yet.',
  noTurnAfter: 'No turn has begun after that.',
  noFightAfter: 'No fight has been decided after that.',
  nothingOfThatSeat: 'Nothing more has happened to that seat after that.',
  unknownMoment: 'I find no such moment; pick one from the list while you type.',
  notYourEyes: 'While a game runs you look back with your own eyes only: ask for it anew.',
  notAsItStood:
    'How the table stood then cannot be shown any more: the rules have changed since, or what was kept is damaged.',
  tooManyMoments: 'Too many pictures are wanted at the moment; please try again in a minute.',
  posterLater: 'A poster is made once a game is over.',
  noPoster: 'There is no poster of that game.',
  heldBack: 'This game can’t be looked at for the moment: what you would see might tell a secret.',
  notToShare: 'Only you were told of that: while the game runs it is not for everybody.',
  shared: (room: string) => `It stands in <#${room}> now, for everybody.`,
  sharedLately: 'You have just shared a moment of this game: wait a minute before the next.',
  cannotShare: (room: string) => `I may not post in <#${room}> at the moment.`,
  shareThere: (room: string) => `Only those who play can share it from here: do so in <#${room}>.`,
  notRevealed: 'What is secret is revealed once the game is over.',
  again: 'The table is open, with everybody’s seats kept: press **Start** when all are ready.',
  againAlready: 'The table is open already: its card stands below.',
  guess: 'Who will win? Guess, and it is told at the end; it counts from the turn in which you make it.',
  oneAlone: 'Somebody plays alone here: there is nobody to choose between.',
  tooShortToFilm: 'There is too little to make a film of: it takes three turns at the least.',
  filming: (at: number, of: number) => `🎞️ Drawing picture ${at} of ${of} …`,
  joiningFilm: (of: number) => `🎞️ All ${of} pictures are drawn; now they learn to move …`,
  filmUnderWay: 'I’m already making a film for you. Ask again once it’s done.',
  tooManyFilms: 'Too much is wanted of me at the moment to make a film; please try again in a few minutes.',
  noFilm: 'That film could not be made; nothing was changed.',
  filmGone: 'That film is no longer at hand: `/game film` makes it again.',
  otherTable: 'That belongs to another table.',
  unknownButton: 'I do not know that button; the newest card in the channel has the ones that work.',
  underWayElsewhere: 'That game is under way on another server: take it from there to here? Its players are told.',
  moveIsForPlayers:
    'Discord doesn’t say that you manage the server where this game is, so you can’t just take it. You play in it, so you can ask the other players to let it come here.',
  closedElsewhere:
    'That game ended early on another server, and Discord doesn’t say that you manage that server. Somebody who does can take it up there first. After that its players can vote to move it.',
  noManagerThere:
    'The player who wants to move the game no longer manages the other server, so it can’t go there. Refuse this, and propose it again from a server that one of you manages.',
  waitsForAnother: 'No other player is here right now. The vote waits until one of them comes back or it expires.',
  waitsForAbsent:
    'It needs the agreement of another player, and none is here. The vote stands in the channel and waits for one of them to come back.',
  takeElsewhere: (id: string) => `-# To move it to another server, type \`/admin resume game:${id}\` there.`,
  movedServer: (room: string) => `The game that you play has moved to another server: it goes on in <#${room}>.`,
  movedHere: 'The game goes on here, and its players are told.',
  whichFile: 'Give the file of a game that was exported.',
  noUpload: 'I could not get that file from Discord; please try again.',
  takenIn: 'The game is taken in: `/admin saves` has it, and `/admin resume` takes it up.',
  takenInOver: 'The game is taken in; it was over, so it can be looked at and verified.',
  archived: 'It is in the archive: its log is kept, and it can still be looked at and taken up again.',
  bookmarked: (name: string) => `This moment is kept as **${name}**: \`/admin back\` finds it.`,
  unbookmarked: 'That name is forgotten.',
  noBranches: 'This game has left nothing behind: whatever it leaves by going back stands here then.',
  noBookmarks: 'No moment of this game has a name yet.',
  exportsSecrets:
    'The file **holds all that is secret** in this game, and the luck to come: whoever has it can cheat. The table is told that you got it.',
  exported:
    'The whole game, with everything that is secret in it: keep it to yourself while it is not over. `/admin import` takes it in.',
  exportedOver: 'The whole game. `/admin import` takes it in elsewhere; `npm run verify` says whether it holds.',
  onlyWatching: (name: string) =>
    `You look over the shoulder of ${name}: you see what they see, but only those who play can do that.`,
  watchingEnded: 'That is ended, and the table is told.',
  nobodyWatches:
    'Nobody looks over a shoulder at this table; `/game shoulder user:` asks the others whether somebody may.',
  watchGone: 'You do not look over a shoulder at this table any more.',
  whispered: (name: string) => `You whispered to ${name}; all see that you did, and not what.`,
  whisperGone: 'That whisper is not to be answered any more: who said it does not sit there now.',
  secretsOf: 'The table is told that you have looked. For your eyes only.',
  moved: (room: string) => `This game has moved to <#${room}>.`,
  notInServer: 'That works in a server channel, where the game is played.',
  notAdmin: 'Only members who may manage this server can do that.',
  finished: 'This game is over.',
  notSeated: 'You have no seat at this table, so you can only watch.',
  seatFree: 'You have no seat at this table, but one is free: `/game join` takes it.',
  byAct: (act: string) => `Of what you may do now, this is what \`/${act}\` means:`,
  somebodyElsesTurn: (names: string, many: boolean) =>
    `It is up to ${names}${many ? ' to answer' : ''} – your own hand and choices are behind “My choices & hand”, or use \`/clues\`.`,
  nobodyAsked:
    'The game waits for somebody else at the moment – your own hand is behind “My choices & hand”, or use `/clues`.',
  cannotPostHere: (missing: readonly string[]) =>
    `I may not run a game in this channel: somebody who manages the server must allow me to ${listOf(missing)} here.`,
  unexpected: (id: string) =>
    `Something went wrong on my side and nothing was changed; if it stays so, report it as ${id}.`,
  preferred: (title: string, house: string) => `New tables of ${title} begin here with: ${house}.`,
  prefersNothing: (title: string) => `New tables of ${title} begin here with the game’s own rules.`,
  noTableToPrefer: 'No table stands here: name a game, or set a table up as you like it and say this again.',
  preferOrForget: 'Name a preset, or forget what this server prefers: not both.',
  houseRulesGone: 'Some of what was chosen here is not to be had any more; the rest stands.',
  houseRulesSet: 'The house rules are set.',
  notAValue: (about: string) => `That is no value for ${about}: nothing was set.`,
  optionNeeds: (title: string, need: string, values: readonly string[]) =>
    `“${title}” only counts while “${need}” is set to ${values.join(' or ')}, so nothing was changed.`,
  tickedTwice: (rows: string) => `${rows} cannot be both: nothing was changed.`,
  gridStays: 'Nothing was changed.',
  ordersStay: 'Your standing orders stay as they were.',
  noteKept: 'Your note is kept, for your eyes only.',
  undone: 'Your last answer is taken back.',
  resigned: 'You have given up; the others play on.',
  resignedLast: 'You have given up, and with that the game is over.',
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
  whoseSeat: 'A bot cannot have a seat: pick a person.',
  ended: 'The game is ended.',
  endsDamaged:
    'It cannot be gone on with. To end it frees its channel and takes it off this list; what is kept of it stays as it is.',
  settingsKept: 'Your settings are kept.',
  picturesSet: 'The pictures of this table are drawn for that screen from now on.',
  whichZone: (typed: string, zones: readonly string[]) => {
    const named = zones.slice(0, 5).map((zone) => `\`${zone}\``)
    return `“${typed}” can mean ${named.slice(0, -1).join(', ')} or ${named.at(-1) ?? ''}. Type the one you mean.`
  },
  unreadableHours: 'I cannot read those hours: write them like 23-7, or `none`, or `learn`.',
  unreadableTime: 'I cannot read that as a time: write it like friday, 24 December, 2026-12-24 18:00 or 3 days.',
  seatBack: 'Welcome back. Your seat is yours again.',
  welcomeBack: 'Welcome back: your seats are yours again.',
  noRecords: 'No game has been played to its end here yet.',
  noOwnRecords: 'You have not played a game to its end yet.',
  noRecordsOf: (name: string) => `${name} has not played a game to its end here yet.`,
  recordsHidden: (name: string) => `${name} keeps their records to themselves.`,
  onlyOwnRecords: 'Here I can show you your own records alone; ask for others’ on the server where they play.',
  unknownHero: 'I find no such hero; pick one from the list while you type.',
  sagaBegun: (room: string) => `Every game that ends on this server from now on is told in <#${room}>.`,
  sagaThere: (room: string) =>
    `The finished games of this server are told in <#${room}>; \`/admin saga stop:True\` ends that.`,
  sagaNowhere:
    'The finished games of this server are told nowhere: name a channel or thread with `/admin saga channel:`.',
  sagaEnded: 'Finished games of this server are told no more; what was told stays.',
  sagaRefusedThere: (room: string, reason: string) => `I can’t tell the saga in <#${room}>. ${reason}`,
  sagaRefused:
    'I cannot write there: let me view that channel, send messages and attach files in it, then say this again.',
  channelOrStop: 'Name a channel, or stop: not both.',
  noGames: 'You sit at no table at the moment; `/game new` in a channel opens one.',
} as const
