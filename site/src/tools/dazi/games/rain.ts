export const LIVES = 5
const BOUNCE = 0.55

type Plan = {
  letters: number
  /** ms from the top to the ground at the start, and between two letters. */
  fall: number
  every: number
}

/**
 * Letters that fall one after the other. The oldest is always the lowest and the one to type, so the fall is an exercise
 * whose text is the letters in their order. A letter that lands costs a life and all bounce up again. The speed
 * rises to one and a half times over the letters.
 */
export function createRain({ letters, fall, every }: Plan) {
  const heights = new Map<number, number>()
  let lives = LIVES
  let sinceLast = every
  let spawned = 0
  return {
    /** Of the letters in the air, 0 top to 1 ground, by index. */
    get heights(): ReadonlyMap<number, number> {
      return heights
    },
    get lives() {
      return lives
    },
    /** After `ms` of play with the letter `next` to type. Answers whether a letter has landed. */
    step(ms: number, next: number): boolean {
      const pace = 1 + (0.5 * next) / letters
      for (const index of heights.keys()) if (index < next) heights.delete(index)
      sinceLast += ms * pace
      // With the sky empty nobody has to wait.
      if (spawned < letters && (sinceLast >= every || heights.size === 0)) {
        heights.set(spawned, 0)
        spawned += 1
        sinceLast = 0
      }
      for (const [index, height] of heights) heights.set(index, height + (ms * pace) / fall)
      const lowest = heights.get(next)
      if (lowest === undefined || lowest < 1) return false
      lives -= 1
      for (const [index, height] of heights) heights.set(index, Math.max(-0.2, height - BOUNCE))
      return true
    },
  }
}
