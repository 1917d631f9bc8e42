import type { Run } from './run.ts'

/** How a word went: `clean` without a slip in it. Han text: every character. */
export type WordOutcome = { readonly word: string; readonly clean: boolean }

/** Words that were passed, in order. */
export function wordOutcomes({ exercise, presses, entries, caret }: Run): WordOutcome[] {
  const slips = new Set(presses.filter(({ right }) => !right).map(({ index }) => index))
  const last = entries.at(-1)?.index ?? -1
  return exercise.words
    .filter(({ start, length }) => start + length <= caret && start <= last)
    .map(({ start, length }) => {
      const places = Array.from({ length }, (_, offset) => start + offset)
      return {
        word: places.map((index) => exercise.units[index]).join(''),
        clean: !places.some((index) => slips.has(index)),
      }
    })
}
