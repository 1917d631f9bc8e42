import { lessonText } from '@tutu/learning/typing/lesson'
import { LESSONS } from '@tutu/learning/typing/lessons/index'
import { expect, test } from 'vitest'
import { drillOf, textOfLesson, titleOf } from './race-text.ts'

test('every lesson can be raced, short or whole, within what a race takes', () => {
  for (const lesson of LESSONS) {
    const [short, whole] = [textOfLesson(lesson, true), textOfLesson(lesson, false)]
    expect(whole.text, lesson.id).toBe(lessonText(lesson))
    expect(whole.text.startsWith(short.text), lesson.id).toBe(true)
    expect([...whole.text].length, lesson.id).toBeLessThanOrEqual(2000)
    expect(short.lesson.length).toBeLessThanOrEqual(40)
    expect(titleOf(short, 'en')).toBe(lesson.title.en)
  }
})

test('a poem in a race has its pinyin, code its colours, and a text of the teacher’s neither', () => {
  const poem = LESSONS.find(({ id }) => id === 'quiet-night')!
  expect(drillOf(textOfLesson(poem, true)).pinyin?.get(0)).toBe('chuáng')
  const code = LESSONS.find(({ language }) => language === 'python')!
  expect(drillOf(textOfLesson(code, true)).language).toBe('python')
  const own = drillOf({ lesson: '', title: 'x', text: '床前', script: 'han' })
  expect([own.pinyin, own.language, own.breaks]).toEqual([undefined, undefined, [0]])
  // Another text under a lesson's name is a text of the teacher's.
  expect(drillOf({ lesson: poem.id, title: '', text: '不是这首', script: 'han' }).pinyin).toBeUndefined()
})
