import type { TrialBooking } from '@tutu/contract/api/trial'
import { caller } from '../../ui/visitor-form/calls.ts'
import { chosenTime, showTimes } from './times.ts'

/** The page of one booking, opened by the key that stands after # in its address. */
export function startBooking(page: HTMLElement): void {
  const find = <E extends HTMLElement>(name: string) => page.querySelector<E>(`[${name}]`)!
  const calls = caller(page.dataset['language'] ?? 'zh-cn')
  const said = find('data-said')
  const move = find<HTMLFormElement>('data-move')
  const problem = find('data-move-problem')
  const token = () => location.hash.slice(1)
  let now: TrialBooking | undefined

  find('data-again').addEventListener('click', () => void read())
  // Another letter's link, opened in the same tab.
  addEventListener('hashchange', () => void read())
  find<HTMLDetailsElement>('data-move-part').addEventListener('toggle', ({ currentTarget }) => {
    if ((currentTarget as HTMLDetailsElement).open) void times()
  })
  move.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name !== 'time') return
    find('data-wish').hidden = chosenTime(move) !== undefined
    nameButton()
  })
  move.addEventListener('submit', (event) => {
    event.preventDefault()
    const time = chosenTime(move)
    const wish = move.querySelector<HTMLTextAreaElement>('[name="wish"]')!.value
    void change('/api/trial/move', time === undefined ? { wish } : { time })
  })
  find('data-cancel').addEventListener('click', () => void change('/api/trial/cancel', {}))
  void read()

  const times = async () => {
    await showTimes(find('data-field="time"'), find('data-wish'), calls, { but: now?.appointment?.starttime })
    nameButton()
  }

  /** Words are no time yet: the school sets one. */
  function nameButton(): void {
    const button = move.querySelector<HTMLButtonElement>('[type="submit"]')!
    button.textContent = button.dataset[find('data-wish').hidden ? 'sayTime' : 'sayWish']!
  }

  async function read(): Promise<void> {
    show('loading')
    try {
      const { code, data } = await calls.post<TrialBooking>('/api/trial/mine', { token: token() })
      if (code === 1) tell(data!)
      else show('missing')
    } catch {
      show('failed')
    }
  }

  async function change(path: string, more: object): Promise<void> {
    say('')
    problem.textContent = ''
    for (const button of page.querySelectorAll('button')) button.disabled = true
    try {
      const answer = await calls.post<TrialBooking>(path, { token: token(), ...more })
      if (answer.code === 1) {
        for (const part of page.querySelectorAll('details')) part.open = false
        tell(answer.data!)
        // Its heading says that it is cancelled.
        if (!answer.data!.isCancelled) say(answer.msg)
      } else if (answer.data?.errors) {
        await times()
        problem.textContent = Object.values(answer.data.errors)[0] ?? answer.msg
      } else {
        // What it is now may be another thing than what stands here: said, and what can be done then.
        await read()
        say(answer.msg, { isRefusal: true })
      }
    } catch {
      say(said.dataset[navigator.onLine ? 'broken' : 'offline']!, { isRefusal: true })
    } finally {
      for (const button of page.querySelectorAll('button')) button.disabled = false
    }
  }

  function say(text: string, { isRefusal = false } = {}): void {
    said.textContent = text
    said.classList.toggle('text-berry', isRefusal)
  }

  function show(part: 'loading' | 'missing' | 'failed' | 'shown'): void {
    for (const one of page.querySelectorAll<HTMLElement>('[data-part]')) one.hidden = one.dataset['part'] !== part
  }

  function tell(booking: TrialBooking): void {
    now = booking
    const { state, appointment, number, canChange, isMailed } = booking
    const isBooked = state === 'booked' && appointment !== null
    const isLate = isBooked && !canChange
    const heading = find('data-heading')
    heading.textContent = heading.dataset[booking.isCancelled ? 'cancelled' : state]!
    const next = find('data-next')
    next.textContent = [
      next.dataset[state],
      canChange && isMailed ? next.dataset['mailed'] : '',
      isLate ? next.dataset['late'] : '',
    ]
      .filter(Boolean)
      .join(' ')
    line('number', number)
    line('when', appointment && state !== 'lost' ? `${appointment.day} ${appointment.hours}` : '')
    line('place', appointment && state !== 'lost' ? appointment.place : '')
    line('mentor', appointment && state !== 'lost' ? appointment.mentor : '')
    line('course', booking.course)
    line('age', booking.age)
    line('wish', appointment ? '' : booking.wish)
    const calendar = find<HTMLAnchorElement>('data-calendar')
    calendar.hidden = !isBooked
    calendar.href = `/api/trial/calendar?token=${encodeURIComponent(token())}${page.dataset['query']!}`
    find('data-change').hidden = !canChange
    find('data-contact').hidden = !isLate
    find('data-rebook').hidden = state !== 'lost' && state !== 'missed'
    show('shown')
    heading.focus()
  }

  function line(name: string, text: string): void {
    const row = page.querySelector<HTMLElement>(`[data-line="${name}"]`)!
    row.hidden = text === ''
    row.querySelector('dd')!.textContent = text
  }
}
