import { DEFAULT_LANGUAGE, pickLanguage, toLanguage } from '@tutu/contract/core/languages'
import { coursesBegun, dueExercises, isCourseDone, nextStep, type Progress } from '@tutu/learning/progress/progress'
import { keptProgress, PROGRESS_CHANGED } from '../lib/learning/progress-store.ts'
import { fill } from '@tutu/contract/core/fill'

/**
 * Fills in what this device remembers, on pages that are the same for everybody:
 * - `<a data-go-on="7" data-go-on-text="Go on with lesson {number}" data-go-on-done="Look again">`: how the course of that
 *   number goes on, or that it is done.
 * - `<… data-go-on="" hidden>` with such a link in it: how the course last looked at goes on. Texts of `[data-go-on-text]`
 *   may name {number}, {lesson}, {course}, {done} and {count}; `data-go-on-untitled` is for a lesson whose name is not known here.
 * - `<a data-review-due="Review {count} questions" hidden>`: shown where something waits to be asked again.
 * - `[data-lesson-ref="71"]`, `[data-course-ref="7"]`: get `data-done` where that lesson, or all of that course, is done.
 */
export function fillGoOn(): void {
  show()
  addEventListener(PROGRESS_CHANGED, show)
}

function show(): void {
  const progress = keptProgress()
  for (const mark of document.querySelectorAll<HTMLElement>('[data-lesson-ref]')) {
    mark.toggleAttribute('data-done', typeof progress.lessons[mark.dataset.lessonRef!]?.done === 'number')
  }
  for (const mark of document.querySelectorAll<HTMLElement>('[data-course-ref]')) {
    mark.toggleAttribute('data-done', isCourseDone(progress, mark.dataset.courseRef!))
  }
  const due = dueExercises(progress, Date.now()).length
  for (const link of document.querySelectorAll<HTMLElement>('[data-review-due]')) {
    link.hidden = due === 0
    link.textContent = fill(link.dataset.reviewDue!, { count: due })
  }
  for (const slot of document.querySelectorAll<HTMLElement>('[data-go-on]')) fillSlot(slot, progress)
}

function fillSlot(slot: HTMLElement, progress: Progress): void {
  const own = slot.dataset.goOn
  const step = (own ? [own] : coursesBegun(progress)).map((id) => nextStep(progress, id)).find(Boolean)
  if (!step) return own && isCourseDone(progress, own) ? showDone(slot) : undefined
  const language = toLanguage(document.documentElement.lang)
  const { course, number, slug, title, done } = step
  const values = {
    number,
    done,
    count: course.count,
    lesson: pickLanguage(title, language),
    course: pickLanguage(course.title, language),
  }
  const href = `/course/${course.slug}${slug ? `/${slug}` : ''}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`
  const texts = slot.dataset.goOnText ? [slot] : slot.querySelectorAll<HTMLElement>('[data-go-on-text]')
  for (const one of texts) {
    const { goOnText, goOnUntitled } = one.dataset
    one.textContent = fill((!values.lesson && goOnUntitled) || goOnText!, values)
  }
  for (const link of slot instanceof HTMLAnchorElement ? [slot] : slot.querySelectorAll('a:not([data-review-due])'))
    link.setAttribute('href', href)
  slot.hidden = false
}

function showDone(slot: HTMLElement): void {
  for (const one of slot.querySelectorAll<HTMLElement>('[data-go-on-done]')) one.textContent = one.dataset.goOnDone!
}
