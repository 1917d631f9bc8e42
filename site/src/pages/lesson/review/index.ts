import { drop, dueExercises, nextReview } from '@tutu/learning/progress/progress'
import { changeProgress, keptProgress, PROGRESS_CHANGED } from '../../../lib/learning/progress-store.ts'
import { fill } from '@tutu/contract/core/fill'
import { element } from '../../../lib/element.ts'
import { startExercises } from '../script/exercises.ts'
import { pageLanguage } from '../script/programs.ts'
import { keepInAccount } from '../script/sync.ts'
import { fetchExercises } from './fetch-exercises.ts'

// Asks again what went wrong in lessons, as many as are due today.
const page = document.querySelector<HTMLElement>('[data-review]')
if (page) {
  const review = startReview(page)
  page.querySelector('[data-review-retry]')?.addEventListener('click', () => void review.ask())
  // What an account knows comes a little later.
  addEventListener(PROGRESS_CHANGED, review.askIfIdle)
  void review.ask()
  keepInAccount()
}

type End = 'none' | 'later' | 'done' | 'lost'

function startReview(page: HTMLElement) {
  const list = page.querySelector<HTMLElement>('[data-review-list]')!
  const status = page.querySelector<HTMLElement>('[data-review-status]')!
  const loading = status.textContent
  let isIdle = false

  function end(name: End | undefined): void {
    isIdle = name === 'none' || name === 'later'
    status.hidden = name !== undefined
    for (const one of page.querySelectorAll<HTMLElement>('[data-review-end]'))
      one.hidden = one.dataset.reviewEnd !== name
    if (name !== 'later') return
    const place = page.querySelector<HTMLElement>('[data-review-date]')!
    const date = new Intl.DateTimeFormat(document.documentElement.lang, { month: 'long', day: 'numeric' })
    place.textContent = fill(place.dataset.reviewDate!, { date: date.format(nextReview(keptProgress())) })
  }

  async function ask(): Promise<void> {
    end(undefined)
    status.textContent = loading
    const now = Date.now()
    const progress = keptProgress()
    const wanted = new Map<string, string[]>()
    for (const { lesson, exercise } of dueExercises(progress, now))
      wanted.set(lesson, [...(wanted.get(lesson) ?? []), exercise])
    const lessons = [...wanted]
    const found = await Promise.all(
      lessons.map(([id, names]) => fetchExercises(progress, id, names, pageLanguage()).catch(() => 'lost' as const)),
    )
    if (found.length > 0 && found.every((one) => one === 'lost')) return end('lost')

    let left = 0
    const showLeft = (): void => {
      status.textContent = fill(left === 1 ? status.dataset.one! : status.dataset.reviewStatus!, { count: left })
      if (left > 0) return
      end('done')
      page.querySelector<HTMLElement>('[data-review-end=done] h2')?.focus()
    }
    list.replaceChildren()
    for (const [at, [id, names]] of lessons.entries()) {
      const one = found[at]!
      if (one === 'lost' || one === 'locked') continue
      for (const name of one === 'gone' ? names : one.gone) changeProgress((known) => drop(known, id, name, now))
      if (one === 'gone' || one.lesson.children.length === 0) continue
      const link = element('a', { href: one.href, class: 'text-link' }, `${one.course} · ${one.title}`)
      list.append(element('section', { class: 'review-lesson' }, element('p', {}, link), one.lesson))
      left += one.lesson.children.length
      const solved = new Set<string>()
      startExercises(one.lesson, (name) => {
        if (solved.has(name)) return
        solved.add(name)
        left--
        showLeft()
      })
    }
    if (left > 0) showLeft()
    else end(nextReview(keptProgress()) === undefined ? 'none' : 'later')
  }

  return { ask, askIfIdle: () => isIdle && dueExercises(keptProgress(), Date.now()).length > 0 && void ask() }
}
