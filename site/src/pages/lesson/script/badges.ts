import { badgesOf } from '@tutu/learning/progress/badges'
import { keptProgress } from '../../../lib/learning/progress-store.ts'

/** Shows the badges that were earned `at` that moment: `inside` what earned them, which is told as it comes, or where they lie. */
export function showBadges(at: number, inside?: Element): void {
  const progress = keptProgress()
  for (const name of badgesOf(progress)) {
    const badge = document.querySelector<HTMLElement>(`[data-badge=${name}]`)
    if (!badge || progress.badges?.[name] !== at) continue
    badge.hidden = false
    inside?.prepend(badge)
  }
}
