/** With one of these the user goes on by themselves. */
const MOVES = ['pointerdown', 'keydown', 'wheel'] as const

/** Calls `stop` as soon as the user does something; the answer ends the waiting for it. */
export function untilUserMoves(stop: () => void): () => void {
  for (const event of MOVES) document.addEventListener(event, stop, true)
  return () => {
    for (const event of MOVES) document.removeEventListener(event, stop, true)
  }
}
