import { toLanguage } from '@tutu/contract/core/languages'
import { dayText } from '../lib/day-text.ts'
import { memberApi } from '../lib/member/api.ts'
import { memberSession } from '../lib/member/session.ts'
import { withQuery } from '../lib/links.ts'

// What a course's page and its lessons' say to whoever is signed in: fetched by them alone, since the pages are everybody's.
const language = toLanguage(document.documentElement.lang)

/** Says in the course's offer what the member has of it already. */
export async function tellOwn(offer: HTMLElement): Promise<void> {
  const course = Number(offer.dataset.offer)
  const own = offer.querySelector<HTMLElement>('[data-own]')
  if (!own) return
  const ask = () => memberApi.call('GET /api/shop/study', { query: { course } }, { showError: false })
  const { data } = await ask()
  const { owned = '', until = '', waiting = '', toOrder = '', joined = '' } = offer.dataset
  const say = (text: string, link?: { href: string; text: string }): void => {
    const anchor = Object.assign(document.createElement('a'), { className: 'text-link', ...pick(link) })
    own.replaceChildren(text, ...(link ? [' ', anchor] : []))
    own.hidden = false
  }
  const enrol = offer.querySelector<HTMLButtonElement>('[data-enrol]')
  enrol?.addEventListener('click', () => {
    memberApi.call('POST /api/shop/enrol', { body: { course } }).then(
      () => {
        enrol.hidden = true
        say(joined)
      },
      (error: Error) => say(error.message),
    )
  })
  if (data.hasCourse) {
    if (enrol) enrol.hidden = true
    // A free course keeps its card: it is open to everybody.
    else offer.dataset.open = ''
    say(enrol ? joined : owned)
  } else if (data.waiting !== null)
    say(waiting, { href: withQuery('/user/shop/orders', language, { order: data.waiting }), text: toOrder })
  else if (data.planUntil !== null) say(until.replace('{day}', dayText(data.planUntil, language)))
}

const pick = (link?: { href: string; text: string }) => (link ? { href: link.href, textContent: link.text } : {})

/** Puts the whole lesson in the place of the locked one, where it is open to the member. Answers whether it did. */
export async function openLesson(page: HTMLElement): Promise<boolean> {
  const { course = '', slug = '', courseId } = page.dataset
  // Renews the session where that is due, too.
  const { data } = await memberApi.call(
    'GET /api/shop/study',
    { query: { course: Number(courseId) } },
    { showError: false },
  )
  if (!data.isOpen) return false
  const query = new URLSearchParams({ course, lesson: slug })
  const answer = await fetch(`/api/shop/lesson?${query.toString()}`, {
    headers: { 'ba-user-token': memberSession.read().token, 'think-lang': language, server: 'true' },
  })
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) return false
  const whole = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const open = whole.querySelector<HTMLElement>('.lesson-page')
  if (!open) return false
  page.replaceChildren(...[...open.childNodes].filter((node) => node.nodeName !== 'SCRIPT'))
  return true
}
