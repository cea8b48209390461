// Made by scripts/wire_types.py from src/canasta/server/wire: do not edit.

/**
 * What goes over a table's socket, and what the web API takes and gives.
 */
export type Wire = Command | Message | Api | ClubApi | ClubEntry | GameEvent | FeedMessage;
export type Command =
  | Hello
  | Language
  | Ping
  | ChangeSettings
  | SeatBot
  | Unseat
  | Confirm
  | Begin
  | Contribute
  | Pick
  | Shuffle
  | Cut
  | Play
  | Next
  | Say
  | Chat
  | Back
  | Replace
  | Rename
  | Abandon
  | Rematch
  | Try
  | Hint;
export type Message = Welcome | Did | Presence | Ack | Refused | Failed | Tried | Hinted | Pong | Bye;
export type GameEvent =
  | SeatDrawn
  | PlayersSeated
  | ShuffleSealed
  | ShuffleAdded
  | ShuffleOpened
  | DealBegan
  | PackCut
  | DealScored
  | MatchOver
  | HandDealt
  | Upcards
  | TurnBegan
  | RedThreeShown
  | CardsReplaced
  | CardsDrawn
  | PileTaken
  | PileJoined
  | Melded
  | LaidOff
  | Swapped
  | Discarded
  | Passed
  | OutAsked
  | OutAllowed
  | OutForbidden
  | SideOpened
  | CanastaFinished
  | CanastaTurned
  | PileFrozen
  | OneCardLeft
  | WentOut
  | DealOver;
/**
 * The fate of a card shown at the cut.
 */
export type Fate = "back" | "kept" | "moda" | "plug";
export type Api =
  | SwitchValue
  | SwitchInfo
  | FormInfo
  | SetInfo
  | BotInfo
  | Menu
  | SetDetail
  | HouseAsked
  | HouseCheck
  | RuleEntry
  | SetName
  | RuleBook
  | NewTable
  | NewPlayer
  | Opened
  | Seated
  | PositionAsked
  | PositionTried
  | PositionOutcome
  | Problem
  | Replay
  | Reviewed;
export type ClubApi =
  | PairInfo
  | ClaimInfo
  | MatchInfo
  | RoundInfo
  | RoundClock
  | FormatInfo
  | RankLine
  | CriterionInfo
  | ClubInfo
  | ClubChange
  | LinkInfo
  | OpenedClub
  | Done
  | Addresses
  | OnlineSeat
  | NewClub
  | NewEntries
  | NewSettings
  | NewLinks
  | LinkRevoked
  | ResultClaimed
  | ResultConfirmed
  | SecondWanted
  | SecondGiven
  | ArbiterCalled
  | ConflictSettled
  | ClockTurned
  | PlayedOnline
  | OnlineSeatTaken
  | PairsListed
  | SheetWanted
  | PlaceInfo
  | RoundGuide
  | Proposal
  | MovedPair
  | LatePlaceInfo
  | LatePlaces
  | LogLine
  | LogPage
  | ReasonWhy
  | FigureWhy
  | RankWhy
  | PairsChecked
  | CaseAsked
  | FactAnswer
  | FactAsked
  | CaseInfo
  | RefereeBook
  | Known
  | ConsequenceInfo
  | RuleReading
  | OpenPoint
  | RulingInfo
  | RefereeSays
  | NewSheet
  | SheetEntries
  | SheetRuled
  | DealAsked
  | SheetLink
  | OpenedSheet
  | KeptSheet
  | RulingOnSheet
  | SheetLineInfo
  | SheetSideInfo
  | SheetSeatInfo
  | SheetTurnInfo
  | FlagInfo
  | DealSideInfo
  | DealInfo
  | ChangeInfo
  | SheetLogLine
  | SheetParent
  | SheetInfo
  | ChoiceInfo
  | CardValues
  | QuestionInfo
  | AnsweredInfo
  | DealSoFar
  | SheetWelcome
  | SheetChanged;
/**
 * The condition that ends a match; `MatchLength.amount` is its number.
 */
export type Length = "deals" | "target" | "time";
/**
 * The fate of the deal that is being played when the time is up.
 */
export type Unfinished = "as_it_lies" | "dropped" | "played_out";
/**
 * The format: the way in which opponents are chosen.
 */
export type Format = "fixed_and_moving" | "knock_out" | "league" | "round_robin" | "swiss";
/**
 * The condition that ends a match; `MatchLength.amount` is its number.
 */
export type Length1 = "deals" | "target" | "time";
/**
 * The fate of the deal that is being played when the time is up.
 */
export type Unfinished1 = "as_it_lies" | "dropped" | "played_out";
/**
 * The format: the way in which opponents are chosen.
 */
export type Format1 = "fixed_and_moving" | "knock_out" | "league" | "round_robin" | "swiss";
/**
 * The figures by which pairs are ranked. More is better in all of them.
 */
export type Criterion = "difference" | "direct" | "lasting" | "opponents" | "points" | "wins";
/**
 * The price of leaving a match or not playing it.
 */
export type Absence = "disqualified" | "match_lost";
/**
 * The rule that pairs the first round of a Swiss competition by the order of the draw.
 */
export type First = "neighbours" | "seeds";
/**
 * The condition that ends a match; `MatchLength.amount` is its number.
 */
export type Length2 = "deals" | "target" | "time";
/**
 * The fate of the deal that is being played when the time is up.
 */
export type Unfinished2 = "as_it_lies" | "dropped" | "played_out";
/**
 * The kind of a canasta.
 */
export type CanastaKind = "clean" | "dirty" | "jokers" | "mixed" | "twos";
/**
 * The ways to go out concealed (CL-5.2, SA-6.3, RE-4.4); the order is that of the awards.
 */
export type Concealed = "first_alone" | "first_with" | "later_alone" | "later_with";
export type ClubEntry =
  | Entered
  | Renamed
  | Drawn
  | Withdrew
  | Substituted
  | RoundSeated
  | Reseated
  | Postponed
  | Begun
  | Played
  | NoShow
  | Left
  | Disqualified
  | Penalised
  | LeaveGiven
  | CameBack
  | Reported
  | Corrected
  | Annulled;
export type FeedMessage = FeedWelcome | FeedDid | Pong | Bye | SheetWelcome | SheetChanged;

/**
 * The first message on a socket. `key` is the secret of a player; without it the client watches.
 *
 * `after` is the number of the last event that the client has, 0 for none. `adds`: the client adds to every shuffle by
 * itself, as soon as it receives its commitment; the table waits a moment for it. `protocol` is the version that the
 * client speaks; a client without one is older than versions, and any but `PROTOCOL` is refused.
 */
export interface Hello {
  do: "hello";
  protocol?: number;
  key?: string | null;
  lang?: "en" | "es";
  after?: number;
  adds?: boolean;
}
/**
 * Change the language of the messages; answered with `Welcome`.
 */
export interface Language {
  do: "lang";
  lang: "en" | "es";
}
/**
 * Show that the player is still there; answered with `Pong`.
 */
export interface Ping {
  do: "ping";
}
/**
 * The host changes the settings, before the match begins.
 *
 * After another game, other house rules, or a seed set, changed or removed, everybody must confirm again.
 */
export interface ChangeSettings {
  do: "settings";
  id: string;
  settings: Settings;
}
/**
 * The settings of a table. `house` are switches by name that differ from the book, in that `version` of the rules.
 *
 * A request without `version` gets the newest, and the answer names it; ``tres-barajas@1`` as `rules` names one too.
 *
 * `seating`: ``given`` leaves everybody on the chair that they took, without bots; the match begins by itself when all
 * are there. `ceremony`: ``short`` lets the server draw, shuffle and cut by chance. `turn_seconds`: the time for an
 * action, after which a bot plays for that seat until its owner is back; 0: no limit. `pace`: the delay before each
 * action of a bot. `bots`: the level that fills free seats. `hints`: whether a player may ask what ``master`` would
 * do; ``bots`` allows it if all others are bots. `chat`: free words between deals. `spectators`: whether people with
 * the link may watch. `seed`: cards that follow from a text, for teaching and tests; such a table says so, and
 * everybody agrees to it before it begins.
 */
export interface Settings {
  rules: string;
  version?: number | null;
  house?: {
    [k: string]: number | boolean | string;
  };
  ceremony?: "full" | "short";
  seating?: "draw" | "given";
  turn_seconds?: number;
  pace?: number;
  bots?: string;
  hints?: "always" | "bots" | "never";
  chat?: boolean;
  spectators?: boolean;
  seed?: string | null;
}
/**
 * Put a bot on a free chair, by the host.
 */
export interface SeatBot {
  do: "bot";
  id: string;
  chair: number;
}
/**
 * Free a chair, by the host, or one's own, before the match begins.
 *
 * During a match the host frees the chair of somebody who has been away for a minute: a bot plays there until somebody
 * with the table's link takes it over.
 */
export interface Unseat {
  do: "unseat";
  id: string;
  chair: number;
}
/**
 * Agree to the current settings: the house rules, the seed.
 */
export interface Confirm {
  do: "confirm";
  id: string;
}
/**
 * Begin the match, by the host: bots take the free chairs. Refused until all persons have confirmed.
 */
export interface Begin {
  do: "begin";
  id: string;
}
/**
 * Add a text of one's own to the shuffle, once a deal.
 */
export interface Contribute {
  do: "contribute";
  id: string;
  text: string;
}
/**
 * Take the card at that place of the spread, in the draw for seats.
 */
export interface Pick {
  do: "pick";
  id: string;
  place: number;
}
/**
 * Close the shuffle, by the dealer; done once all clients with `adds` have added to it, or after a moment.
 */
export interface Shuffle {
  do: "shuffle";
  id: string;
}
/**
 * Cut the pack, by the cutter: lift that many cards.
 *
 * If ``TableInfo.aimed``, aim at that number, and lift a few more or fewer.
 */
export interface Cut {
  do: "cut";
  id: string;
  lifted: number;
}
/**
 * Do an action in the notation (``discard 7h``, ``take K K``, ``yes``), or several joined with ``;``.
 *
 * Several are done as one: all of them, or none and a refusal that names the illegal one.
 */
export interface Play {
  do: "play";
  id: string;
  action: string;
}
/**
 * Be ready for the next deal; it begins once every person here is ready, or after a while.
 */
export interface Next {
  do: "next";
  id: string;
}
/**
 * Say a set phrase, by a code of ``TableInfo.phrases``.
 */
export interface Say {
  do: "say";
  id: string;
  phrase: string;
}
/**
 * Say free words, if the table allows them, but not during play.
 */
export interface Chat {
  do: "chat";
  id: string;
  text: string;
}
/**
 * Play again oneself instead of the bot. Any other command of the player has the same effect.
 */
export interface Back {
  do: "back";
  id: string;
}
/**
 * Let a bot play for somebody who has been away for a minute (at tables without a clock, which does it itself).
 */
export interface Replace {
  do: "replace";
  id: string;
  player: number;
}
/**
 * Change one's name and avatar, before the match begins.
 */
export interface Rename {
  do: "rename";
  id: string;
  name: string;
  avatar: string;
}
/**
 * Break the match off, if all other players are bots or away.
 */
export interface Abandon {
  do: "abandon";
  id: string;
}
/**
 * Play again after the match: the same people, rules and settings at a new table, whose id everybody gets.
 */
export interface Rematch {
  do: "rematch";
  id: string;
}
/**
 * Ask whether actions would be legal, without doing them. Answered with `Tried`, which has the same `id`.
 *
 * Melding, laying off, swapping and taking the pile can be tried, and a discard as the last; not actions that would
 * reveal hidden cards.
 */
export interface Try {
  do: "try";
  id: string;
  actions: string;
}
/**
 * Ask for the action that ``master`` would do. Answered with `Hinted`.
 */
export interface Hint {
  do: "hint";
  id: string;
}
/**
 * The whole state: `player` is the reader (None: watching). `events` are those after the client's number.
 *
 * `seq` is the number of the last input at the table. `view` is None while no cards are dealt. If the client gave no
 * number (`after` 0), or one more than a thousand events ago, `events` are those of the current deal.
 */
export interface Welcome {
  t: "welcome";
  seq: number;
  player: number | null;
  table: TableInfo;
  view: DealView | null;
  events: GameEvent[];
  said: Said[];
  clock: Clock | null;
  version: string;
}
/**
 * The public facts of a table outside the deal.
 *
 * `chairs` has a player or None by number. `bots` names in words the level that fills free chairs. `house` has the
 * differences of the rules from the book in words, one sentence each. `sheets` has, for each finished deal, the sheet
 * of each side. `names` are by seat once cards can be dealt. `winner` is a side, ``"draw"`` or None. `commitment`
 * binds the dealer to this deal's shuffle; `contributed` is by seat, in the draw by player, true for those who have
 * added to it. `cutter` is the seat that cuts, `pack` the number of cards it cuts from; `aimed`: the hand errs;
 * `exact` is the packet, without red threes kept, that the award of the exact cut asks for, None without one.
 * `clockwise`: true if the next seat is at one's left, false if play runs the other way. `hints`: whether players may
 * ask for a hint now. `phrases` are the codes that `say` takes with their words.
 */
export interface TableInfo {
  id: string;
  settings: Settings;
  title: string;
  house: string[];
  bots: string;
  seats: number;
  sides: number;
  clockwise: boolean;
  stage: "between" | "confirm" | "cut" | "draw" | "finished" | "open" | "play" | "shuffle";
  chairs: (PlayerInfo | null)[];
  names: string[];
  dealer: number | null;
  cutter: number | null;
  pack: number;
  aimed: boolean;
  exact: number | null;
  deal: number;
  target: number;
  scores: number[];
  sheets: SideSheet[][];
  spread: Spread | null;
  commitment: string | null;
  contributed: boolean[];
  abandoned: boolean;
  winner: number | string | null;
  rematch: string | null;
  hints: boolean;
  phrases: {
    [k: string]: string;
  };
  watchers: number;
}
/**
 * Somebody at the table. `bot` is the level of a bot, None for a person; `seat` is None until the draw is over.
 *
 * `here`: connected now. `away`: a bot plays for this person until they are back. `confirmed`: has agreed to the
 * settings. `host`: may change the settings and begin. `ready`: wants the next deal. `vacant`: the host has freed the
 * chair in the match; a bot plays until somebody takes it over.
 */
export interface PlayerInfo {
  number: number;
  name: string;
  avatar: string;
  bot: string | null;
  seat: number | null;
  here: boolean;
  away: boolean;
  confirmed: boolean;
  host: boolean;
  ready: boolean;
  vacant?: boolean;
}
/**
 * The sheet of one side for one deal: `base` and `cards` make `total`; `before` and `after` are match scores.
 */
export interface SideSheet {
  side: number;
  lines: SheetLine[];
  base: number;
  cards: number;
  total: number;
  before: number;
  after: number;
}
/**
 * One line of a score sheet: the rule behind it, its name, its number, its points.
 *
 * `part` is ``base`` or ``cards`` (TB-8.10).
 */
export interface SheetLine {
  rule: string;
  code: string;
  label: string;
  number: number;
  points: number;
  part: "base" | "cards";
}
/**
 * The draw for seats. `cards` lie face down in places 0 … cards-1; `rounds` repeat for jokers and ties (TB-2.1).
 *
 * `again`: why those who are waiting draw another time. `ranking` has the players from the highest card to the lowest
 * once the draw is over, and nobody before.
 */
export interface Spread {
  cards: number;
  rounds: DrawnCard[][];
  waiting: number[];
  again: ("joker" | "tie") | null;
  ranking: number[];
}
/**
 * A card taken from the spread in the draw for seats.
 */
export interface DrawnCard {
  player: number;
  place: number;
  card: string;
}
/**
 * A deal as one seat, or a spectator, sees it, for a page: with the rules by name.
 *
 * `stack`: a meld of at least that many cards lies as one pile, whose top card tells clean from dirty (TB-9.3).
 * `clockwise`: as in `TableInfo`.
 */
export interface DealView {
  deal: number;
  seat: number | null;
  hand: string[];
  hands: number[];
  shown: string[][] | null;
  stock: number;
  pile: PileView;
  sides: SideView[];
  moda: string | null;
  exact_cut: number | null;
  phase: string;
  turn: number;
  to_act: number;
  first_turns: number;
  owed: number[];
  has_laid: boolean[];
  drew: string | null;
  leave: string | null;
  laid: string[];
  points: number;
  freed: string | null;
  must_go_out: boolean;
  last_turn: string | null;
  last_round: boolean;
  outcome: string | null;
  closer: number | null;
  legal: string[];
  rules: string;
  stack: number;
  clockwise: boolean;
}
/**
 * The discard pile. `crosswise` are the freezing cards that lie in view.
 *
 * `aside`: it has been taken, and what is left of it waits until its taker has opened. `cards` is None but where the
 * pile may be examined: all of it then, bottom first, with None for a card face down.
 */
export interface PileView {
  size: number;
  top: string | null;
  frozen: boolean;
  blocked: boolean;
  aside: boolean;
  face_down: number;
  crosswise: string[];
  cards: (string | null)[] | null;
}
/**
 * The cards that lie before a side, its score before this deal and the points that it needs to open.
 *
 * `may_start_wilds`: whether the rules let it begin a meld of wilds, as far as the table shows (RE-2.4, TB-4.5).
 */
export interface SideView {
  seats: number[];
  melds: MeldView[];
  red_threes: string[];
  opened: boolean;
  minimum: number;
  score: number;
  may_start_wilds: boolean;
}
/**
 * A meld on the table. `number` counts from 1 as actions do, `rank` is ``wild`` for a meld of wilds.
 *
 * `canasta` is ``clean``, ``dirty``, ``wilds_mixed``, ``wilds_twos``, ``wilds_jokers``, or None below seven cards;
 * `closed` says that nothing may be added any more.
 */
export interface MeldView {
  number: number;
  rank: string;
  cards: string[];
  canasta: string | null;
  laid_by: number;
  closed: boolean;
}
/**
 * A card drawn for seats. `again`: the players who draw again after it, and `why`.
 */
export interface SeatDrawn {
  kind: "drew";
  number: number;
  text: string;
  seat: null;
  who: string;
  place: number;
  card: string;
  again: string[];
  why: ("joker" | "tie") | null;
}
/**
 * The seats are settled: names by seat, the first dealer, names from the highest card to the lowest.
 */
export interface PlayersSeated {
  kind: "seated";
  number: number;
  text: string;
  seat: null;
  names: string[];
  dealer: number;
  ranking: string[];
}
/**
 * The dealer is bound to a secret.
 */
export interface ShuffleSealed {
  kind: "commitment";
  number: number;
  text: string;
  seat: null;
  deal: number;
  commitment: string;
}
/**
 * A text `added` to the shuffle by somebody; `seat` is None in the draw for seats.
 */
export interface ShuffleAdded {
  kind: "contribution";
  number: number;
  text: string;
  seat: number | null;
  who: string;
  added: string;
}
/**
 * The secret of a shuffle is shown.
 */
export interface ShuffleOpened {
  kind: "revealed";
  number: number;
  text: string;
  seat: null;
  deal: number;
  secret: string;
}
/**
 * A deal begins; `seat` deals.
 */
export interface DealBegan {
  kind: "deal";
  number: number;
  text: string;
  seat: number;
  deal: number;
}
/**
 * The pack is cut. `aim`: the number of cards aimed at, where the hand errs.
 */
export interface PackCut {
  kind: "cut";
  number: number;
  text: string;
  seat: number;
  lifted: number;
  aim?: number;
  shown: CardAtCut[];
  moda: string | null;
  exact: boolean;
}
/**
 * A card shown at the cut, and its fate.
 */
export interface CardAtCut {
  card: string;
  fate: Fate;
}
/**
 * The points of a deal and the totals of the match, by side.
 */
export interface DealScored {
  kind: "scored";
  number: number;
  text: string;
  seat: null;
  deal: number;
  points: number[];
  totals: number[];
}
/**
 * The match is over; `side` has won it, or nobody. `sides`: how many there are.
 */
export interface MatchOver {
  kind: "finished";
  number: number;
  text: string;
  seat: null;
  outcome: "abandoned" | "draw" | "won";
  side: number | null;
  sides: number;
}
/**
 * A hand dealt, with the red threes that are laid out after it.
 */
export interface HandDealt {
  kind: "dealt";
  number: number;
  text: string;
  seat: number;
  count: number;
  cards?: string[];
}
/**
 * The discard pile begins with these cards, the first one first, on top of `face_down` covered cards.
 */
export interface Upcards {
  kind: "upcard";
  number: number;
  text: string;
  seat: null;
  cards: string[];
  face_down: number;
}
/**
 * The turn of the seat begins.
 */
export interface TurnBegan {
  kind: "turn";
  number: number;
  text: string;
  seat: number;
}
/**
 * A red three laid out. `replaced`: of one drawn in the turn, whether another card came for it.
 */
export interface RedThreeShown {
  kind: "red_three";
  number: number;
  text: string;
  seat: number;
  card: string;
  source: "hand" | "pile" | "stock";
  replaced?: boolean;
}
/**
 * Cards drawn for the red threes of the deal.
 */
export interface CardsReplaced {
  kind: "replaced";
  number: number;
  text: string;
  seat: number;
  count: number;
  cards?: string[];
}
/**
 * Cards drawn from the stock, red threes left out.
 */
export interface CardsDrawn {
  kind: "draw";
  number: number;
  text: string;
  seat: number;
  count: number;
  cards?: string[];
}
/**
 * The discard pile taken: `cards` of the hand laid with its `top`, its size, whether the rest waits.
 */
export interface PileTaken {
  kind: "take";
  number: number;
  text: string;
  seat: number;
  cards: string[];
  meld: number;
  rank: string;
  length: number;
  top: string;
  size: number;
  aside: boolean;
}
/**
 * The rest of a taken pile came to the hand, red threes left out.
 */
export interface PileJoined {
  kind: "pile_joined";
  number: number;
  text: string;
  seat: number;
  count: number;
  cards?: string[];
}
/**
 * A new meld.
 */
export interface Melded {
  kind: "meld";
  number: number;
  text: string;
  seat: number;
  cards: string[];
  meld: number;
  rank: string;
  length: number;
}
/**
 * Cards laid off on a meld.
 */
export interface LaidOff {
  kind: "add";
  number: number;
  text: string;
  seat: number;
  cards: string[];
  meld: number;
  rank: string;
  length: number;
}
/**
 * A natural took the place of a wild of a canasta, which came to the hand.
 */
export interface Swapped {
  kind: "swap";
  number: number;
  text: string;
  seat: number;
  cards: string[];
  meld: number;
  rank: string;
  length: number;
  wild: string;
}
/**
 * A card discarded.
 */
export interface Discarded {
  kind: "discard";
  number: number;
  text: string;
  seat: number;
  card: string;
}
/**
 * The pile was left, or the turn ended without a discard.
 */
export interface Passed {
  kind: "pass";
  number: number;
  text: string;
  seat: number;
  phase: "draw" | "play";
}
/**
 * The partner was asked for leave to go out.
 */
export interface OutAsked {
  kind: "ask";
  number: number;
  text: string;
  seat: number;
  to: number;
}
/**
 * The partner said yes to the seat that asked.
 */
export interface OutAllowed {
  kind: "yes";
  number: number;
  text: string;
  seat: number;
  to: number;
}
/**
 * The partner said no to the seat that asked.
 */
export interface OutForbidden {
  kind: "no";
  number: number;
  text: string;
  seat: number;
  to: number;
}
/**
 * The side of the seat has opened: the points laid and the points needed.
 */
export interface SideOpened {
  kind: "opened";
  number: number;
  text: string;
  seat: number;
  points: number;
  minimum: number;
}
/**
 * A meld has become a canasta.
 */
export interface CanastaFinished {
  kind: "canasta";
  number: number;
  text: string;
  seat: number;
  meld: number;
  rank: string;
  type: "clean" | "dirty" | "wilds_jokers" | "wilds_mixed" | "wilds_twos";
}
/**
 * A canasta is of another type now.
 */
export interface CanastaTurned {
  kind: "canasta_turned";
  number: number;
  text: string;
  seat: number;
  meld: number;
  rank: string;
  type: "clean" | "dirty" | "wilds_jokers" | "wilds_mixed" | "wilds_twos";
}
/**
 * The discard pile is frozen from now on; no seat if it was so from the start.
 */
export interface PileFrozen {
  kind: "frozen";
  number: number;
  text: string;
  seat: number | null;
}
/**
 * The player has one card left, and says so.
 */
export interface OneCardLeft {
  kind: "pumba";
  number: number;
  text: string;
  seat: number;
}
/**
 * The player went out. `concealed`: the place in `concealed_awards`, -1 if not concealed.
 */
export interface WentOut {
  kind: "out";
  number: number;
  text: string;
  seat: number;
  concealed: number;
}
/**
 * The deal has ended: somebody went out, or the stock was gone. `hands` by seat are laid open.
 */
export interface DealOver {
  kind: "over";
  number: number;
  text: string;
  seat: null;
  outcome: "out" | "stock";
  hands: string[][];
}
/**
 * A set phrase (`phrase`, worded in `text`) or, between deals, free words.
 */
export interface Said {
  seq: number;
  player: number;
  phrase: string | null;
  text: string;
}
/**
 * The running clock: its player, and the time left. Absent if no clock runs.
 */
export interface Clock {
  player: number;
  left_ms: number;
  whole_ms: number;
}
/**
 * An input was applied. `table` and `view` are the state after it; `table` is None if it has not changed.
 *
 * `id` is the reader's own command that made it, else None.
 */
export interface Did {
  t: "did";
  seq: number;
  id: string | null;
  by: number | null;
  table: TableInfo | null;
  view: DealView | null;
  events: GameEvent[];
  said: Said | null;
  clock: Clock | null;
}
/**
 * The people connected: players by number, and the number of watchers. Not an input: it has no number.
 */
export interface Presence {
  t: "presence";
  here: boolean[];
  watchers: number;
}
/**
 * The command was done, as number `seq`; if it was repeated, as the number that it had the first time.
 */
export interface Ack {
  t: "ack";
  id: string;
  seq: number;
}
/**
 * The rules of the game forbid it; nothing has changed. `at` is the number of the action in the command, from 1.
 */
export interface Refused {
  t: "refused";
  id: string;
  at: number;
  action: string;
  refusal: RefusalInfo;
}
/**
 * The refusal of an action: the rule of the book, a stable code, a sentence with the numbers of the case.
 */
export interface RefusalInfo {
  rule: string;
  code: string;
  message: string;
  kind: "invalid" | "unavailable";
}
/**
 * The command failed for another reason: a stable code and a sentence. `id` is None if none could be read.
 *
 * `again`: the error is temporary, and the same command can be sent again, with its id, after a while.
 */
export interface Failed {
  t: "failed";
  id: string | null;
  code: string;
  message: string;
  again?: boolean;
}
/**
 * The answer to `Try`: the first `accepted` actions are legal; then comes the refusal, or None.
 *
 * `points` are the points laid towards opening with those actions, `minimum` the points needed: both are None if the
 * side had opened before these actions. `legal` are the melds and lay-offs that could follow (only if all actions were
 * accepted).
 */
export interface Tried {
  t: "tried";
  id: string;
  accepted: number;
  refusal: RefusalInfo | null;
  points: number | null;
  minimum: number | null;
  legal: string[];
}
/**
 * The answer to `Hint`: an action in the notation, the same in words (`text`), and the reason for it.
 */
export interface Hinted {
  t: "hinted";
  id: string;
  action: string;
  text: string;
  reason: string;
}
/**
 * The answer to `Ping`.
 */
export interface Pong {
  t: "pong";
}
/**
 * The last message on a socket, with its reason. `again`: reconnect after a while with `Hello`; else do not.
 */
export interface Bye {
  t: "bye";
  code: string;
  message: string;
  again?: boolean;
}
/**
 * A named value of a switch, and its meaning in words.
 */
export interface SwitchValue {
  value: number | boolean | string;
  words: string;
}
/**
 * One house rule that can be changed.
 *
 * `value` is the book's; `Settings.house` takes such values by `name`. `kind` is their type: ``yes-no`` true or false,
 * ``choice`` one of `values`, ``number`` a whole number from `low` to `high` in steps of `step`, ``points`` and
 * ``table`` a text. `expects` describes it in words; `sentence` is the book's value as a rule, without a full stop.
 * `rule` is the id of the rule in the book, None if it has none. `idle`: with the other switches as they are, it has
 * no effect.
 */
export interface SwitchInfo {
  name: string;
  group: string;
  label: string;
  kind: "choice" | "number" | "points" | "table" | "yes-no";
  value: number | boolean | string;
  values: SwitchValue[];
  low: number | null;
  high: number | null;
  step: number | null;
  words: string;
  expects: string;
  sentence: string;
  rule: string | null;
  idle: boolean;
}
/**
 * A form in which a rule set can be played; `rules` is what `Settings.rules` takes.
 */
export interface FormInfo {
  rules: string;
  label: string;
  seats: number;
  sides: number;
  packs: number;
  target: number;
}
/**
 * A rule set on the menu: its title, two lines about it, and its forms, the usual one first.
 */
export interface SetInfo {
  id: string;
  title: string;
  lines: string[];
  forms: FormInfo[];
}
/**
 * A bot that can fill chairs: `id` is what `Settings.bots` takes; its name, and one line about its play.
 */
export interface BotInfo {
  id: string;
  name: string;
  line: string;
}
/**
 * The choices for a table: the rule sets in the order of the book, and the bots.
 *
 * `levels` are those of the bots that people choose from, the gentlest first, by everyday names; `bots` are all, the
 * strongest first, by their own.
 */
export interface Menu {
  sets: SetInfo[];
  levels: BotInfo[];
  bots: BotInfo[];
}
/**
 * One form of a rule set with everything that a table may change about it, in the order of the game.
 */
export interface SetDetail {
  rules: string;
  title: string;
  switches: SwitchInfo[];
}
/**
 * Rules by name, and switches with new values.
 */
export interface HouseAsked {
  rules: string;
  house?: {
    [k: string]: number | boolean | string;
  };
}
/**
 * Changed house rules in words: the differences from the book, or the contradiction (then `error` has it).
 */
export interface HouseCheck {
  sentences: string[];
  error: string | null;
  switches: SwitchInfo[];
}
/**
 * A rule: its id, its subject (a tag of the rulebook), its heading and its text, a line a paragraph.
 */
export interface RuleEntry {
  id: string;
  tag: string;
  section: string;
  text: string;
}
/**
 * A rule set, and its short title.
 */
export interface SetName {
  id: string;
  short: string;
}
/**
 * The rules that a set has of its own. Everything else is played as in `parent`, if there is one.
 *
 * `sets` are all that have a book, in its order.
 */
export interface RuleBook {
  set: string;
  title: string;
  parent: string | null;
  sets: SetName[];
  rules: RuleEntry[];
}
/**
 * A new table of its host.
 */
export interface NewTable {
  settings: Settings;
  name: string;
  avatar: string;
}
/**
 * A new player, on a chair of their choice or on the first free one.
 */
export interface NewPlayer {
  name: string;
  avatar: string;
  chair?: number | null;
}
/**
 * A new table, its host's number and secret.
 */
export interface Opened {
  table: string;
  player: number;
  key: string;
}
/**
 * A new player's number and secret.
 */
export interface Seated {
  player: number;
  key: string;
}
/**
 * A position in the notation, and the seat that looks at it; without one, the seat that is to act.
 */
export interface PositionAsked {
  position: string;
  seat?: number | null;
}
/**
 * A position in the notation, and actions joined with ``;``.
 *
 * `names`, by seat, are for the sentences of what happens; without them seats are numbered.
 */
export interface PositionTried {
  position: string;
  actions: string;
  seat?: number | null;
  /**
   * @maxItems 6
   */
  names?: string[];
}
/**
 * The result of trying actions: `accepted` actions were legal, `refused` is the first illegal one.
 *
 * `position` is the position after them, `text` the same in the notation, `view` the view of the seat. `points` are
 * those laid towards opening in the current turn, given also after opening. `events` are the events as the seat saw
 * them, numbered from 1.
 */
export interface PositionOutcome {
  accepted: number;
  refused: {
    [k: string]: string;
  } | null;
  legal: string[];
  position: {};
  score: {}[] | null;
  winner: number | string | null;
  text: string;
  view: DealView;
  points: number;
  events: GameEvent[];
}
/**
 * The reason why a request failed: a stable code and one sentence.
 */
export interface Problem {
  code: string;
  message: string;
}
/**
 * A finished deal, step by step: from `seat`, or with every hand in ``view.shown`` if that is None.
 *
 * `names` are by seat, `bots` marks the seats that a bot played, `deals` is the number of finished deals of the match,
 * `sheets` are this deal's.
 */
export interface Replay {
  rules: string;
  version: number;
  title: string;
  house: string[];
  names: string[];
  bots: boolean[];
  deal: number;
  deals: number;
  seat: number | null;
  dealer: number;
  sheets: SideSheet[];
  frames: ReplayFrame[];
}
/**
 * One step of a finished deal: the events, as the reader saw them and in words, and the deal after them.
 */
export interface ReplayFrame {
  events: GameEvent[];
  view: DealView;
}
/**
 * The review of deal `deal` of a match.
 */
export interface Reviewed {
  deal: number;
  steps: ReviewedStep[];
  course: ReviewedPoint[];
  turning: ReviewedTurn[];
  players: ReviewedPlayer[];
  sides: ReviewedSide[];
}
/**
 * A decision with its grade. `step` is the frame of the replay after it.
 *
 * `points` and `share` (of winning the match) are what it lost; `text` has the verdict in a sentence.
 */
export interface ReviewedStep {
  step: number;
  seat: number;
  kind: "best" | "blunder" | "brilliant" | "good" | "great" | "inaccuracy" | "mistake";
  points: number;
  share: number;
  text: string;
}
/**
 * By side, the chance to win the match after a step of the replay, for an observer of all cards.
 */
export interface ReviewedPoint {
  step: number;
  shares: number[];
}
/**
 * A turning point: the turn that ends with `step` took the chance of `side` from `before` to `after`.
 */
export interface ReviewedTurn {
  step: number;
  side: number;
  before: number;
  after: number;
}
/**
 * A player in this deal: the `decisions` that mattered, the points lost in each on average, accuracy in per cent.
 *
 * The last two are None without decisions. `classes`: the number of decisions of each kind.
 */
export interface ReviewedPlayer {
  seat: number;
  decisions: number;
  cost: number | null;
  accuracy: number | null;
  classes: {
    [k: string]: number;
  };
}
/**
 * A side in this deal: its lead in points, and its luck in the hands dealt and in the cards drawn.
 */
export interface ReviewedSide {
  side: number;
  lead: number;
  dealt: number;
  drawn: number;
}
/**
 * A pair. `entry` is the number of the entry that registered it; `gone`: it no longer takes part.
 *
 * `drawn` is its place in the draw, from 1; 0 if it came late or has gone. `chances`: in a knock-out, the losses left
 * to it, the last of which puts it out; None in other formats.
 */
export interface PairInfo {
  number: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [string, string];
  entry: number;
  gone: boolean;
  disqualified: boolean;
  drawn: number;
  chances: number | null;
}
/**
 * A result that a phone claims for one side of a match; it counts once the other side agrees.
 *
 * `claim` is its number, which a confirmation names. `same_device`: the phone also claimed for the other side.
 */
export interface ClaimInfo {
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [number, number];
  deals?: number;
  unfinished?: [number, number] | null;
  claim: number;
  side: "fixed" | "moving";
  at: number;
  same_device: boolean;
}
/**
 * A match of a round. `points` are those of the fixed pair and of the moving one, None while it is open.
 *
 * `state`: ``claimed`` waits for the opponents' agreement, ``conflict`` for the organiser's decision. `entry` is the
 * entry that gave the result, which a correction names; `entries` all behind it. `absent` are pairs that lost by not
 * playing. `second` concerns a result that one phone gave for both sides: the confirmation from another phone is
 * ``missing``, was ``asked`` for, or is ``denied``. `away` are players with leave. `called`: the table wants the
 * arbiter. `online` is the table of this server at which it is played, `sheet` the score sheet of the match.
 */
export interface MatchInfo {
  round: number;
  table: number;
  fixed: number;
  moving: number;
  state: "claimed" | "conflict" | "done" | "playing" | "waiting";
  points: [number, number] | null;
  winner: number;
  absent: number[];
  away: string[];
  date: string;
  planned: string;
  entry: number;
  entries: number[];
  claims: ClaimInfo[];
  second: "asked" | "denied" | "missing" | "none";
  called: boolean;
  online: string | null;
  sheet: string | null;
}
/**
 * A round that has been seated. `open` counts its matches without a result.
 *
 * `length`, `amount` and `unfinished` are the settings of its matches at that time; later settings may differ.
 */
export interface RoundInfo {
  number: number;
  entry: number;
  length: Length;
  amount: number;
  unfinished: Unfinished;
  matches: MatchInfo[];
  sit_out: number[];
  unopposed: number[];
  open: number;
}
/**
 * The clock of the round, 0 if none is set. While it runs it ends at `ends_at`; `left_ms` is the rest at `now`.
 *
 * After the end `left_ms` is negative: the time since then.
 */
export interface RoundClock {
  round: number;
  state: "off" | "paused" | "ready" | "running";
  whole_ms: number;
  left_ms: number;
  ends_at: number | null;
  now: number;
}
/**
 * A format, its title, and the settings that clubs use with it (without a name, which a club adds).
 */
export interface FormatInfo {
  format: Format;
  title: string;
  settings: ClubSettings;
}
/**
 * The conditions of a competition. `rounds` 0 means the number that the format needs. `sit_out` are the points for
 * sitting out, None for the average of the pair's own matches; `sit_out_wins`: sitting out counts as a win;
 * `award_wins`: the award of an unplayed match (`award`) does.
 *
 * A league has `dates`, one a round, such as 2026-11-21. A match moves by at most `postpone_days`, and not at all in
 * the last `closed_days` of the season. `first` is for the first round of a Swiss competition.
 */
export interface ClubSettings {
  length?: Length1;
  amount?: number;
  unfinished?: Unfinished1;
  name: string;
  format?: Format1;
  rounds?: number;
  legs?: number;
  lives?: number;
  /**
   * @maxItems 6
   */
  ranking?: Criterion[];
  absence?: Absence;
  award?: number;
  award_wins?: boolean;
  sit_out?: number | null;
  sit_out_wins?: boolean;
  /**
   * @maxItems 400
   */
  dates?: string[];
  postpone_days?: number;
  closed_days?: number;
  first?: First;
}
/**
 * A line of the ranking: `figures` in the order of `ClubInfo.criteria`. `place` is 0 for the disqualified.
 */
export interface RankLine {
  place: number;
  pair: number;
  figures: number[];
}
/**
 * A criterion of the ranking, and its title.
 */
export interface CriterionInfo {
  code: Criterion;
  title: string;
}
/**
 * A competition as the reader's link sees it.
 *
 * `role` and `table` are the reader's; `may` names the entries (as ``entered``) and actions (``links``, ``settings``,
 * ``settle``, ``clock``, ``online``, ``import``) that the link allows. A table's link sees its own matches and no
 * ranking. `seq` is the number of the last input. `provisional`: matches are open. `title` names the rules in words,
 * `house` their differences from the book. `next`: true if another round can be proposed, else `next_why` has the
 * reason.
 */
export interface ClubInfo {
  id: string;
  role: "deputy" | "organiser" | "public" | "table";
  table: number | null;
  label: string;
  may: string[];
  seq: number;
  settings: ClubSettings;
  format: string;
  rules: string;
  version: number;
  title: string;
  house: string[];
  switches: {
    [k: string]: number | boolean | string;
  };
  stage: "between" | "entering" | "over" | "playing";
  next: boolean;
  next_why: string;
  pairs: PairInfo[];
  rounds: RoundInfo[];
  clock: RoundClock;
  criteria: CriterionInfo[];
  ranking: RankLine[];
  provisional: boolean;
}
/**
 * The parts that have changed; the absent ones have not. `rounds` are the changed ones, by their numbers.
 *
 * `club` has everything, after a change of settings. `links`: the list of links has changed (organisers only).
 */
export interface ClubChange {
  club?: ClubInfo | null;
  stage?: ("between" | "entering" | "over" | "playing") | null;
  next?: boolean | null;
  next_why?: string | null;
  pairs?: PairInfo[] | null;
  rounds?: RoundInfo[] | null;
  clock?: RoundClock | null;
  ranking?: RankLine[] | null;
  provisional?: boolean | null;
  links?: boolean | null;
}
/**
 * A link. `key` is its secret, sent only to the link that made it; the server keeps a hash.
 *
 * The address is ``/club/{id}#k={key}``. `until` is the time at which it expires, None for never; `made_by` the link
 * that made it.
 */
export interface LinkInfo {
  link: number;
  role: "deputy" | "organiser" | "public" | "table";
  table: number | null;
  label: string;
  corrects: boolean;
  made_by: number;
  at: number;
  until: number | null;
  revoked: boolean;
  key: string | null;
}
/**
 * A new competition and its organiser's link; `key` is sent only once.
 */
export interface OpenedClub {
  club: string;
  key: string;
}
/**
 * The command was done, as number `seq`; `entries` are the numbers of its entries.
 *
 * `again`: the same command had been done before, and was not done twice.
 */
export interface Done {
  seq: number;
  entries: number[];
  again?: boolean;
}
/**
 * The address of the request, and the one for phones in the same network: for QR codes.
 */
export interface Addresses {
  asked: string;
  near: string;
}
/**
 * A seat at a table of this server; its address is ``/t/{table}#k={key}``, as for any other table.
 */
export interface OnlineSeat {
  table: string;
  player: number;
  key: string;
}
/**
 * A new competition. `rules` and `house` are for its score sheets, its online tables and the referee.
 */
export interface NewClub {
  settings: ClubSettings;
  rules?: string;
  house?: {
    [k: string]: number | boolean | string;
  };
}
/**
 * Entries of the competition, in their order: all of them or none.
 *
 * The server sets their author and time (`by`, `at`), and the `seed` of a lot. `sure`: their results are right, even
 * if no match by these rules can have them.
 */
export interface NewEntries {
  id: string;
  /**
   * @maxItems 400
   */
  entries: (
    | Entered
    | Renamed
    | Drawn
    | Withdrew
    | Substituted
    | RoundSeated
    | Reseated
    | Postponed
    | Begun
    | Played
    | NoShow
    | Left
    | Disqualified
    | Penalised
    | LeaveGiven
    | CameBack
    | Reported
    | Corrected
    | Annulled
  )[];
  sure?: boolean;
}
/**
 * A new pair, with the next number; `instead_of` is the disqualified pair whose place it takes (TB-11.5).
 *
 * In a request, 0 asks for a place of its own; None for the vacant place that loses the fewest meetings, if there is
 * one. In a log both mean a place of its own.
 */
export interface Entered {
  entry: "entered";
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [string, string];
  instead_of?: number | null;
  by?: string;
  at?: string;
}
/**
 * The right names of a pair whose names were written wrongly; the players are the same.
 */
export interface Renamed {
  entry: "renamed";
  pair: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [string, string];
  by?: string;
  at?: string;
}
/**
 * The order of the draw, before the first round; pairs that enter later come after these.
 *
 * `seed`: the order was drawn by lot, by `canasta.club.competition.lot.drawn` with that text; "" for a chosen order.
 * For a request without an `order`, the server draws lots.
 */
export interface Drawn {
  entry: "drawn";
  /**
   * @maxItems 400
   */
  order?: number[];
  seed?: string;
  by?: string;
  at?: string;
}
/**
 * The withdrawal of a pair, between matches or before the first.
 */
export interface Withdrew {
  entry: "withdrew";
  pair: number;
  reason?: string;
  by?: string;
  at?: string;
}
/**
 * The replacement of one player of a pair by another, between matches.
 */
export interface Substituted {
  entry: "substituted";
  pair: number;
  out: string;
  into: string;
  by?: string;
  at?: string;
}
/**
 * A round, as it is announced. `unopposed` are pairs whose opponent of this round has gone.
 */
export interface RoundSeated {
  entry: "seated";
  round: number;
  /**
   * @maxItems 400
   */
  meetings: Meeting[];
  /**
   * @maxItems 400
   */
  sit_out?: number[];
  /**
   * @maxItems 400
   */
  unopposed?: number[];
  by?: string;
  at?: string;
}
/**
 * Two pairs at a table. The fixed pair sits at seats 0 and 2, is responsible for the table and writes the sheet.
 */
export interface Meeting {
  table: number;
  fixed: number;
  moving: number;
}
/**
 * New meetings among these tables of a round. `as_played`: the arbiter records meetings played by mistake.
 */
export interface Reseated {
  entry: "reseated";
  round: number;
  /**
   * @maxItems 400
   */
  meetings: Meeting[];
  as_played?: boolean;
  reason?: string;
  by?: string;
  at?: string;
}
/**
 * The move of a league match to another date, by agreement.
 */
export interface Postponed {
  entry: "postponed";
  round: number;
  table: number;
  to: string;
  by?: string;
  at?: string;
}
/**
 * The start of a match: from here on no substitution and no change of seat (TB-11.2).
 */
export interface Begun {
  entry: "begun";
  round: number;
  table: number;
  by?: string;
  at?: string;
}
/**
 * The result of a match.
 */
export interface Played {
  entry: "played";
  round: number;
  table: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [number, number];
  deals?: number;
  unfinished?: [number, number] | null;
  by?: string;
  at?: string;
}
/**
 * The absence of a pair from its match (TB-11.4).
 */
export interface NoShow {
  entry: "noshow";
  round: number;
  table: number;
  pair: number;
  by?: string;
  at?: string;
}
/**
 * The departure of a pair during its match (TB-11.3).
 */
export interface Left {
  entry: "left";
  round: number;
  table: number;
  pair: number;
  by?: string;
  at?: string;
}
/**
 * The disqualification of a pair by the arbiter.
 */
export interface Disqualified {
  entry: "disqualified";
  pair: number;
  reason: string;
  by?: string;
  at?: string;
}
/**
 * Points that the arbiter takes off a pair.
 */
export interface Penalised {
  entry: "penalised";
  pair: number;
  points: number;
  reason: string;
  by?: string;
  at?: string;
}
/**
 * Leave that the arbiter (`by`) gives a player to be away from the table during a match (TB-11.7).
 */
export interface LeaveGiven {
  entry: "leavegiven";
  round: number;
  table: number;
  player: string;
  cause: string;
  by?: string;
  at?: string;
}
/**
 * The return of a player on leave to the table.
 */
export interface CameBack {
  entry: "cameback";
  round: number;
  table: number;
  player: string;
  by?: string;
  at?: string;
}
/**
 * An offence without a fixed penalty, such as a mobile phone (TB-11.7); it changes no figure.
 */
export interface Reported {
  entry: "reported";
  round: number;
  table: number;
  pair: number;
  what: string;
  by?: string;
  at?: string;
}
/**
 * The right result of the match of entry `of`.
 */
export interface Corrected {
  entry: "corrected";
  of: number;
  reason: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [number, number];
  deals?: number;
  unfinished?: [number, number] | null;
  by?: string;
  at?: string;
}
/**
 * The annulment of entry `of`: it no longer counts.
 */
export interface Annulled {
  entry: "annulled";
  of: number;
  reason: string;
  by?: string;
  at?: string;
}
/**
 * New settings, before the first round.
 */
export interface NewSettings {
  id: string;
  settings: ClubSettings;
  rules: string;
  house?: {
    [k: string]: number | boolean | string;
  };
}
/**
 * New links: one, or one for each table of `tables`. `days`: the number of days until they expire.
 *
 * `corrects`: a deputy that may also correct results, put names right, and decide when phones disagree.
 */
export interface NewLinks {
  id: string;
  role: "deputy" | "organiser" | "public" | "table";
  /**
   * @maxItems 400
   */
  tables?: number[];
  label?: string;
  days?: number | null;
  corrects?: boolean;
}
/**
 * A link to revoke.
 */
export interface LinkRevoked {
  id: string;
  link: number;
}
/**
 * The result that a side claims for its match. `points` of the fixed pair and of the moving one, whoever claims.
 *
 * `device` is a text that the phone makes once. A new claim from the same device, before the other side has agreed,
 * replaces the earlier one. `sure`: it is right, even if no match can have it.
 */
export interface ResultClaimed {
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [number, number];
  deals?: number;
  unfinished?: [number, number] | null;
  id: string;
  round: number;
  table: number;
  sure?: boolean;
  side: "fixed" | "moving";
  device: string;
}
/**
 * The other side's agreement to a claim, which makes it the result.
 */
export interface ResultConfirmed {
  id: string;
  round: number;
  table: number;
  side: "fixed" | "moving";
  claim: number;
  device: string;
}
/**
 * A request to confirm from another phone a result that one phone gave for both sides; or its withdrawal.
 */
export interface SecondWanted {
  id: string;
  round: number;
  table: number;
  wanted?: boolean;
}
/**
 * The answer of another phone of the table: whether that result is right.
 */
export interface SecondGiven {
  id: string;
  round: number;
  table: number;
  right: boolean;
  device: string;
}
/**
 * A table's call for the arbiter, or its withdrawal.
 */
export interface ArbiterCalled {
  id: string;
  round: number;
  table: number;
  wanted?: boolean;
}
/**
 * The organiser's decision on a result, after phones disagreed or before the other side has agreed.
 */
export interface ConflictSettled {
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [number, number];
  deals?: number;
  unfinished?: [number, number] | null;
  id: string;
  round: number;
  table: number;
  sure?: boolean;
  reason: string;
}
/**
 * A change of the round's clock: set it to `seconds`, start it, stop it, or add `seconds`.
 *
 * Negative `seconds` take time away.
 */
export interface ClockTurned {
  id: string;
  do: "add" | "off" | "pause" | "set" | "start";
  seconds?: number;
}
/**
 * Tables of a round that are played at tables of this server; `off`: no longer.
 */
export interface PlayedOnline {
  id: string;
  round: number;
  /**
   * @maxItems 100
   */
  tables: number[];
  off?: boolean;
}
/**
 * A player who takes a seat at the online table of a match: player 0 or 1 of that side.
 *
 * `device` is the text that the phone made once: the same one gets the same seat back.
 */
export interface OnlineSeatTaken {
  round: number;
  table: number;
  side: "fixed" | "moving";
  player: number;
  avatar: string;
  device: string;
}
/**
 * A list of pairs as CSV, two names a line. `check`: only read it and enter nothing.
 */
export interface PairsListed {
  id: string;
  csv: string;
  check?: boolean;
}
/**
 * A request for the score sheet of the match at a table; if there is one already, the answer is that.
 */
export interface SheetWanted {
  id: string;
  round: number;
  table: number;
}
/**
 * The place of a pair in a round, `text` in words. `table` and `opponent` are 0 for a pair that does not play.
 */
export interface PlaceInfo {
  pair: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [string, string];
  table: number;
  fixed: boolean;
  seats: number[];
  opponent: number;
  unopposed: boolean;
  date: string;
  text: string;
}
/**
 * A round, and the places of all pairs.
 */
export interface RoundGuide {
  round: number;
  places: PlaceInfo[];
}
/**
 * The next round that the format gives, to be entered unchanged or changed.
 */
export interface Proposal {
  entry: RoundSeated;
  places: PlaceInfo[];
}
/**
 * A pair whose places change from a round on.
 */
export interface MovedPair {
  pair: number;
  round: number;
}
/**
 * A place for a late pair: that of a pair that has gone, or (`instead_of` 0) a new one.
 *
 * The pair would play `meetings` matches, and there would be `rounds` rounds, 0 if unknown. `moved` are the pairs
 * whose future rounds would change: the prints made for them are void.
 */
export interface LatePlaceInfo {
  instead_of: number;
  meetings: number;
  rounds: number;
  moved: MovedPair[];
}
/**
 * The places for a late pair; the first is taken unless the request names another.
 */
export interface LatePlaces {
  places: LatePlaceInfo[];
}
/**
 * An action in the history: `seq` counts all inputs, `number` the entries (0: no entry of the competition).
 *
 * `kind` is a name like ``played``, `text` the action in words. `of` is the entry that it corrects or annuls, `before`
 * and `after` the points; `annulled` and `corrected` name the entry that replaced this one, 0 for none.
 */
export interface LogLine {
  seq: number;
  number: number;
  kind: string;
  by: string;
  at: number;
  text: string;
  of: number;
  reason: string;
  before: [number, number] | null;
  after: [number, number] | null;
  annulled: number;
  corrected: number;
}
/**
 * The history after a given number, 500 lines at once; if there is `more`, it comes after number `last`.
 */
export interface LogPage {
  lines: LogLine[];
  more: boolean;
  last: number;
}
/**
 * A part of a figure: its value, its reason in words, and the entries behind it.
 */
export interface ReasonWhy {
  code: string;
  value: number;
  round: number;
  opponent: number;
  text: string;
  entries: number[];
}
/**
 * A figure of the ranking: the sum of its reasons.
 */
export interface FigureWhy {
  criterion: Criterion;
  title: string;
  value: number;
  reasons: ReasonWhy[];
}
/**
 * The reasons for a pair's place in the ranking; `lines` are the entries that the reasons name.
 */
export interface RankWhy {
  pair: number;
  place: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [string, string];
  disqualified: boolean;
  figures: FigureWhy[];
  lines: LogLine[];
}
/**
 * The content of a list of pairs: the pairs to enter, and the errors, a sentence each with its line.
 */
export interface PairsChecked {
  pairs: [string, string][];
  problems: string[];
}
/**
 * A case under these rules. `facts` are the answers so far; `by` is the offender, as the sentences name them.
 */
export interface CaseAsked {
  rules: string;
  house?: {
    [k: string]: number | boolean | string;
  };
  offence: string;
  facts?: {
    [k: string]: boolean | number | string;
  };
  by?: string;
}
/**
 * A possible answer, as the client sends it (``yes`` and ``no`` are true and false) and in words.
 */
export interface FactAnswer {
  value: string;
  text: string;
}
/**
 * A question. Without `answers` it asks for a number from `low` to `high` in steps of `step`.
 */
export interface FactAsked {
  fact: string;
  text: string;
  answers: FactAnswer[];
  low: number | null;
  high: number | null;
  step: number | null;
}
/**
 * A case of the book; `borrowed`: it comes from another book, `book`.
 */
export interface CaseInfo {
  code: string;
  title: string;
  book: string;
  borrowed: boolean;
}
/**
 * The cases that can arise by these rules, those of their own book first.
 */
export interface RefereeBook {
  rules: string;
  title: string;
  cases: CaseInfo[];
}
/**
 * A fact that is known, with its question and answer in words.
 */
export interface Known {
  fact: string;
  value: boolean | number | string;
  question: string;
  answer: string;
}
/**
 * One consequence: the fields of `canasta.club.referee.Consequence`, and a sentence.
 */
export interface ConsequenceInfo {
  code: string;
  kind: string;
  who: string;
  what: string[];
  until: string | null;
  cards: string;
  to: string;
  points: number;
  count: number;
  rules: string[];
  settled: boolean;
  counts: string;
  sentence: string;
}
/**
 * A rule with its text, or with its interpretation if the book is open.
 */
export interface RuleReading {
  rule: string;
  text: string;
}
/**
 * A question that no book settles, and our answer.
 */
export interface OpenPoint {
  code: string;
  text: string;
}
/**
 * The ruling of the book: the fields of `canasta.club.referee.Ruling`. `points` are what the offending side scores.
 *
 * `undecided`: no book names a price, and only the rules in `says` apply.
 */
export interface RulingInfo {
  rules: string;
  offence: string;
  title: string;
  by: string;
  facts: Known[];
  book: string | null;
  borrowed: boolean;
  whose_law: string;
  points: number;
  lapsed: boolean;
  undecided: boolean;
  consequences: ConsequenceInfo[];
  rule_ids: string[];
  says: RuleReading[];
  readings: RuleReading[];
  open: OpenPoint[];
}
/**
 * Either the next `question`, or the `ruling`; `kind` names which. `told` are the known facts, in words.
 */
export interface RefereeSays {
  kind: "question" | "ruling";
  title: string;
  told: Known[];
  question: FactAsked | null;
  ruling: RulingInfo | null;
}
/**
 * A sheet of its own. `players` by seat, in the order of play, or none; `sides` are the names of the sides.
 *
 * `dealer` is the seat that deals first. `amount` is the number of deals or minutes if the match does not last to
 * the target of the rules.
 */
export interface NewSheet {
  rules: string;
  house?: {
    [k: string]: number | boolean | string;
  };
  /**
   * @maxItems 6
   */
  players?: string[];
  /**
   * @maxItems 6
   */
  sides?: string[];
  dealer?: number | null;
  title?: string;
  length?: Length2;
  amount?: number;
  unfinished?: Unfinished2;
}
/**
 * Entries for a sheet, all of them or none. `by` is their author, in words.
 *
 * `deals` is the number of deals that the writer has seen on it: if there are others by now, nothing is entered, so
 * that two phones do not write the same deal twice.
 */
export interface SheetEntries {
  id: string;
  /**
   * @maxItems 50
   */
  entries: (DealEntered | DealCorrected | Adjusted | EntryAnnulled | Closed | Reopened)[];
  by?: string;
  deals?: number | null;
}
/**
 * The score of a finished deal. `dealer` is the seat that dealt, if it dealt out of turn (RE-1.9).
 *
 * `stopped`: the clock stopped it. `insist` is the reason to keep a score that looks impossible.
 */
export interface DealEntered {
  entry: "dealentered";
  score: Detail | BaseCards | Totals;
  dealer?: number | null;
  stopped?: boolean;
  insist?: string;
  by?: string;
  at?: string;
}
/**
 * The score of a deal in detail. `closer` is the seat that went out, None if nobody did.
 *
 * `black_threes_laid` and `clean_game` belong to the closer; `exact_cut` is the side that cut exactly (TB-2.7); `moda`
 * is a rank (TB-2.3).
 */
export interface Detail {
  form: "detail";
  /**
   * @maxItems 6
   */
  sides: SideDetail[];
  closer?: number | null;
  concealed?: Concealed | null;
  black_threes_laid?: number;
  clean_game?: boolean;
  exact_cut?: number | null;
  moda?: string;
}
/**
 * The cards and awards of one side at the end of a deal.
 *
 * `canastas`: those of one rank in the order in which they were finished. `laid`: points of all cards on the table
 * except red threes. `in_hand`: points of the cards in hand without red threes; `cards_in_hand` their number, if
 * somebody counted. `black_threes_held`: the number held by each player who kept all of them. `penalties`: points off
 * that the table settled by itself. `melded`: the side has melded although its melds are worth nothing.
 */
export interface SideDetail {
  /**
   * @maxItems 30
   */
  canastas?: Canasta[];
  red_threes?: number;
  laid?: number;
  in_hand?: number;
  cards_in_hand?: number | null;
  red_threes_in_hand?: number;
  /**
   * @maxItems 6
   */
  black_threes_held?: number[];
  penalties?: number;
  melded?: boolean;
}
/**
 * A canasta. `rank` is empty for one of wilds, and if nobody wrote it down because it makes no difference.
 */
export interface Canasta {
  made: CanastaKind;
  rank?: string;
}
/**
 * Each side's base (canastas and awards) and cards (those laid less those in hand), in points (TB-8.10).
 */
export interface BaseCards {
  form: "base_cards";
  /**
   * @maxItems 6
   */
  base: number[];
  /**
   * @maxItems 6
   */
  cards: number[];
}
/**
 * Each side's points of the deal.
 */
export interface Totals {
  form: "totals";
  /**
   * @maxItems 6
   */
  points: number[];
}
/**
 * The right score of the deal of entry `of`.
 */
export interface DealCorrected {
  entry: "corrected";
  of: number;
  score: Detail | BaseCards | Totals;
  reason: string;
  insist?: string;
  by?: string;
  at?: string;
}
/**
 * Points that the arbiter gives a side or takes off, in the deal of entry `of` or in the one in progress (0).
 */
export interface Adjusted {
  entry: "adjusted";
  side: number;
  points: number;
  reason: string;
  of?: number;
  by?: string;
  at?: string;
}
/**
 * The annulment of entry `of`: it no longer counts.
 */
export interface EntryAnnulled {
  entry: "annulled";
  of: number;
  reason: string;
  by?: string;
  at?: string;
}
/**
 * The acceptance of the sheet: nothing on it can be disputed any more (RE-4.7). `accepted` are those who agreed.
 *
 * `reason` says why the match ends early, if it does. On the sheet of a competition's match, the result is entered
 * once a player of every side has agreed; until then the opponents confirm it like any other.
 */
export interface Closed {
  entry: "closed";
  /**
   * @maxItems 6
   */
  accepted?: string[];
  reason?: string;
  by?: string;
  at?: string;
}
/**
 * The reopening of an accepted sheet.
 */
export interface Reopened {
  entry: "reopened";
  reason: string;
  by?: string;
  at?: string;
}
/**
 * A ruling of the referee for the sheet: the offence, the facts, and the seat of the offender.
 *
 * `of` is the entry of the deal to which it belongs; without it, that is the current deal, or the last if the match is
 * over. `by` is its author, in words.
 */
export interface SheetRuled {
  id: string;
  seat: number;
  offence: string;
  facts?: {
    [k: string]: boolean | number | string;
  };
  of?: number | null;
  by?: string;
}
/**
 * The answers so far about a deal, by the names of the questions; nothing is entered.
 *
 * `of` is the entry of a deal to correct: its cutter then decides the questions. `dealer` is the seat that dealt, if
 * it was not the one whose turn it was.
 */
export interface DealAsked {
  answers: {
    [k: string]: boolean | number | string | Canasta[];
  };
  of?: number | null;
  dealer?: number | null;
}
/**
 * A link to a sheet: another writer (``deputy``), or a reader (``public``).
 */
export interface SheetLink {
  id: string;
  role: "deputy" | "public";
  label?: string;
}
/**
 * A new sheet and the key of its writer; its address is ``/sheet/{sheet}#k={key}``.
 */
export interface OpenedSheet {
  sheet: string;
  key: string;
}
/**
 * The sheet of a competition's match: the link of its table opens it.
 */
export interface KeptSheet {
  sheet: string;
}
/**
 * The case behind a ruling: offender, offence and answers. The same case gives the same ruling.
 */
export interface RulingOnSheet {
  seat: number;
  offence: string;
  facts: {
    [k: string]: boolean | number | string;
  };
}
/**
 * One line of a deal: the rules behind it, its name, its number, its points.
 *
 * A line from the referee or the arbiter has the `entry` that wrote it, with its author and time.
 */
export interface SheetLineInfo {
  code: string;
  label: string;
  rules: string[];
  number: number;
  points: number;
  part: string;
  entry: number | null;
  by: string;
  at: string;
  ruling: RulingOnSheet | null;
}
/**
 * A side now: its total, its minimum for opening, and the points pending for the current deal.
 */
export interface SheetSideInfo {
  name: string;
  players: string[];
  total: number;
  minimum: number;
  pending: SheetLineInfo[];
}
/**
 * A player's name and side, by seat.
 */
export interface SheetSeatInfo {
  name: string;
  side: number;
}
/**
 * The dealer, the cutter (None if nobody cuts) and the mano, by seat and in words.
 */
export interface SheetTurnInfo {
  dealer: number;
  cutter: number | null;
  mano: number;
  sentence: string;
  deal?: number | null;
}
/**
 * A suspicious value in a deal: ``impossible`` or ``doubtful``, with the reason.
 */
export interface FlagInfo {
  code: string;
  level: string;
  side: number | null;
  rules: string[];
  sentence: string;
}
/**
 * A side in a deal, line by line; `base` and `cards` are None where only the total was written.
 */
export interface DealSideInfo {
  lines: SheetLineInfo[];
  base: number | null;
  cards: number | null;
  penalties: number;
  points: number;
  minimum: number;
  before: number;
  after: number;
}
/**
 * A deal of the sheet. `entry` wrote it, and is the one that a correction names; `score` is the written score.
 */
export interface DealInfo {
  number: number;
  entry: number;
  entries: number[];
  score: Detail | BaseCards | Totals;
  stopped: boolean;
  counts: boolean;
  insist: string;
  flags: FlagInfo[];
  turn: SheetTurnInfo;
  sides: DealSideInfo[];
}
/**
 * A correction of a deal: its author, time and reason, the values before and after.
 */
export interface ChangeInfo {
  of: number;
  entry: number;
  by: string;
  at: string;
  reason: string;
  before: string;
  after: string;
}
/**
 * An entry of the sheet in words.
 */
export interface SheetLogLine {
  number: number;
  by: string;
  at: string;
  sentence: string;
}
/**
 * The competition's match to which the sheet belongs.
 */
export interface SheetParent {
  club: string;
  round: number;
  table: number;
}
/**
 * A score sheet. `may` names the rights of the reader's link: entries (as ``dealentered``), ``ruling``, ``links``.
 * `house` has the changed rules in words, `switches` the same as settings. `winner` is a side, ``"draw"`` or None;
 * `curve` the totals after each deal.
 */
export interface SheetInfo {
  id: string;
  role: "deputy" | "organiser" | "public" | "table";
  may: string[];
  seq: number;
  parent: SheetParent | null;
  title: string;
  rules: string;
  version: number;
  rules_title: string;
  house: string[];
  switches: {
    [k: string]: number | boolean | string;
  };
  target: number;
  length: Length;
  amount: number;
  unfinished: Unfinished;
  sides: SheetSideInfo[];
  seats: SheetSeatInfo[];
  turn: SheetTurnInfo;
  deals: DealInfo[];
  curve: number[][];
  ended: boolean;
  closed: boolean;
  accepted: string[];
  winner: number | string | null;
  outcome: string;
  trail: ChangeInfo[];
  log: SheetLogLine[];
}
/**
 * A possible answer and its words.
 */
export interface ChoiceInfo {
  value: number | string;
  text: string;
}
/**
 * Cards of the same value, for counting them at the table.
 */
export interface CardValues {
  value: number;
  cards: string[];
  text: string;
}
/**
 * The next question of a deal. `ask`: ``choice``, ``number``, ``points``, ``yes_no``, ``canastas``.
 *
 * A choice is one of `choices`; for canastas they are the ranks, and `made` the kinds. A number lies from `low` to
 * `high` and is a multiple of `step`. `values` are the card values, for counts of cards; `note` explains a doubtful
 * answer.
 */
export interface QuestionInfo {
  name: string;
  what: string;
  ask: string;
  side: number | null;
  question: string;
  note: string;
  choices: ChoiceInfo[];
  made: ChoiceInfo[];
  low: number | null;
  high: number | null;
  step: number | null;
  values: CardValues[];
}
/**
 * An answered question, and the answer, also in words.
 */
export interface AnsweredInfo {
  name: string;
  question: string;
  value: unknown;
  words: string;
}
/**
 * The progress of a deal: the answers, the next `step` or the whole `score` to enter, and suspicious values.
 *
 * `points` are what the whole deal brings each side, so that those at the table see it before it is entered.
 */
export interface DealSoFar {
  answered: AnsweredInfo[];
  step: QuestionInfo | null;
  score: (Detail | BaseCards | Totals) | null;
  points: number[] | null;
  flags: FlagInfo[];
}
/**
 * The first message of a sheet's feed (``/ws/club/{sheet}``), and its answer to a change of language.
 */
export interface SheetWelcome {
  t: "sheet";
  seq: number;
  sheet: SheetInfo;
  version: string;
}
/**
 * An entry, as number `seq`, and the sheet after it.
 */
export interface SheetChanged {
  t: "sheet-change";
  seq: number;
  sheet: SheetInfo;
}
/**
 * The whole state. `missed` has the inputs after the number that the client gave, at most the last 200.
 */
export interface FeedWelcome {
  t: "club";
  seq: number;
  club: ClubInfo;
  missed: FeedLine[];
  version: string;
}
/**
 * An input in words; "" if it does not concern this reader. `round` and `table` are 0 for none.
 */
export interface FeedLine {
  seq: number;
  at: number;
  kind: string;
  text: string;
  round: number;
  table: number;
}
/**
 * An input: a line in words, and the parts that changed.
 */
export interface FeedDid {
  t: "change";
  seq: number;
  line: FeedLine;
  change: ClubChange;
}
