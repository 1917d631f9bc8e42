/**
 * What a program does that is seen: texts it prints, pauses, what its turtles draw, and, of a program that is gone through
 * step by step, before which line it is and what its variables hold (`name\x1fvalue`, parted by `\x1e`), in order.
 */
export type RunEvent =
  | readonly ['out', text: string]
  | readonly ['wait', seconds: number]
  | readonly ['draw', ...DrawOperation]
  | readonly ['step', line: number, variables: string]

/**
 * As `turtle.py` sends them: the name of the operation, then its values. Points are in steps from the middle of the
 * sheet, upwards; angles in degrees, leftwards.
 */
export type DrawOperation = readonly (string | number | boolean)[]

/** A program that says where it is, and of each of its lines which line of the learner's it is. */
export type Traced = { readonly code: string; readonly lines: readonly number[] }

/** What the program is called with. */
export type RunOrder = {
  code: string
  /** What `input()` answers, in order. Where there are no more of them, the run ends with `asks`. */
  answers: readonly string[]
  /** Of all chance, so that a program run again with one more answer does the same up to there. */
  seed: number
  /** How much of it was shown already, by a run with fewer answers: characters, and everything else as one each. */
  shown: number
  /** Looked at once the program has ended: each call with what it should come to. */
  cases: readonly { call: string; result: string }[]
  /** Of a game that is not played but looked at: how many frames, and what is held in each. Without it, somebody plays. */
  plays?: { readonly frames: number; readonly held: readonly (readonly string[])[] }
}

export type RunEnd =
  | ({ readonly type: 'done'; readonly cases: readonly CaseResult[] } & Misread)
  | { readonly type: 'asks'; readonly prompt: string; readonly shown: number }
  | ({ readonly type: 'failed'; readonly error: RunError } & Misread)
  /** It printed or drew more than anybody could look at. */
  | ({ readonly type: 'too-much' } & Misread)

/** `misread`: the answer that was not what the program was to read. It went on without, and read nothing after it. */
export type Misread = { readonly misread?: string }

export type CaseResult = { readonly call: string; readonly right: boolean; readonly got: string }

/** `line`: in the learner's program, from 1; 0: nowhere in it. */
export type RunError = { readonly name: string; readonly message: string; readonly line: number }

/** From the worker, through the frame, to the page. */
export type FromRun =
  | { readonly type: 'events'; readonly events: readonly RunEvent[] }
  /** What was made ready first now runs: from here its time counts. */
  | { readonly type: 'begun' }
  /** A game has shown another frame. */
  | { readonly type: 'playing' }
  /** It could not read an answer, or can read again. It may compute for ever after it. */
  | ({ readonly type: 'reads' } & Misread)
  /** It was asked whether it still hears. */
  | { readonly type: 'alive' }
  | RunEnd

/** Beyond these a program is ended: nobody reads on, and the page has to stay quick. */
export const OUTPUT_MAX = 200_000
export const EVENTS_MAX = 60_000
/** Frames of a game: half an hour of them, at the most in a second, and some more. */
export const FRAMES_MAX = 120_000
/** Nobody goes through more of them. */
export const STEPS_MAX = 1000

/** So much is handed on at once: after it the program may compute for ever, and its worker with it. */
export const AT_ONCE = 100

export class TooMuch extends Error {}

/** Whether it is all that a game shows: whatever it showed before is of no use then. */
export const isGameFrame = (event: RunEvent | undefined): boolean => event?.[0] === 'draw' && event[1] === 'game'

/** Hands on what a program does: the first of it at once, then collected, a few times a second. */
export function createEmitter(shown: number, send: (events: readonly RunEvent[]) => void) {
  let waiting: RunEvent[] = []
  let sentAt = Date.now()
  let passed = 0
  let count = 0
  let frames = 0
  let added = 0
  function flush(): void {
    if (waiting.length > 0) send(waiting)
    waiting = []
    sentAt = Date.now()
  }
  function add(event: RunEvent): void {
    waiting.push(event)
    if (added++ < AT_ONCE || waiting.length >= 200 || Date.now() - sentAt > 60) flush()
  }
  return {
    emit(event: RunEvent): void {
      if (isGameFrame(event)) {
        if (++frames > FRAMES_MAX) throw new TooMuch()
        return add(event)
      }
      const known = Math.max(0, shown - passed)
      const size = event[0] === 'out' ? event[1].length : 1
      passed += size
      count++
      if (count > EVENTS_MAX || passed > OUTPUT_MAX) throw new TooMuch()
      if (known >= size) return
      add(event[0] === 'out' ? ['out', event[1].slice(known)] : event)
    },
    flush,
    passed: () => passed,
  }
}
