import type { Row } from './seed-files.ts'

/** What goes with a tutorial of the demo besides its text, as its front matter names it. */
export function tutorialMedia(slug: string, { steps = 0 }: Row) {
  return {
    pictures: Array.from({ length: Number(steps) }, (_, at) => `/static/tutorials/steps/${slug}-${at + 1}.svg`),
  }
}
