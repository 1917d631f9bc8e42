import { createExercise } from '@tutu/learning/typing/exercise'
import { isFit } from '@tutu/learning/typing/fit-words'
import { lessonText } from '@tutu/learning/typing/lesson'
import { toTypedPinyin } from '@tutu/learning/typing/lessons/build'
import { LESSONS, UNITS } from '@tutu/learning/typing/lessons/index'
import { LETTERS } from '@tutu/learning/typing/lessons/letters'
import { POEMS } from '@tutu/learning/typing/lessons/poems'
import { expect, test } from 'vitest'
import { KEY_OF } from './keyboard/layout.ts'
import { DICTIONARY } from './dictionary.ts'

test('there are at least 60 lessons, each with its own name', () => {
  expect(LESSONS.length).toBeGreaterThanOrEqual(60)
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length)
})

test.each(UNITS.flatMap(({ id, lessons }) => lessons.map((lesson) => [`${id}/${lesson.id}`, lesson] as const)))(
  '%s is whole: both languages, a text of a few minutes, keys that exist',
  (_, lesson) => {
    expect(lesson.title['zh-cn'] && lesson.title.en).toBeTruthy()
    for (const { text, meaning } of lesson.lines) {
      expect(text).toMatch(/^\S[\s\S]*\S$|^\S$/)
      if (meaning) expect(meaning['zh-cn'] && meaning.en).toBeTruthy()
    }
    const text = lessonText(lesson)
    expect([...text].length).toBeGreaterThanOrEqual(12)
    expect([...text].length).toBeLessThanOrEqual(260)
    if (lesson.script === 'han') return
    for (const unit of text) expect(KEY_OF.get(unit), unit).toBeDefined()
    if (lesson.script === 'code') for (const { meaning } of lesson.lines) expect(meaning).toBeDefined()
    expect(createExercise({ text, script: lesson.script, mode: 'wait' }).words.length).toBeGreaterThan(1)
  },
)

test('a letter lesson uses only keys that came before it', () => {
  const order = 'fj dk sl a; gh - ei ru wo qp ty - vm c, x. z/ bn - -'.split(' ')
  let known = ' '
  for (const [at, lesson] of LETTERS.slice(0, order.length).entries()) {
    known += order[at] === '-' ? '' : order[at]
    for (const unit of lessonText(lesson)) expect(known, `${lesson.id}: ${unit}`).toContain(unit)
  }
})

test.each(LESSONS.filter(({ script }) => script === 'han').map((lesson) => [lesson.id, lesson] as const))(
  '%s has a syllable for every Han character',
  (_, { lines }) => {
    for (const { text, pinyin = '' } of lines) {
      const han = [...text].filter((unit) => /\p{Script=Han}/u.test(unit))
      expect(pinyin.split(' ')).toHaveLength(han.length)
      expect(pinyin).toMatch(/^[a-zāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü ]+$/u)
    }
  },
)

test('there are twelve poems, four or five lines of five or seven characters', () => {
  expect(POEMS).toHaveLength(12)
  for (const { lines } of POEMS) {
    const verses = lines.flatMap(({ text }) => text.split(/[，。]/).filter(Boolean))
    for (const verse of verses) expect([1, 5, 7]).toContain([...verse].length)
  }
})

test.each([
  ['lǜ shuǐ', 'lv shui'],
  ['xīng xing', 'xing xing'],
  ['nǚ hái', 'nv hai'],
  ['é é', 'e e'],
])('%s is typed %s', (pinyin, typed) => {
  expect(toTypedPinyin(pinyin)).toBe(typed)
})

test('no list, lesson or meaning has a word unfit for children', () => {
  // Grass and butterfly in pinyin; the first steps of fingers.
  const meant = new Set(['cao', 'die', 'jj', 'xxx'])
  const texts = LESSONS.flatMap(({ title, lines }) => [
    title.en,
    ...lines.flatMap(({ text, meaning, pinyin = '' }) => [text, meaning?.en ?? '', toTypedPinyin(pinyin)]),
  ])
  const words = [...DICTIONARY, ...texts.flatMap((text) => text.split(/[^A-Za-z0-9]+/))]
  expect(words.length).toBeGreaterThan(1000)
  expect(words.filter((word) => !isFit(word) && !meant.has(word))).toEqual([])
})
