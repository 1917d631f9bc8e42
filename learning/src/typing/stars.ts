import type { Figures } from './figures.ts'

/** Stars of a finished exercise: by accuracy alone, so that nobody is rewarded for rushing. Never none. */
export function starsOf({ accuracy }: Pick<Figures, 'accuracy'>): 1 | 2 | 3 {
  return accuracy >= 96 ? 3 : accuracy >= 88 ? 2 : 1
}

/** Accuracy × effort: a point for every ten characters, scaled down below 100 % and nothing below 60 %. */
export function pointsOf({ accuracy, length }: Pick<Figures, 'accuracy' | 'length'>): number {
  return Math.round((length / 10) * Math.max(0, (accuracy - 60) / 40))
}
