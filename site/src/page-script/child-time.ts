import { askAs } from '../lib/member/ask-as.ts'
import { fillMember, isSignedIn, memberSession } from '../lib/member/session.ts'
import type * as Leave from '../pages/rest/leave.ts'

type Rest = { reason: 'minutes' | 'quiet'; until: number }
type Beat = { counted: boolean; rest: Rest | null; childMode: boolean }

/** ms between two beats; the server counts gaps of up to 90 s. */
const EVERY = 60_000
/** Kept in the tab: a member whose time nobody looks at. */
const UNCOUNTED = 'tutu.uncounted'

/**
 * While a page is looked at by a child who is signed in, its time goes on; when it is over, a gentle page says so. The
 * server counts, and refuses what a member would do: this only tells of it.
 */
export function countChildTime(): void {
  const page = document.querySelector<HTMLElement>('[data-rest]')
  if (!isSignedIn(memberSession.read())) return
  if (page) startLeaving(page)
  void beat(page)
  setInterval(() => void beat(page), EVERY)
}

async function beat(page: HTMLElement | null): Promise<void> {
  const member = memberSession.read()
  if (!isSignedIn(member) || document.visibilityState !== 'visible' || kept(UNCOUNTED) === String(member.id)) return
  // Without an answer nothing is known.
  const answer = await askAs<Beat>(member.id, '/api/account/heartbeat', {}).catch(() => undefined)
  if (!answer) return
  const { counted, rest, childMode } = answer
  // A guardian has begun or ended it meanwhile. Another tab may be somebody else's by now.
  const { id, nickname, avatar } = memberSession.read()
  if (id === member.id) fillMember({ id, nickname, avatar, childMode })
  if (!counted) keep(UNCOUNTED, String(member.id))
  if (page) show(page, rest)
  else if (rest) location.replace(`/rest${location.search.includes('lang=en') ? '?lang=en' : ''}`)
}

function show(page: HTMLElement, rest: Rest | null): void {
  for (const line of page.querySelectorAll<HTMLElement>('[data-rest-why]'))
    line.hidden = line.dataset['restWhy'] !== (rest?.reason ?? 'none')
  const until = page.querySelector<HTMLElement>('[data-rest-until]')!
  until.hidden = !rest
  if (rest) {
    const time = { month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const
    until.querySelector('b')!.textContent = new Date(rest.until * 1000).toLocaleString(
      document.documentElement.lang,
      time,
    )
  }
  page.querySelector<HTMLElement>('[data-rest-go-on]')!.hidden = rest !== null
}

function startLeaving(page: HTMLElement): void {
  const button = page.querySelector<HTMLElement>('[data-rest-leave]')!
  button.hidden = false
  button.addEventListener('click', () => {
    const loading = import(/* @vite-ignore */ button.dataset['script']!) as Promise<typeof Leave>
    // Without it nothing has ended, and the button can be pressed again.
    loading.then(({ leave }) => leave()).catch(() => undefined)
  })
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Asked once more on the next page.
  }
}
