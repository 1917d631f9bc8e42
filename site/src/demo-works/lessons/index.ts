import { LANGUAGES, type Language } from '@tutu/contract/core/languages'
import type { Project } from '../project.ts'
import { hideAndSeek } from './hide-and-seek.ts'
import { maze } from './maze.ts'
import { WORDS, type Words } from './words.ts'

const HIDE_AND_SEEK = [
  'rabbit-says-hello',
  'now-you-see-me',
  'hide-anywhere',
  'catch-and-count',
  'thirty-seconds',
  'finish-the-game',
]
const MAZE = [
  'draw-a-maze',
  'make-your-own-block',
  'three-levels',
  'crystals-everywhere',
  'ghost-on-patrol',
  'title-and-endings',
]

/**
 * Of each lesson of Scratch what it makes, and what it begins with: what the lessons before it made, and whoever is new
 * without a script. By the names of their files, `/static/lessons/<name>.sb3`, one in each language.
 */
export const LESSON_PROJECTS: Readonly<Record<string, Project>> = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    ...ofCourse('scratch-hide-and-seek', HIDE_AND_SEEK, language, hideAndSeek, (lesson, words) =>
      hideAndSeek(lesson - 1, words),
    ),
    ...ofCourse('scratch-maze-adventure', MAZE, language, maze, (lesson, words) => maze(lesson - 1, words, lesson)),
  ]),
)

type Made = (lesson: number, words: Words) => Project

function ofCourse(course: string, lessons: readonly string[], language: Language, made: Made, begun: Made) {
  const words = WORDS[language]
  return lessons.flatMap((slug, at): [string, Project][] => [
    [`${course}/${slug}.${language}`, made(at + 1, words)],
    [`${course}/${slug}-start.${language}`, begun(at + 1, words)],
  ])
}
