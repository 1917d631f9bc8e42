import type { Progress } from '@tutu/learning/progress/progress'
import { DEFAULT_LANGUAGE, type Language } from '@tutu/contract/core/languages'
import { nameExercises } from '../script/exercises.ts'

export type Found = {
  /** The lesson's own element, with what its exercises need to know, and those that were asked for. */
  readonly lesson: HTMLElement
  readonly href: string
  readonly title: string
  readonly course: string
  /** Asked for, but no more in the lesson. */
  readonly gone: readonly string[]
}

/**
 * Exercises out of the page of their lesson, as every visitor gets it. Answers 'gone' where there is no such lesson any more,
 * 'locked' where this visitor may not read it; fails where the page cannot be had.
 */
export async function fetchExercises(
  progress: Progress,
  id: string,
  names: readonly string[],
  language: Language,
): Promise<Found | 'gone' | 'locked'> {
  const place = progress.lessons[id]!
  const course = progress.courses[place.course]
  if (!course) return 'gone'
  const href = `/course/${course.slug}/${place.slug}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`
  const answer = await fetch(href)
  if (answer.status === 404 || answer.status === 410) return 'gone'
  if (!answer.ok) throw new Error(`The lesson answered ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const article = page.querySelector<HTMLElement>('[data-lesson]')
  if (article?.dataset.lesson !== id) return 'gone'
  const text = article.querySelector('#lesson-text')
  if (!text) return 'locked'
  // Its exercises are not gone.
  if (text.querySelector('[data-unready]')) throw new Error('The lesson is not laid out yet')
  nameExercises(article)
  const exercises = new Map(
    [...article.querySelectorAll<HTMLElement>('.exercise')].map((one) => [one.dataset.id ?? '', one]),
  )
  const lesson = document.importNode(article, false)
  lesson.className = 'prose'
  lesson.append(...names.flatMap((name) => exercises.get(name) ?? []).map((one) => document.importNode(one, true)))
  return {
    lesson,
    href,
    title: article.querySelector('h1')?.textContent ?? '',
    course: course.title[language] ?? Object.values(course.title)[0] ?? '',
    gone: names.filter((name) => !exercises.has(name)),
  }
}
