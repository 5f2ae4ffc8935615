/**
 * What the API sends (docs/api.md) and what a board is given (docs/client.md), as types. No code.
 *
 * @typedef {{seat: number}} SeatRef
 * @typedef {string | number | SeatRef | (string | SeatRef)[]} Argument
 * @typedef {{id: string, args?: Record<string, Argument>}} Message
 * @typedef {Argument | number[] | boolean | null | undefined} Field  what an event says, or a sentence is told
 * @typedef {{kind: string, hidden?: boolean, seat?: SeatRef} & Record<string, Field>} Event  a board that reads more of it says so: `Event & {end: string}`
 *
 * @typedef {object} Setting
 * @property {string} name
 * @property {(string | number | boolean)[]} values
 * @property {string | number | boolean} default
 * @property {string} source
 * @property {{value: string | number | boolean, seats: number[]}[]} seats where a value allows other numbers of players
 *
 * @typedef {object} GameInfo
 * @property {string} id
 * @property {number[]} seats
 * @property {number} minutes
 * @property {Setting[]} settings
 * @property {string[]} vocabularies
 * @property {string[]} bots
 * @property {string} rules
 * @property {boolean} board whether the game has a board.js
 * @property {number} more_minutes what each player beyond the fewest adds
 * @property {{id: string, minutes: number, tables: number}[]} lessons
 * @property {Record<string, string | number | boolean>} first_game settings that make a first match simpler
 * @property {{kind: string, keys: string[]}[]} ahead what may be answered without being asked
 *
 * @typedef {{lesson: string, game: string, level: number, theme: string, sure: boolean}} PuzzleRow
 * @typedef {{today: PuzzleRow | null, puzzles: Record<string, string[]>, shelf: PuzzleRow[]}} Puzzles  all there are by game: their names; all of one game
 *
 * @typedef {GameInfo & {title: string, tagline: string, about: string, poster: string | null}} ShelfGame
 *
 * @typedef {object} PlayerInfo
 * @property {number} seat
 * @property {string} name
 * @property {"person" | "bot" | "open"} kind
 * @property {string | null} bot how it plays
 * @property {string | null} nick what a bot is called
 * @property {boolean} [former] whoever sat there has left the house for good
 * @property {boolean} lent
 * @property {boolean} present
 * @property {number | null} [replaced_at] from when on, in seconds since 1970, a bot may be put in their place
 * @property {string | null} [failed] the bot that played here before, until it failed
 * @property {boolean} [program] a program plays through the API, and said so
 * @property {string | null} [gone] why the owner is out of the match for good
 * @property {boolean} [kept] an open seat that is kept for the person of this name
 * @property {boolean} [guest] a person without a name of their own
 *
 * @typedef {object} Option
 * @property {string} key
 * @property {string[]} targets
 * @property {Message} label
 * @property {boolean} [quiet] it declines: pass, skip, stop
 *
 * @typedef {{id: string, kind: string, prompt: Message}} Decision
 * @typedef {Record<string, Record<string, string>>} Places  place -> thing -> key
 * @typedef {{caption: Message, points: number[]}} Line
 * @typedef {{ranks: number[], scores: number[], lines: Line[], tie?: Message | null}} Result
 * @typedef {{step: boolean, turn: boolean, refusal: Message | null}} Undo
 * @typedef {{by: number, to: number, waiting_for: number[]}} Rewind
 * @typedef {{events: number, changes: import("./changes.js").Change}} Beat  so many events, and what they change in the view
 * @typedef {{seq: number, events: Event[], undone?: boolean, beats?: Beat[]}} Chapter
 * @typedef {{seq: number, events: Event[], beats?: Beat[]}} News  one chapter, or several at once, with the number of the last
 *
 * @typedef {{id: string, kind: "read" | "point" | "do", light: string[], point: Record<string, string>, said: Message[], figure: number}} LessonStep  `said` and `figure`: what its words take up
 * @typedef {{on: string, id: string, light?: string[]} & Record<string, unknown>} LessonNote  a card for something that is told
 * @typedef {{kind: "yes" | "fine" | "also" | "try" | "no", say: string, lost: number}} Reply  `lost`: so many games in a hundred fewer are won with it
 *
 * @typedef {object} LessonInfo  where a learner stands
 * @property {string} id
 * @property {string} chapter
 * @property {number} table
 * @property {number} tables
 * @property {LessonStep[]} steps
 * @property {number} before steps of the tables before
 * @property {number} total
 * @property {number} step whose choices are awaited; the number of steps when all are done
 * @property {number[]} cards to be read before it
 * @property {LessonNote[]} notes of the steps up to this one; none while something is tried
 * @property {Record<string, Reply>} replies
 * @property {{step: number, say: string, kept: boolean} | null} tried
 * @property {string} remark
 * @property {number} remarked the step that has these words
 * @property {boolean} done
 * @property {number} you
 * @property {number} fox
 * @property {string[]} learnt
 * @property {string | null} next
 *
 * @typedef {object} SeatTime
 * @property {number} left seconds of the reserve
 * @property {number} free seconds still free of what they are asked
 * @property {boolean} runs
 * @property {boolean} [waits] it runs, but for a holiday
 * @property {boolean} late
 * @property {number | null} away_from
 * @property {number | null} away_until
 *
 * @typedef {object} Clocks
 * @property {number} now what time it is where the server is
 * @property {"live" | "day" | "three-days" | "relaxed"} pace
 * @property {"ask" | "bot" | "end"} at_zero
 * @property {number} free
 * @property {number} reserve
 * @property {(SeatTime | null)[]} seats
 * @property {{since: number, until: number, ends_from: number} | null} paused
 * @property {{kind: "pause" | "resume" | "end", by: number, waiting_for: number[]} | null} asked
 *
 * @typedef {"open" | "link" | "closed"} Access  who sees a table: everybody, whoever has its link, those who sit there
 * @typedef {{kind: string, key: string, once: boolean}} Order  "whenever I am asked this, take that"
 * @typedef {{table: string, game: string, seat: number, by: string, until: number, access: Access, seats: PlayerInfo[]}} Invitation  a seat that is kept for me
 *
 * @typedef {object} Snapshot
 * @property {Clocks | null} [clocks]
 * @property {LessonInfo | null} [lesson]
 * @property {{id: string, message: Message}[]} [tips] cards of the coach that fit
 * @property {{round: string, in_round: number, in_game: number} | null} [coach] how many of them are shown in a round, and in a game
 * @property {string} table
 * @property {string} game
 * @property {"waiting" | "playing" | "over" | "closed"} status
 * @property {string | null} [closed] why it has ended without being played to its end: "resigned", "agreed", "length", "admin", ...
 * @property {Access} [access] who sees it
 * @property {number | null} [founder] the seat that may change who sees it and who sits there, before the deal
 * @property {{kind: string, by: number, waiting_for: number[]} | null} [vote] what the table decides together
 * @property {Order[]} [orders] what is answered for the reader without asking
 * @property {number | null} seat
 * @property {number} seq
 * @property {PlayerInfo[]} players
 * @property {Record<string, string | number | boolean>} settings
 * @property {string} commitment
 * @property {string | null} seed
 * @property {boolean} seed_chosen
 * @property {number[]} deciding
 * @property {number[]} asked
 * @property {unknown} view what the game shows; only its board knows what that is
 * @property {Decision | null} decision
 * @property {Option[]} options
 * @property {Places} places
 * @property {Undo} undo
 * @property {number} lingers for how many seconds the reader's last act still stays open
 * @property {Rewind | null} rewind
 * @property {string | null} [rematch] the table where the same people play again
 * @property {boolean} [hints] whether the reader may ask for hints
 * @property {number} away_seconds how long somebody must be away before others may ask for a bot in their place
 * @property {string} [stand_ins] which bots may play for people who are away: "levels", "nobody", or one by name
 * @property {string} [access] who sees the table, and who may sit down: "open", "friends", "link" or "closed"
 * @property {string | null} [stand_in] the bot that plays for the reader when away
 * @property {Result | null} result
 * @property {Chapter[]} story
 *
 * @typedef {{seq: number, view: unknown, events: Event[], beats?: Beat[]}} Moment
 * @typedef {{entries: number[], scores: number[][], chapters: {entry: number, name: Message}[], turning: {entry: number, kind: "lead" | "swing", seat: number, scores: number[]} | null}} Course  how a finished match went
 *
 * @typedef {object} LobbyRow
 * @property {string} table
 * @property {string} game
 * @property {PlayerInfo[]} seats
 * @property {string} status
 * @property {number | string} changed
 * @property {number} [seat]
 * @property {number[]} [deciding]
 * @property {boolean} [your_turn]
 * @property {Access} [access]
 * @property {string} [closed] why it has ended without being played to its end
 * @property {number} [left] so many seconds the reader has for what they are asked
 * @property {{chapter: {name: Message, part: Message | null} | null, scores: (number | null)[], ranks: number[] | null} | null} [glance]
 *
 * @typedef {{tables: LobbyRow[], next: string | null}} LobbyPage  some of the listed tables, and what `after` is for the next ones
 *
 * @typedef {{seat: number, token: string, here: boolean, name: string}} Chair  a seat this browser holds
 *
 * @typedef {import("./vendor/preact.js").Child} Child  what a component draws
 * @typedef {{width: number, height: number}} Size  in CSS px
 * @typedef {{free?: string[], rule?: string, message?: Message}} Why  why a thing cannot be used: places that are still free, or a rule
 * @typedef {{view: unknown, events: Event[]} & Shown} Step
 * @typedef {{words: string, take?: string, on?: () => void, icon?: string, key?: string}} Act  a button of the board's own in the ribbon
 * @typedef {{label?: string, class?: string} & Record<string, unknown>} About  of a drawn element: what it is called, and any attributes
 */

/**
 * What a beat changes: targets to ring, whether something moves, what the board draws besides, whether it stays to be read.
 *
 * @template [Scene=unknown]
 * @typedef {{fresh?: string[], move?: unknown, scene?: Scene, holds?: boolean}} Shown
 */

/**
 * What a board is given to draw with (docs/client.md).
 *
 * @template [Scene=unknown]
 * @typedef {object} Ui
 * @property {typeof import("./dom.js").html} html
 * @property {number | null} seat
 * @property {string[]} names
 * @property {number[]} deciding
 * @property {string} language
 * @property {boolean} compact
 * @property {Size} box
 * @property {boolean} still
 * @property {boolean} planning
 * @property {{events: Event[], move?: unknown, scene?: Scene, ms: number} | null} step
 * @property {(message: Message | string, args?: Record<string, Field>, attribute?: string) => string} say
 * @property {(id: string, form?: string) => string} noun
 * @property {(event: Event) => string} event
 * @property {(target: string) => boolean} lit
 * @property {(target: string) => boolean} alt
 * @property {(target: string) => boolean} offered lit or alt, or in a lesson something that may be tried but has no ring
 * @property {(target: string) => boolean} chosen
 * @property {(place: string) => string | null} placed
 * @property {(thing: string) => string | null} placeOf
 * @property {(target: string) => boolean} shown
 * @property {(target: string) => string} fresh
 * @property {(target: string) => boolean} touch
 * @property {() => void} redraw
 * @property {string[]} keys
 * @property {(keys: string[]) => void} choose
 * @property {boolean} asksAlways whether the reader wants to be asked before every choice
 * @property {typeof import("./art.js").iconAt} icon
 * @property {typeof import("./art.js").shape} shape
 * @property {typeof import("./art.js").colour} colour
 * @property {(seat: number, size?: number) => Child} crest
 * @property {(target: string, about?: About) => Record<string, unknown>} el
 */

/** @typedef {{seats: number[], score: number | null, near: Child}} Team whose points count together; null where they are hidden; `near`: how near they are to what wins */

/**
 * A game's board.js; everything but Board may be missing. The shell knows no game: to it a view is unknown.
 *
 * @template [View=unknown]
 * @template [Scene=unknown]
 * @typedef {object} Board
 * @property {(props: {view: View, ui: Ui<Scene>}) => Child} Board
 * @property {(props: {view: View, ui: Ui<Scene>}) => Child} [Own]
 * @property {(props: {view: View, seat: number, ui: Ui<Scene>}) => Child} [Goods]
 * @property {(props: {view: View, ui: Ui<Scene>}) => Child} [Beside] above the players: an opponent without a seat
 * @property {(view: View, ui: Ui<Scene>) => Team[] | null} [teams] players who count together
 * @property {(props: {id: string, ui: Ui<Scene>}) => Child} [Card]
 * @property {(ui: Ui<Scene>) => {title: string, about: string, picture: Child}[]} [lesson]
 * @property {() => Promise<(section: string, ui: Ui<Scene>) => Child>} [rulePictures] draws beside a part of the rules: rules-part-1 ...
 * @property {{title: string, icon?: string, View: (props: {view: View, ui: Ui<Scene>}) => Child} | null} [Helper]
 * @property {(view: View) => {count: number, now: number, before?: number}} [belt]
 * @property {(view: View, ui: Ui<Scene>) => string} [phase]
 * @property {(view: View, seat: number) => string | null} [emblem]
 * @property {(view: View, seat: number, ui: Ui<Scene>) => Message | string | null} [status]
 * @property {(view: View, seat: number) => number | null} [score]
 * @property {(about: {view: View, decision: Decision, chosen: string[], placed: Record<string, string>, free: string[], ui: Ui<Scene>}) => {say: string, sub?: string, acts?: Act[]} | null} [prompt]
 * @property {(option: Option, view: View, ui: Ui<Scene>) => string | null} [cost]
 * @property {string[]} [reads]
 * @property {(target: string) => string | false} [digit] the key that chooses this card of the hand
 * @property {string[]} [keys]
 * @property {(target: string, view: View, ui: Ui<Scene>) => (Message | string)[] | null} [tip]
 * @property {(view: View, ui: Ui<Scene>) => string[]} [describe]
 * @property {(events: Event[], before: View, after: View, seat: number | null, told: Event[]) => Shown<Scene>} [shown]
 * @property {string[]} [headings]
 * @property {(story: Pick<Chapter, "events">[], ui: Ui<Scene>) => (event: Event) => Child} [log] sentences, or something drawn
 * @property {boolean} [tells] the ribbon says what happens in the sentences of the log
 * @property {(event: Event, seat: number) => boolean} [befalls]
 * @property {Record<string, string>} [lineIcon]
 * @property {(view: View) => string | null} [section]
 * @property {(view: View, ui: Ui<Scene>) => Child} [review]
 */

export {};
