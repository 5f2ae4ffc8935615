/**
 * What the API sends (docs/api.md) and what a board is given (docs/client.md), as types. No code.
 *
 * @typedef {{seat: number}} SeatRef
 * @typedef {string | number | SeatRef | (string | SeatRef)[]} Argument
 * @typedef {{id: string, args?: Record<string, Argument>}} Message
 * @typedef {{kind: string, hidden?: boolean, seat?: SeatRef} & Record<string, any>} Event
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
 * @property {Record<string, string | number | boolean>} first_game settings that make a first match simpler
 *
 * @typedef {GameInfo & {title: string, tagline: string, about: string, poster: string | null}} ShelfGame
 *
 * @typedef {object} PlayerInfo
 * @property {number} seat
 * @property {string} name
 * @property {"person" | "bot" | "open"} kind
 * @property {string | null} bot how it plays
 * @property {string | null} nick what a bot is called
 * @property {boolean} lent
 * @property {boolean} present
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
 * @typedef {object} Snapshot
 * @property {string} table
 * @property {string} game
 * @property {"waiting" | "playing" | "over"} status
 * @property {number | null} seat
 * @property {number} seq
 * @property {PlayerInfo[]} players
 * @property {Record<string, any>} settings
 * @property {string} commitment
 * @property {string | null} seed
 * @property {boolean} seed_chosen
 * @property {number[]} deciding
 * @property {number[]} asked
 * @property {any} view
 * @property {Decision | null} decision
 * @property {Option[]} options
 * @property {Places} places
 * @property {Undo} undo
 * @property {number} lingers for how many seconds the reader's last act still stays open
 * @property {Rewind | null} rewind
 * @property {string | null} [rematch] the table where the same people play again
 * @property {number} away_seconds how long somebody must be away before others may lend the seat to a bot
 * @property {Result | null} result
 * @property {Chapter[]} story
 *
 * @typedef {{seq: number, view: any, events: Event[], beats?: Beat[]}} Moment
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
 * @property {boolean} [listed]
 * @property {{chapter: {name: Message, part: Message | null} | null, scores: (number | null)[], ranks: number[] | null} | null} [glance]
 *
 * @typedef {{seat: number, token: string, here: boolean, name: string}} Chair  a seat this browser holds
 *
 * @typedef {{fresh?: string[], move?: any, scene?: any, holds?: boolean}} Shown  targets that changed, whether something moves, what the board draws besides, whether it stays to be read
 * @typedef {{view: any, events: Event[]} & Shown} Step
 *
 * @typedef {object} Board  a game's board.js; everything but Board may be missing
 * @property {(props: {view: any, ui: any}) => any} Board
 * @property {(props: {view: any, ui: any}) => any} [Own]
 * @property {(props: {view: any, seat: number, ui: any}) => any} [Goods]
 * @property {(props: {id: string, ui: any}) => any} [Card]
 * @property {{title: string, icon?: string, View: (props: {view: any, ui: any}) => any} | null} [Helper]
 * @property {(view: any) => {count: number, now: number, before?: number}} [belt]
 * @property {(view: any, ui: any) => string} [phase]
 * @property {(view: any, seat: number) => string | null} [emblem]
 * @property {(view: any, seat: number, ui: any) => Message | string | null} [status]
 * @property {(view: any, seat: number) => number | null} [score]
 * @property {(about: any) => {say: string, sub?: string, acts?: any[]} | null} [prompt]
 * @property {(option: Option, view: any, ui: any) => string | null} [cost]
 * @property {string[]} [reads]
 * @property {string[]} [keys]
 * @property {(target: string, view: any, ui: any) => (Message | string)[] | null} [tip]
 * @property {(view: any, ui: any) => string[]} [describe]
 * @property {(events: Event[], before: any, after: any, seat: number | null, told: Event[]) => Shown} [shown]
 * @property {string[]} [headings]
 * @property {(story: any, ui: any) => (event: any) => any} [log] sentences, or something drawn
 * @property {boolean} [tells] the ribbon says what happens in the sentences of the log
 * @property {(event: any, seat: number) => boolean} [befalls]
 * @property {Record<string, string>} [lineIcon]
 * @property {(view: any) => string | null} [section]
 * @property {(view: any, ui: any) => any} [review]
 */

export {};
