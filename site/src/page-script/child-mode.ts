import { CHILD_MODE_PAGE } from '@tutu/contract/core/constants'
import { memberSession } from '../lib/member/session.ts'

/**
 * In child mode pages for grown-ups, and links that lead out of the site, lead to the page that says so. What changes or spends
 * something the server refuses: this only spares the child the way there.
 */
export function startChildMode(): void {
  leaveForGrownUps()
  // Begun in another tab, or on the guardian page.
  memberSession.subscribe(leaveForGrownUps)
  document.addEventListener('click', stay, { capture: true })
  document.addEventListener('auxclick', stay, { capture: true })
}

function leaveForGrownUps(): void {
  if (isOn() && 'forGrownUps' in document.body.dataset) location.replace(childModePath())
}

function stay(event: Event): void {
  if (!isOn()) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin === location.origin || link.protocol === 'blob:') return
  event.preventDefault()
  event.stopPropagation()
  location.assign(childModePath())
}

const isOn = (): boolean => 'childMode' in document.documentElement.dataset

const childModePath = (): string => CHILD_MODE_PAGE + (location.search.includes('lang=en') ? '?lang=en' : '')
