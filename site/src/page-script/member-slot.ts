import { targetOf } from '@tutu/contract/core/area-paths'
import { checkSession } from '../lib/member/check-session.ts'
import { showInHeader } from '../lib/member/show-in-header.ts'
import { CHECKED, isSignedIn, memberSession } from '../lib/member/session.ts'

/** ms between two questions whether the session is still one. */
const CHECK_EVERY = 10 * 60_000

/**
 * The header's place for the member: it follows what this page and other tabs do, the way to signing in leads back here,
 * and in idle time it is asked whether the session is still one. The pages of the centre, and of signing in, ask by themselves.
 */
export function startMemberSlot(): void {
  const show = () => showInHeader(memberSession.read())
  show()
  memberSession.subscribe(show)
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-sign-in]')
    if (link && !location.pathname.startsWith('/user')) leadBack(link)
  })
  if (location.pathname.startsWith('/user') || !isSignedIn(memberSession.read()) || !isDue()) return
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000))
  idle(() => void checkSession().catch(() => undefined))
}

function leadBack(link: HTMLAnchorElement): void {
  const address = new URL(link.href)
  const search = new URLSearchParams(location.search)
  search.delete('lang')
  address.searchParams.set('to', JSON.stringify(targetOf(location.pathname, search.toString())))
  link.href = address.href
}

function isDue(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(CHECKED)) > CHECK_EVERY
  } catch {
    return false
  }
}
