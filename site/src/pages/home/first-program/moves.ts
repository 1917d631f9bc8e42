/** What a block of the front page's program lets Tutu do. */
export const MOVES = ['jump', 'turn', 'hide', 'grow'] as const
export type Move = (typeof MOVES)[number]

/** The program that stands there at first. */
export const FIRST_PROGRAM: readonly Move[] = ['jump', 'turn', 'hide']

/** ms */
export const MOVE_TIME = 700

/** The move a press on a block changes it to. */
export function moveAfter(move: Move): Move {
  return MOVES[(MOVES.indexOf(move) + 1) % MOVES.length]!
}

/** How Tutu goes about it, in the scene's own units; each ends as it began. */
export const KEYFRAMES: Readonly<Record<Move, Keyframe[]>> = {
  jump: [
    { transform: 'none' },
    { transform: 'translateY(14px) scaleY(0.94)', offset: 0.18 },
    { transform: 'translateY(-84px)', offset: 0.5 },
    { transform: 'translateY(10px) scaleY(0.96)', offset: 0.84 },
    { transform: 'none' },
  ],
  turn: [
    { transform: 'none' },
    { transform: 'translateY(-56px) rotate(180deg)', offset: 0.5 },
    { transform: 'rotate(360deg)' },
  ],
  hide: [
    { transform: 'none' },
    { transform: 'translateY(236px)', offset: 0.35 },
    { transform: 'translateY(236px)', offset: 0.65 },
    { transform: 'none' },
  ],
  grow: [
    { transform: 'none' },
    { transform: 'scale(1.32)', offset: 0.4 },
    { transform: 'scale(1.26)', offset: 0.7 },
    { transform: 'none' },
  ],
}
