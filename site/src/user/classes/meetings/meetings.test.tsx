// @vitest-environment jsdom
import type { Register, TaughtMeeting } from '@tutu/contract/api/timetable'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onPage } from '../../../testing/on-page.tsx'
import { dayAfter, dayKey } from '../../../ui/timetable/times.ts'
import Meetings from './meetings.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
const main = document.body.appendChild(document.createElement('main'))
let root: ReturnType<typeof createRoot>
let sent: { path: string; body: unknown }[]
let ahead: TaughtMeeting[]
let register: Register
let closed: { from: string; to: string; name: string }[]

beforeEach(() => {
  root = createRoot(main)
  sent = []
  closed = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (body) sent.push({ path: path.split('?')[0]!, body: JSON.parse(body) as unknown })
    const data = path.includes('/register') ? register : { ahead, past: [], closed }
    return Response.json({ code: 1, msg: '', time: 0, data })
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => {
  vi.unstubAllGlobals()
  main.remove()
})

const room = { id: 7, name: '3B', code: 'abc234', open: true, tasks: [], courses: [], pupils: [], now: 0 }
const show = async (): Promise<void> => {
  const nothing = () => undefined
  const meetings = <Meetings room={room} onChanged={nothing} onCards={nothing} goTo={nothing} />
  await act(async () => root.render(onPage(meetings)))
  await vi.waitFor(() => expect(main.querySelector('.skeleton')).toBeNull())
}
const buttons = () => [...main.querySelectorAll('button')]
const press = (name: string) =>
  act(async () =>
    buttons()
      .find((one) => one.textContent === name)!
      .click(),
  )
const fill = (name: string, value: string) =>
  act(async () => {
    const input = main.querySelector<HTMLInputElement>(`input[name=${name}]`)!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const refused = () => [...main.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name)

const START = Date.parse('2026-12-05T08:00:00Z') / 1000
const meeting = (id: number): TaughtMeeting => ({
  id,
  starttime: START + id * 7 * 86_400,
  minutes: 90,
  place: 'Room 3',
  link: '',
  about: `Castle ${id}`,
  lesson: null,
  state: 'planned',
  reason: '',
  note: '',
  homework: '',
  series: false,
  takentime: null,
  counts: { present: 0, late: 0, excused: 0, absent: 0 },
  leaves: 0,
  written_to: 0,
  clash: '',
})

describe('meetings of a class', () => {
  test('are planned by day, time and length, and what is wrong is told beside it before anything is sent', async () => {
    ahead = []
    await show()
    await fill('minutes', '0')
    await press('Plan it')
    expect([refused(), sent]).toEqual([['day', 'minutes'], []])
    const day = dayAfter(dayKey(Date.now() / 1000), 3)
    await fill('day', day)
    await fill('minutes', '45')
    await press('Each week')
    await press('Plan it')
    expect([refused(), sent]).toEqual([['until'], []])
    await fill('until', dayAfter(day, 52 * 7))
    await press('Plan it')
    expect([refused(), sent]).toEqual([['until'], []])
    expect(main.textContent).toContain(`until ${dayAfter(day, 51 * 7)} at the latest`)
    await fill('until', dayAfter(day, 14))
    await press('Plan it')
    expect(sent).toMatchObject([
      {
        path: '/api/timetable/plan',
        body: { id: 7, day, time: '16:00', minutes: 45, until: dayAfter(day, 14), lesson: null },
      },
    ])
    expect((sent[0]!.body as { time_zone: string }).time_zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  })

  test('are planned in sight of the days without lessons', async () => {
    ahead = []
    closed = [{ from: '2027-02-05', to: '2027-02-19', name: '春节' }]
    await show()
    await fill('day', '2027-02-10')
    expect(main.textContent).toContain('No lessons on this day. 春节')
    await press('Each week')
    expect(main.textContent).toMatch(/are skipped: .*February 5 – .*February 19 春节/)
    expect(main.textContent).not.toContain('No lessons on this day')
  })

  test('that are close are shown, the others when asked for, and the focus goes on to them', async () => {
    ahead = Array.from({ length: 10 }, (_, index) => meeting(index + 1))
    await show()
    const shown = () => main.querySelectorAll('.taught-meeting').length
    expect([shown(), main.querySelector('details')!.open]).toEqual([4, false])
    await press('6 more')
    expect(shown()).toBe(10)
    expect(document.activeElement!.closest('li')!.textContent).toContain('Castle 5')
  })
})

test('a meeting that was cancelled can be restored, with those cancelled after it', async () => {
  ahead = [{ ...meeting(1), state: 'cancelled', series: true }]
  await show()
  await press('Restore')
  await act(async () => main.querySelector<HTMLInputElement>('dialog input[type=checkbox]')!.click())
  await press('Restore this meeting')
  expect(sent).toEqual([{ path: '/api/timetable/restore', body: { id: 7, meeting: 1, following: true } }])
})

describe('attendance', () => {
  const pupil = (user: number, name: string, leave: Register['pupils'][number]['leave'] = null) => ({
    user,
    name,
    state: null,
    leave,
    feedback: '',
    before: null,
    hours: null,
  })
  const open = async (given: Partial<Register> = {}): Promise<void> => {
    ahead = [meeting(1)]
    register = {
      meeting: ahead[0]!,
      costs: 0,
      absence_costs: 0,
      open: true,
      pupils: [pupil(1, 'Dou'), pupil(2, 'Mei', { reason: 'At the sea', by: 'guardian' }), pupil(3, 'Bo')],
      changes: [],
      ...given,
    }
    await show()
    await press('Take attendance')
    await vi.waitFor(() => expect(main.querySelectorAll('.register-list > li')).toHaveLength(register.pupils.length))
  }
  const choice = (name: string, word: string) =>
    [...main.querySelectorAll('fieldset')]
      .find((one) => one.textContent.includes(name))!
      .querySelector<HTMLInputElement>(`[data-state=${word}] input`)!

  test('a class that takes lesson hours shows how many each has, and marks who has few or owes some', async () => {
    await open({
      costs: 1,
      absence_costs: 1,
      pupils: [
        { ...pupil(1, 'Dou'), hours: 12 },
        { ...pupil(2, 'Mei'), hours: -1 },
      ],
    })
    const rows = [...main.querySelectorAll('.register-list legend')]
    expect(rows.map((row) => row.textContent)).toEqual(['Dou12 hours left', 'Mei1 hour owed'])
    expect(rows.map((row) => row.querySelector('.chip') !== null)).toEqual([false, true])
    expect(main.textContent).toContain('or is absent without a word: 1.')
  })

  test('begins with everybody there but who said that they would not be: only the others are touched', async () => {
    await open()
    expect(choice('Mei', 'excused').checked).toBe(true)
    expect(main.textContent).toContain('At the sea')
    await act(async () => choice('Bo', 'absent').click())
    await press('Save attendance')
    expect(sent).toEqual([
      {
        path: '/api/timetable/take',
        body: {
          id: 7,
          meeting: 1,
          marks: [
            { user: 1, state: 'present' },
            { user: 2, state: 'excused' },
            { user: 3, state: 'absent' },
          ],
          note: '',
          homework: '',
        },
      },
    ])
  })

  test('that was marked and not saved is gone on with where one comes back, until it is saved or begun anew', async () => {
    await open()
    await act(async () => choice('Bo', 'absent').click())
    await press('Back to the timetable')
    expect(main.textContent).toContain('Attendance not saved')
    // As when the page is loaded anew.
    await act(async () => root.unmount())
    root = createRoot(main)
    await open()
    expect([choice('Bo', 'absent').checked, choice('Mei', 'excused').checked]).toEqual([true, true])
    await press('Begin anew')
    expect(choice('Bo', 'present').checked).toBe(true)
    await act(async () => choice('Dou', 'late').click())
    await press('Save attendance')
    await press('Back to the timetable')
    expect(main.textContent).not.toContain('Attendance not saved')
  })

  test('has a text for each who came, with one for all before it, and both stay until they are saved', async () => {
    await open()
    const box = (name: string) =>
      [...main.querySelectorAll('label')]
        .find((one) => one.textContent === name)
        ?.parentElement!.querySelector('textarea')
    const type = (name: string, value: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(box(name), value)
        box(name)!.dispatchEvent(new Event('input', { bubbles: true }))
      })
    expect(box('Mei')).toBeUndefined()
    await type('Dou', 'Found the loop.')
    await type('A text for all (may stay empty)', 'We drew a castle.')
    await press('Put it first for 2 children')
    expect([box('Dou')!.value, box('Bo')!.value]).toEqual(['We drew a castle.\nFound the loop.', 'We drew a castle.'])
    await press('Take it away again')
    expect([box('Dou')!.value, box('Bo')!.value]).toEqual(['Found the loop.', ''])
    await press('Helped others.')
    expect(box('Dou')!.value).toBe('Found the loop. Helped others.')
    await press('Back to the timetable')
    await press('Take attendance')
    await vi.waitFor(() => expect(box('Dou')?.value).toBe('Found the loop. Helped others.'))
    await type('Bo', 'x'.repeat(501))
    await press('Save attendance and feedback')
    expect(sent).toEqual([])
    await type('Bo', 'Bo helped.')
    await press('Save attendance and feedback')
    expect(sent).toMatchObject([
      {
        body: {
          marks: [
            { user: 1, feedback: 'Found the loop. Helped others.' },
            { user: 2, state: 'excused' },
            { user: 3, feedback: 'Bo helped.' },
          ],
        },
      },
    ])
  })

  test('leaves what was written elsewhere meanwhile: only what was changed here is sent', async () => {
    await open({ pupils: [{ ...pupil(1, 'Dou'), state: 'present', feedback: 'A castle.' }, pupil(2, 'Mei')] })
    await act(async () => choice('Dou', 'late').click())
    await press('Save attendance and feedback')
    expect(sent).toMatchObject([{ body: { marks: [{ user: 1, state: 'late' }, { user: 2 }] } }])
    const { marks } = sent[0]!.body as { marks: object[] }
    for (const mark of marks) expect(mark).not.toHaveProperty('feedback')
  })

  test('of somebody else on the same computer is not there', async () => {
    await open()
    await act(async () => choice('Bo', 'absent').click())
    await act(async () => root.unmount())
    root = createRoot(main)
    localStorage.setItem('memberInfo', JSON.stringify({ id: 8, token: 'other' }))
    await open()
    expect(choice('Bo', 'present').checked).toBe(true)
  })

  test('cannot be taken before its time: who will not come is read', async () => {
    await open({ open: false })
    expect(choice('Bo', 'absent').matches(':disabled')).toBe(true)
    expect(main.querySelector('button[type=submit]')).toBeNull()
    expect(main.textContent).toContain('At the sea')
  })
})
