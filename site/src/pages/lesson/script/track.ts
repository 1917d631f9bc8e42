import { finish, type Place, spendMinutes, visit } from '@tutu/learning/progress/progress'
import { earn } from '@tutu/learning/progress/badges'
import { showBadges } from './badges.ts'
import { changeProgress, keptProgress } from '../../../lib/learning/progress-store.ts'
import { fill } from '@tutu/contract/core/fill'

const MINUTE = 60_000
/** ms without a sign of the child after which time no longer counts. */
const IDLE = 3 * MINUTE

/** Notes that the lesson was opened and for how long, and lets it be called done. Answers what shows its stars. */
export function trackLesson(lesson: HTMLElement): () => void {
  const id = lesson.dataset.lesson!
  const place = JSON.parse(lesson.dataset.place!) as Place
  const now = Date.now()
  changeProgress((progress) => earn(progress, visit(progress, place, now), { did: 'visit' }, now))
  showBadges(now)
  countMinutes(id)

  const box = document.querySelector<HTMLElement>('[data-lesson-done]')
  const button = box?.querySelector('button')
  const status = box?.querySelector<HTMLElement>('[role=status]')
  const exercises = lesson.querySelectorAll('.exercise:not([data-open])').length
  const show = (): void => {
    const known = keptProgress().lessons[id]
    if (!box || !button || !status) return
    const isDone = typeof known?.done === 'number'
    box.toggleAttribute('data-done', isDone)
    button.hidden = isDone
    const stars = Math.min(known?.stars.length ?? 0, exercises)
    const { all = '', some = '', none = '', open = '' } = status.dataset
    const text = isDone ? (exercises === 0 ? none : stars < exercises ? some : all) : exercises > 0 ? open : ''
    status.textContent = fill(text, { stars, count: exercises })
  }
  button?.addEventListener('click', () => {
    changeProgress((progress) => finish(progress, id, Date.now()))
    show()
    status?.focus()
  })
  show()
  return show
}

function countMinutes(id: string): void {
  let active = Date.now()
  for (const name of ['pointerdown', 'keydown', 'scroll'] as const) {
    addEventListener(name, () => (active = Date.now()), { passive: true })
  }
  setInterval(() => {
    if (document.visibilityState === 'visible' && Date.now() - active < IDLE)
      changeProgress((progress) => spendMinutes(progress, id, 1))
  }, MINUTE)
}
