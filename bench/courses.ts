import type { Localized } from '@tutu/contract/core/languages'
import { pick, seededRandom } from '@tutu/learning/random'
import { FORMS, LANGUAGES_TAUGHT, STYLES, THINGS, TOPICS, VERBS } from './words.ts'

export type Course = { slug: string; title: Localized; subtitle: Localized; intro: Localized }

export const COURSES = 10_000

/** The same courses at every run: titles of 8 to 20 characters, subtitles of a sentence, introductions of a screen. */
export function* eachCourse(count: number): Generator<Course> {
  const random = seededRandom(7)
  for (let number = 1; number <= count; number++) yield makeCourse(number, random)
}

export const makeCourses = (count = COURSES): Course[] => [...eachCourse(count)]

function makeCourse(number: number, random: () => number): Course {
  const [style, topic, form] = [pick(STYLES, random), pick(TOPICS, random), pick(FORMS, random)]
  const [verb, thing] = [pick(VERBS, random), pick(THINGS, random)]
  const [next, other] = [pick(VERBS, random), pick(THINGS, random)]
  const tool = pick(LANGUAGES_TAUGHT, random)
  const deeds = {
    'zh-cn': `先${verb['zh-cn']}${thing['zh-cn']}，再${next['zh-cn']}${other['zh-cn']}`,
    en: `${verb.en} ${thing.en} and ${next.en} ${other.en}`,
  }
  return {
    slug: `bench-${number}`,
    title: {
      'zh-cn': `${style['zh-cn']}${tool} ${topic['zh-cn']}${form['zh-cn']}`,
      en: `${style.en} ${topic.en} with ${tool}, ${form.en}`,
    },
    subtitle: { 'zh-cn': deeds['zh-cn'], en: `We ${deeds.en}` },
    intro: {
      'zh-cn': `## 我们会做什么\n\n${`在这门课里，孩子们${deeds['zh-cn']}。`.repeat(6)}\n\n- ${topic['zh-cn']}\n- ${form['zh-cn']}\n`,
      en: `## What we make\n\n${`Children ${deeds.en}. `.repeat(6)}\n\n- ${topic.en}\n- ${form.en}\n`,
    },
  }
}

/** Letters of a Latin word worth typing. */
const LATIN_SHORTEST = 4

/**
 * Different pieces of titles and subtitles, as people type them: two to five Han characters, or a Latin word (whole or
 * its beginning); `words` of the same course, else one or two in turn. Each finds a row at least.
 */
export function makeQueries(
  courses: readonly Course[],
  script: 'han' | 'latin',
  count: number,
  words?: number,
): string[] {
  const random = seededRandom(script === 'han' ? 11 : 13)
  const queries = new Set<string>()
  // There are not so many single words.
  for (let tries = 0; queries.size < count && tries < 20 * count; tries++) {
    const { title, subtitle } = pick(courses, random)
    const pieces = script === 'han' ? [title['zh-cn'], subtitle['zh-cn']] : [title.en, subtitle.en]
    const known = pieces.flatMap((text) =>
      script === 'han' ? (text.match(/\p{Script=Han}{2,}/gu) ?? []) : (text.match(/[A-Za-z]{5,}/g) ?? []),
    )
    const first = piece(pick(known, random), script, random)
    const others = Array.from({ length: (words ?? (random() < 0.5 ? 2 : 1)) - 1 }, () =>
      piece(pick(known, random), script, random),
    )
    queries.add([first, ...others].join(' '))
  }
  return [...queries]
}

/** The same queries with two neighbouring letters of the first word in the wrong order. */
export function makeSlips(queries: readonly string[]): string[] {
  return queries.map((query) => query.replace(/^(\w)(\w)(\w)/, '$1$3$2'))
}

function piece(word: string, script: 'han' | 'latin', random: () => number): string {
  if (script === 'latin') return word.slice(0, Math.max(LATIN_SHORTEST, Math.ceil(word.length * (0.5 + random()))))
  const length = Math.min(word.length, 2 + Math.floor(random() * 4))
  const from = Math.floor(random() * (word.length - length + 1))
  return word.slice(from, from + length)
}
