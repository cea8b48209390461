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
export type Made = "clean" | "dirty" | "jokers" | "mixed" | "twos";
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
 * The first words on a socket. `key` is the secret of a player; without it one watches.
 *
 * `after` is the number of the last event that the client has, 0 for none. `adds`: the client adds to every shuffle by
 * itself, as soon as it hears of its commitment; the table waits a moment for it. `protocol` is the version that the
 * client speaks; one that does not say is from before there were versions, and any but `PROTOCOL` is refused.
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
 * Speak that language from now on; answered with `Welcome`.
 */
export interface Language {
  do: "lang";
  lang: "en" | "es";
}
/**
 * Answered with `Pong`; also says that the player is still there.
 */
export interface Ping {
  do: "ping";
}
/**
 * The host changes how the table plays, before it begins.
 *
 * Another game, other house rules, a seed set, changed or removed: everybody must confirm anew.
 */
export interface ChangeSettings {
  do: "settings";
  id: string;
  settings: Settings;
}
/**
 * The settings of a table. `house` are switches by name that differ from the book, in that `version` of the rules.
 *
 * A request without `version` gets the newest, and the answer says which that is; ``tres-barajas@1`` as `rules` names
 * one too.
 *
 * `seating`: ``given`` lets everybody sit on the chair that they took, without bots; the table begins by itself when
 * all are there. `ceremony`: ``short`` lets the server draw, shuffle and cut by chance. `turn_seconds`: after so
 * long without an action a bot plays for that seat until its owner is back; 0: nobody is hurried. `pace`: how long a
 * bot waits before each of its actions. `bots`: the level that fills free seats. `hints`: whether a player may ask
 * what ``master`` would do; ``bots`` allows it where all others are bots. `chat`: free words between deals.
 * `spectators`: whether the table can be watched by its link. `seed`: cards that follow from a text, for teaching
 * and tests; such a table says so, and everybody agrees to it before it begins.
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
 * The host puts a bot on a free chair.
 */
export interface SeatBot {
  do: "bot";
  id: string;
  chair: number;
}
/**
 * The host frees a chair, or a person gets up from their own, before the table begins.
 *
 * During a match the host frees the chair of somebody who has not been connected for a minute: a bot plays there until
 * somebody with the table's link takes it over.
 */
export interface Unseat {
  do: "unseat";
  id: string;
  chair: number;
}
/**
 * Agree to how the table plays as it stands: its house rules, its seed.
 */
export interface Confirm {
  do: "confirm";
  id: string;
}
/**
 * The host begins: bots take the free chairs. Refused until every person has confirmed how the table plays.
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
 * In the draw for seats: take the card at that place of the spread.
 */
export interface Pick {
  do: "pick";
  id: string;
  place: number;
}
/**
 * The dealer closes the shuffle; done once everybody whose client `adds` has, or after a moment.
 */
export interface Shuffle {
  do: "shuffle";
  id: string;
}
/**
 * The cutter lifts so many cards; where ``TableInfo.aimed``, aims at them, and lifts a few more or fewer.
 */
export interface Cut {
  do: "cut";
  id: string;
  lifted: number;
}
/**
 * An action in the notation (``discard 7h``, ``take K K``, ``yes``), or several with ``;`` between them.
 *
 * Several are done as one: all, or none and a refusal that says of which.
 */
export interface Play {
  do: "play";
  id: string;
  action: string;
}
/**
 * Ready for the next deal; it begins when every person here is, or after a while.
 */
export interface Next {
  do: "next";
  id: string;
}
/**
 * A set phrase: the codes of ``TableInfo.phrases``.
 */
export interface Say {
  do: "say";
  id: string;
  phrase: string;
}
/**
 * Free words, where the table allows them, outside play only.
 */
export interface Chat {
  do: "chat";
  id: string;
  text: string;
}
/**
 * I am here again: no bot plays for me any longer. Any other command of the player says so too.
 */
export interface Back {
  do: "back";
  id: string;
}
/**
 * Let a bot play for somebody who has not been connected for a minute (where no clock does it).
 */
export interface Replace {
  do: "replace";
  id: string;
  player: number;
}
/**
 * Another name and avatar, before the table begins.
 */
export interface Rename {
  do: "rename";
  id: string;
  name: string;
  avatar: string;
}
/**
 * Break the match off, where all other players are bots or are away.
 */
export interface Abandon {
  do: "abandon";
  id: string;
}
/**
 * After the match: the same people, rules and settings at a new table, whose id everybody is told.
 */
export interface Rematch {
  do: "rematch";
  id: string;
}
/**
 * Would these actions be allowed? Nothing is done. Answered with `Tried`, whose `id` is this one's.
 *
 * Melding, laying off, swapping and taking the pile can be tried, and a discard as the last; not what would show
 * hidden cards.
 */
export interface Try {
  do: "try";
  id: string;
  actions: string;
}
/**
 * What would a master do? Answered with `Hinted`.
 */
export interface Hint {
  do: "hint";
  id: string;
}
/**
 * Everything as it is: `player` is the reader (None: watching). `events` are those after the number asked for.
 *
 * `seq` is the number of the last thing that happened at the table. `view` is None while no cards are dealt. With
 * nothing to go on from (`after` 0, or more than a thousand events ago) `events` are those of the deal going on.
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
 * What everybody at a table may know of it outside the deal.
 *
 * `chairs` has a player or None by number. `bots` names in words the level that fills free chairs. `house` says in
 * words how the rules differ from the book, one sentence each. `sheets` has, for each deal that is over, the sheet of
 * each side. `names` are by seat once cards can be dealt. `winner` is a side, ``"draw"`` or None. `commitment` binds
 * the dealer to this deal's shuffle; `contributed` says by seat, in the draw by player, who has added to it. `cutter`
 * is the seat that cuts, `pack` how many cards it cuts from; `aimed`: the hand errs; `exact` is the packet, without
 * red threes kept, that the award of the exact cut asks for, None without one. `clockwise`: whether the seat after
 * one's own is at one's left; at one's right where play runs the other way. `hints`: whether players may ask for a
 * hint, as the table is now. `phrases` are the codes that `say` takes with their words.
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
 * Somebody at the table. `bot` is the level of a bot, None for a person; `seat` None until the draw is over.
 *
 * `here`: connected now. `away`: a bot plays for this person until they are back. `confirmed`: has agreed to how the
 * table plays. `host`: may change the settings and begin. `ready`: wants the next deal. `vacant`: the host has freed
 * the chair in the match; a bot plays until somebody takes it over.
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
 * One line of a score sheet: the rule that gives it, its name, how many, its points.
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
 * `stack`: a meld of so many cards or more lies as one pile, its top card telling clean from dirty (TB-9.3).
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
 * A card drawn for seats. `again`: those who draw another time after it, and `why`.
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
 * A card shown at the cut, and what became of it.
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
 * The discard pile begins with these cards, the first one first, over so many `face_down`.
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
 * The discard pile taken: `cards` of the hand laid with its `top`, how many it had, whether the rest waits.
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
 * The side of the seat has opened, with so many points where so many were needed.
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
 * The discard pile is frozen from now on; nobody did it where it began so.
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
 * Whose time runs and how much of it is left; nobody's where it is absent.
 */
export interface Clock {
  player: number;
  left_ms: number;
  whole_ms: number;
}
/**
 * Something happened. `table` and `view` are as they are after it; `table` is None where nothing in it changed.
 *
 * `id` is the reader's own command that did it, else None.
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
 * Who is connected: players by number, and how many watch. Not numbered: it is not part of the match.
 */
export interface Presence {
  t: "presence";
  here: boolean[];
  watchers: number;
}
/**
 * The command was done, as number `seq`; where it was sent again, as the number that it had the first time.
 */
export interface Ack {
  t: "ack";
  id: string;
  seq: number;
}
/**
 * The rules of the game forbid it; nothing happened. `at` counts the actions of the command, from 1.
 */
export interface Refused {
  t: "refused";
  id: string;
  at: number;
  action: string;
  refusal: RefusalInfo;
}
/**
 * Why an action is not allowed: the rule of the book, a stable code, a sentence with the numbers of the case.
 */
export interface RefusalInfo {
  rule: string;
  code: string;
  message: string;
  kind: "invalid" | "unavailable";
}
/**
 * It cannot be done for another reason: a stable code and a sentence. `id` is None where none could be read.
 *
 * `again`: it may pass by itself, and the same command can be sent again, with its id, after a while.
 */
export interface Failed {
  t: "failed";
  id: string | null;
  code: string;
  message: string;
  again?: boolean;
}
/**
 * The answer to `Try`: the first `accepted` actions are allowed; then comes the refusal, or None.
 *
 * `points` are the points laid towards opening with those, `minimum` what is needed: told as long as the side had not
 * opened before the actions that are tried, also once these reach the minimum; else both are None. `legal` are the
 * lays that could follow those accepted (only where all were).
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
 * The last words on a socket, and why. `again`: come back after a while with `Hello`; else not.
 */
export interface Bye {
  t: "bye";
  code: string;
  message: string;
  again?: boolean;
}
/**
 * A named value of a switch, and what it says in words.
 */
export interface SwitchValue {
  value: number | boolean | string;
  words: string;
}
/**
 * One house rule that can be changed.
 *
 * `value` is the book's; `Settings.house` takes such values by `name`. `kind` says what they are: ``yes-no`` true or
 * false, ``choice`` one of `values`, ``number`` a whole number from `low` to `high` in steps of `step`, ``points`` and
 * ``table`` a text. `expects` says so in words; `sentence` is the book's value as a rule, without a full stop. `rule`
 * is the id of the rule in the book, None where it is silent. `idle`: as the others stand it has no effect.
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
 * A bot that can fill chairs: `id` is what `Settings.bots` takes; its name, and one line about how it plays.
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
 * Rules by name, and switches of them that are to stand otherwise.
 */
export interface HouseAsked {
  rules: string;
  house?: {
    [k: string]: number | boolean | string;
  };
}
/**
 * Changed house rules in words: how they differ from the book, or why they cannot be (then `error` says so).
 */
export interface HouseCheck {
  sentences: string[];
  error: string | null;
  switches: SwitchInfo[];
}
/**
 * A rule: its id, what it is about (a tag of the rulebook), its heading and its text, a line a paragraph.
 */
export interface RuleEntry {
  id: string;
  tag: string;
  section: string;
  text: string;
}
/**
 * A rule set, and what it is called where there is little room.
 */
export interface SetName {
  id: string;
  short: string;
}
/**
 * The own rules of a set. All that they do not mention is played as in `parent`, where there is one.
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
 * A table to be opened by its host.
 */
export interface NewTable {
  settings: Settings;
  name: string;
  avatar: string;
}
/**
 * Somebody sits down, on a chair of their choice or on the first that is free.
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
 * What `canasta try` answers: `accepted` actions were legal, `refused` is the first that was not.
 *
 * `position` is the position after them, `text` the same in the notation, `view` what the seat sees of it. `points`
 * are those laid towards opening in the turn that goes on, told after it is open too. `events` is what happened, as
 * the seat saw it, numbered from 1.
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
 * Why a request was not done: a stable code and one sentence.
 */
export interface Problem {
  code: string;
  message: string;
}
/**
 * A deal that is over, step by step: from `seat`, or with every hand in ``view.shown`` where that is None.
 *
 * `names` are by seat, `bots` says of each seat whether a bot played it, `deals` how many deals of the match are over,
 * `sheets` this deal's.
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
 * One step of a deal that is over: the events, as the reader saw them and in words, and the deal after them.
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
 * A decision with its grade. `step` is the frame of the replay that shows it done; `points` and `share` (of winning
 * the match) are what it lost; `text` says so in a sentence.
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
 * By side, the chance to win the match after a step of the replay, for who sees all cards.
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
 * A player in this deal: `decisions` that mattered, the points lost in each on average, accuracy in per cent; None
 * where nothing was decided. `classes`: how many of each kind.
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
 * A side in this deal: its lead in points, and what of it was luck, of the hands dealt and of the cards drawn.
 */
export interface ReviewedSide {
  side: number;
  lead: number;
  dealt: number;
  drawn: number;
}
/**
 * A pair. `entry` is that by which it entered; `gone`: it no longer takes part; `drawn` its place in the draw, from
 * 1, 0 where it came late or has gone.
 *
 * `chances`: how often it may still lose in a knock-out, the last time to be out; None in other formats.
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
 * What a phone has said of a match, for one side: not a result before the other side agrees.
 *
 * `claim` is its number, that a confirmation names. `same_device`: came from the phone that spoke for the other side.
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
 * `state`: ``claimed`` waits for the opponents' word, ``conflict`` for the organiser's. `entry` is the entry that
 * gave the result, which a correction names; `entries` all behind it. `absent` are pairs that lost by not playing.
 * `second`: the result came from one phone for both sides, and of another phone's word nothing is known
 * (``missing``), it was ``asked`` for, or it says otherwise (``denied``). `away` are players with leave. `called`: the
 * table wants the arbiter. `online` is the table of this server at which it is played, `sheet` the score sheet that is
 * kept of it.
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
 * A round that was read out. `open` counts its matches without a result.
 *
 * `length`, `amount` and `unfinished` are what was agreed of its matches then: later it may be other in the settings.
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
 * The clock of the round, 0 where none is set. Where it runs it ends at `ends_at`; `left_ms` is as of `now`.
 *
 * Both may be past: then `left_ms` is negative, and says for how long.
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
 * A format, what it is called, and the settings that clubs use with it (their name is to be given).
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
 * By what pairs are ranked, and what that is called.
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
 * ranking. `seq` counts all that was done. `provisional`: matches are open. `title` says the rules in words, `house`
 * how they differ from the book. `next`: whether another round can be proposed, else `next_why` says why not.
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
 * What is other than before; what is absent is as it was. `rounds` are those that changed, by their numbers.
 *
 * `club` is everything anew, where the settings changed. `links`: the list of links is other (organisers only).
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
 * A link. `key` is its secret, told only to the link that made it; the server keeps a hash.
 *
 * The address is ``/club/{id}#k={key}``. `until` is when it expires, None for never; `made_by` the link that made it.
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
 * A new competition and its organiser's link; `key` is not told again.
 */
export interface OpenedClub {
  club: string;
  key: string;
}
/**
 * It was done, as number `seq`; `entries` are the numbers of what was entered.
 *
 * `again`: it had been done before, by the same command, and was not done twice.
 */
export interface Done {
  seq: number;
  entries: number[];
  again?: boolean;
}
/**
 * The address that was asked, and that under which phones in the same network find the server: for QR codes.
 */
export interface Addresses {
  asked: string;
  near: string;
}
/**
 * A seat at a table of this server: its address is ``/t/{table}#k={key}``, as with any other table.
 */
export interface OnlineSeat {
  table: string;
  player: number;
  key: string;
}
/**
 * A competition to be opened. `rules` and `house` are for its score sheets, its online tables and the referee.
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
 * Who enters them and when (`by`, `at`), and the `seed` of a lot, are the server's to write. `sure`: their results are
 * right, though beyond what a match can give by the rules that are played.
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
 * `seed`: the order was drawn by lot, by `canasta.competition.lot.drawn` with that text; "" for a chosen order. For a
 * request without an `order`, the server draws lots.
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
 * Other settings, before the first round.
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
 * Links to be made: one, or one for each table of `tables`. `days`: they expire after so many.
 *
 * `corrects`: a deputy that may also correct results, put names right, and settle what phones disagree on.
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
 * A link that opens nothing any longer.
 */
export interface LinkRevoked {
  id: string;
  link: number;
}
/**
 * A side says how its match ended. `points` of the fixed pair and of the moving one, whoever says it.
 *
 * `device` is a text that the phone makes for itself once. Said again from the same device before the other side has
 * agreed, it takes the place of what was said before. `sure`: it is right, though it is beyond what a match can give.
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
 * The other side agrees with a claim, which thereby becomes the result.
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
 * A result that came from one phone for both sides is to be confirmed from another, or no longer.
 */
export interface SecondWanted {
  id: string;
  round: number;
  table: number;
  wanted?: boolean;
}
/**
 * Another phone of the table says whether that result is right.
 */
export interface SecondGiven {
  id: string;
  round: number;
  table: number;
  right: boolean;
  device: string;
}
/**
 * A table wants the arbiter, or no longer does.
 */
export interface ArbiterCalled {
  id: string;
  round: number;
  table: number;
  wanted?: boolean;
}
/**
 * The organiser says what the result is where two phones say otherwise, or before anybody has agreed.
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
 * The clock of the round is set to `seconds`, starts, stops, or goes on for `seconds` more (less, below 0).
 */
export interface ClockTurned {
  id: string;
  do: "add" | "off" | "pause" | "set" | "start";
  seconds?: number;
}
/**
 * These tables of a round are played at tables of this server; `off`: no longer.
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
 * Somebody sits down at the online table of a match: player 0 or 1 of that side.
 *
 * `device` is the text that the phone made for itself: with the same one the same seat is had again.
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
 * A list of pairs as CSV, two names a line. `check`: nothing is entered, it is only read.
 */
export interface PairsListed {
  id: string;
  csv: string;
  check?: boolean;
}
/**
 * A score sheet for the match at a table; the one there is, if there is one.
 */
export interface SheetWanted {
  id: string;
  round: number;
  table: number;
}
/**
 * Where a pair sits in a round, `text` in words. `table` and `opponent` are 0 for who does not play.
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
 * A round, and where every pair sits.
 */
export interface RoundGuide {
  round: number;
  places: PlaceInfo[];
}
/**
 * The next round as the format has it, to be entered as it is or changed.
 */
export interface Proposal {
  entry: RoundSeated;
  places: PlaceInfo[];
}
/**
 * A pair whose places are other from a round on.
 */
export interface MovedPair {
  pair: number;
  round: number;
}
/**
 * A place for a pair that comes late: that of a pair that has gone, or (`instead_of` 0) one of its own.
 *
 * It would play so many `meetings`, and there would be so many `rounds`, 0 where nobody knows. `moved` are the pairs
 * whose rounds to come would be others than before: what was printed for them is void.
 */
export interface LatePlaceInfo {
  instead_of: number;
  meetings: number;
  rounds: number;
  moved: MovedPair[];
}
/**
 * The places for a late pair, that which is taken unless another is asked for first.
 */
export interface LatePlaces {
  places: LatePlaceInfo[];
}
/**
 * Something that was done: `seq` counts all, `number` entries (0: no entry of the competition).
 *
 * `kind` is as ``played``, `text` says it. `of` is the entry that it corrects or annuls, `before` and `after` the
 * points; `annulled` and `corrected` name the entry by which this one no longer stands, 0 for none.
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
 * What was done after an asked number, 500 at once; `more` comes after number `last`.
 */
export interface LogPage {
  lines: LogLine[];
  more: boolean;
  last: number;
}
/**
 * A part of a figure: what it adds, in words, and the entries behind it.
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
 * Why a pair stands where it does; `lines` are the entries that the reasons name.
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
 * A list of pairs as it was read: what would be entered, and what is wrong, a sentence each with its line.
 */
export interface PairsChecked {
  pairs: [string, string][];
  problems: string[];
}
/**
 * What happened, by these rules. `facts` are the answers so far; `by` is who did it, as it is to be written.
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
 * A possible answer, as it is sent (``yes`` and ``no`` are true and false) and in words.
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
 * A case of the book; `borrowed`: another book lends it, `book`.
 */
export interface CaseInfo {
  code: string;
  title: string;
  book: string;
  borrowed: boolean;
}
/**
 * The cases that can arise by these rules, their own book's first.
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
 * One thing that follows: the fields of `canasta.referee.Consequence`, and a sentence.
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
 * A rule with what it says, or how it is read where the book is open.
 */
export interface RuleReading {
  rule: string;
  text: string;
}
/**
 * Something that no book settles, and how we do.
 */
export interface OpenPoint {
  code: string;
  text: string;
}
/**
 * The ruling of the book: the fields of `canasta.referee.Ruling`. `points` are what the offending side scores.
 *
 * `undecided`: no book names a price; `says` are the rules that are all there is to go by.
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
 * Either the next `question`, or the `ruling`. `kind` says which; `told` are the facts given, in words.
 */
export interface RefereeSays {
  kind: "question" | "ruling";
  title: string;
  told: Known[];
  question: FactAsked | null;
  ruling: RulingInfo | null;
}
/**
 * A sheet of its own. `players` by seat, in the order of play, or nobody; `sides` what the sides are called.
 *
 * `dealer` is the seat that deals first. `amount` is the number of deals or minutes where the match does not last to
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
 * Entries for a sheet, all of them or none. `by` is who says so, in words.
 *
 * `deals` is how many deals the writer has seen on it: if there are others by now, nothing is entered, so that two
 * phones do not write the same deal twice.
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
  made: Made;
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
 * A ruling of the referee goes on the sheet: the offence, the facts, and the seat of the offender.
 *
 * `of` is the entry of the deal that it goes with; without it, it goes with the one that is being played, or with the
 * last where the match is over. `by` is who says so, in words.
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
 * How far a deal has been written down, by the names of the questions; nothing is entered.
 *
 * `of` is the entry of a deal that is corrected: what is asked depends on who cut then. `dealer` is the seat that
 * dealt, if it was not the one whose turn it was.
 */
export interface DealAsked {
  answers: {
    [k: string]: boolean | number | string | Canasta[];
  };
  of?: number | null;
  dealer?: number | null;
}
/**
 * A link to a sheet: another who writes (``deputy``), or who only looks (``public``).
 */
export interface SheetLink {
  id: string;
  role: "deputy" | "public";
  label?: string;
}
/**
 * A new sheet and the key of who writes it; its address is ``/sheet/{sheet}#k={key}``.
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
 * What the referee was told of a ruling: who, what, and the answers. Asked again, the ruling is the same.
 */
export interface RulingOnSheet {
  seat: number;
  offence: string;
  facts: {
    [k: string]: boolean | number | string;
  };
}
/**
 * One line of a deal: the rules that give it, what it is called, how many, its points.
 *
 * A line that comes from the referee or the arbiter has the `entry` that wrote it, and who that was and when.
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
 * A side now: its total, what it needs to open, and what is pending for the deal that is being played.
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
 * Who deals, who cuts (None where nobody does) and who is mano, by seat and in words.
 */
export interface SheetTurnInfo {
  dealer: number;
  cutter: number | null;
  mano: number;
  sentence: string;
  deal?: number | null;
}
/**
 * Something that looks wrong in a deal: ``impossible`` or ``doubtful``, and why.
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
 * A deal of the sheet. `entry` wrote it, and is what a correction names; `score` as it was written.
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
 * A correction of a deal: who, when, why, before and after.
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
 * The match of a competition that the sheet is kept of.
 */
export interface SheetParent {
  club: string;
  round: number;
  table: number;
}
/**
 * A score sheet as it stands. `may` names the entries (as ``dealentered``) and actions (``ruling``, ``links``)
 * that the reader's link allows. `house` says in words which rules were changed, `switches` says it as settings do.
 * `winner` is a side, ``"draw"`` or None; `curve` the totals after each deal.
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
 * Cards that count the same, for counting them at the table.
 */
export interface CardValues {
  value: number;
  cards: string[];
  text: string;
}
/**
 * The next question of a deal. `ask`: ``choice``, ``number``, ``points``, ``yes_no``, ``canastas``.
 *
 * A choice is one of `choices`, for canastas they are the ranks and `made` how; a number lies from `low` to `high` and
 * is a multiple of `step`. `values` are what cards count, where they are counted; `note` says what belongs to the
 * answer where there may be a doubt.
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
 * A question that has been answered, and the answer, also in words.
 */
export interface AnsweredInfo {
  name: string;
  question: string;
  value: unknown;
  words: string;
}
/**
 * How far a deal has come: what was answered, the next `step` or the whole `score` to enter, what looks wrong.
 *
 * `points` are what the whole deal brings each side, for those at the table to see before it is entered.
 */
export interface DealSoFar {
  answered: AnsweredInfo[];
  step: QuestionInfo | null;
  score: (Detail | BaseCards | Totals) | null;
  points: number[] | null;
  flags: FlagInfo[];
}
/**
 * The first words of a sheet's feed (``/ws/club/{sheet}``), and its answer to another language.
 */
export interface SheetWelcome {
  t: "sheet";
  seq: number;
  sheet: SheetInfo;
  version: string;
}
/**
 * Something was written, as number `seq`: the sheet as it is now.
 */
export interface SheetChanged {
  t: "sheet-change";
  seq: number;
  sheet: SheetInfo;
}
/**
 * Everything as it is. `missed` is what happened after the number that was asked for, the last 200 at most.
 */
export interface FeedWelcome {
  t: "club";
  seq: number;
  club: ClubInfo;
  missed: FeedLine[];
  version: string;
}
/**
 * Something that happened, in words; "" where it is nothing to this reader. `round` and `table` are 0 for none.
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
 * Something happened: a line in words, and what is other than before.
 */
export interface FeedDid {
  t: "change";
  seq: number;
  line: FeedLine;
  change: ClubChange;
}
