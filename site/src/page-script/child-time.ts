import { fillMember, forgetMember, isSignedIn, memberSession } from '../lib/member/session.ts'

type Rest = { reason: 'minutes' | 'quiet'; until: number }
type Answer = { code: number; data: { counted: boolean; rest: Rest | null; childMode: boolean } | null }

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
  if (page) startLeaving(page)
  if (!isSignedIn(memberSession.read())) return
  void beat(page)
  setInterval(() => void beat(page), EVERY)
}

async function beat(page: HTMLElement | null): Promise<void> {
  const member = memberSession.read()
  if (!isSignedIn(member) || document.visibilityState !== 'visible' || kept(UNCOUNTED) === String(member.id)) return
  const answer = await ask('/api/account/heartbeat', {}, member.token)
  if (answer?.code !== 1 || !answer.data) return
  const { counted, rest, childMode } = answer.data
  // A guardian has begun or ended it meanwhile. Another tab may be somebody else's by now.
  const { token, id, nickname, avatar } = memberSession.read()
  if (token === member.token) fillMember({ id, nickname, avatar, childMode })
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
  page.querySelector('[data-rest-leave]')!.addEventListener('click', () => {
    const { token, refreshToken } = memberSession.read()
    void ask('/api/user/logout', { refresh_token: refreshToken }, token).then(() => {
      forgetMember()
      location.replace('/')
    })
  })
}

/** Undefined where there was no answer: nothing is known then. */
async function ask(path: string, body: object, token: string): Promise<Answer | undefined> {
  const headers = { 'content-type': 'application/json', 'ba-user-token': token, server: 'true' }
  try {
    return (await (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as Answer
  } catch {
    return undefined
  }
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
