import { LANGUAGES, type Language, type Localized } from '@tutu/contract/core/languages'
import type { Row } from './seed-files.ts'

/** What goes with a tutorial of the demo besides its text, as its front matter names it. */
export function tutorialMedia(slug: string, fronts: Readonly<Record<Language, Row>>) {
  const { steps = 0, file, film } = fronts['zh-cn']
  const words = LANGUAGES.map((language) => [language, String(fronts[language].film)] as const)
  return {
    video_from: film === undefined ? 'none' : 'file',
    video: film === undefined ? null : `/static/tutorials/films/${slug}.mp4`,
    video_words: film === undefined ? null : (Object.fromEntries(words) as Localized),
    attachment: file === undefined ? null : `/static/tutorials/files/${String(file)}`,
    pictures: Array.from({ length: Number(steps) }, (_, at) => `/static/tutorials/steps/${slug}-${at + 1}.svg`),
  }
}
