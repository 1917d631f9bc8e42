/** Fewest blocks earn three stars; two for a program a third longer, or two blocks; one for any that does the task. */
export function starsFor(blocks: number, best: number): 1 | 2 | 3 {
  if (blocks <= best) return 3
  return blocks <= twoStarsUpTo(best) ? 2 : 1
}

export function twoStarsUpTo(best: number): number {
  return best + Math.max(2, Math.ceil(best / 3))
}
