import { badgesOf } from '@tutu/learning/progress/badges'
import { keptProgress } from '../../../lib/learning/progress-store.ts'

/** Shows the badges that were earned `at` that moment: behind what earned them, or where they lie at the lesson's end. */
export function showBadges(at: number, behind?: Element): void {
  const progress = keptProgress()
  for (const name of badgesOf(progress)) {
    const badge = document.querySelector<HTMLElement>(`[data-badge=${name}]`)
    if (!badge || progress.badges?.[name] !== at) continue
    badge.hidden = false
    behind?.after(badge)
  }
}
