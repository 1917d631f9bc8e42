import { describe, expect, it } from 'vitest'
import * as progress from './progress.ts'

const DAY = 86_400_000
const course = { slug: 'turtle', title: { en: 'Turtle' }, count: 3 }
const lesson = (number: number) => ({
  id: String(70 + number),
  slug: `lesson-${number}`,
  title: { en: `Lesson ${number}` },
  number,
})
const place = (number: number, hasNext = false) => ({
  courseId: '7',
  course,
  lesson: lesson(number),
  next: hasNext ? lesson(number + 1) : null,
})
const after = (...steps: ((before: progress.Progress) => progress.Progress)[]) =>
  steps.reduce((before, step) => step(before), progress.NO_PROGRESS)
const see = (number: number, now: number) => (before: progress.Progress) => progress.visit(before, place(number), now)
const done = (number: number, now: number) => (before: progress.Progress) =>
  progress.finish(before, String(70 + number), now)

describe('how a course goes on', () => {
  it.each([
    ['nothing seen', [], undefined],
    ['the first is open', [see(1, 1)], 1],
    ['the first is done', [see(1, 1), done(1, 2)], 2],
    ['the second was looked at, the first left open', [see(1, 1), see(2, 2)], 2],
    ['the last is done, the first was left out', [see(3, 1), done(3, 2)], 1],
    ['all are done', [see(1, 1), done(1, 1), see(2, 2), done(2, 2), see(3, 3), done(3, 3)], undefined],
  ])('%s', (_, steps, number) => expect(progress.nextStep(after(...steps), '7')?.number).toBe(number))

  it('leads to a lesson that was never seen, by the one before it', () => {
    const begun = progress.finish(progress.visit(progress.NO_PROGRESS, place(1, true), 5), '71', 6)
    expect(progress.nextStep(begun, '7')).toMatchObject({
      number: 2,
      slug: 'lesson-2',
      title: { en: 'Lesson 2' },
      done: 1,
    })
  })

  it('knows when all of it is done', () => {
    expect(progress.isCourseDone(after(see(1, 1), done(1, 1)), '7')).toBe(false)
    expect(progress.isCourseDone(after(...[1, 2, 3].flatMap((n) => [see(n, n), done(n, n)])), '7')).toBe(true)
  })
})

describe('what went wrong', () => {
  const begun = after(see(1, 0))
  const missed = progress.miss(begun, '71', 'turns', 0)

  it('comes back after 1, 3, 7 and 21 days, and then is known', () => {
    let now = 0
    let state = missed
    for (const days of [1, 3, 7, 21]) {
      expect(progress.dueExercises(state, now + (days - 1) * DAY)).toEqual([])
      now += days * DAY
      expect(progress.dueExercises(state, now)).toEqual([{ lesson: '71', exercise: 'turns' }])
      state = progress.solve(state, '71', 'turns', now)
    }
    expect(progress.dueExercises(state, now + 400 * DAY)).toEqual([])
  })

  it('waits from the morning of its day on: lessons are not at the same hour every day', () => {
    const afternoon = new Date(2026, 10, 23, 17, 30).getTime()
    const state = progress.miss(begun, '71', 'turns', afternoon)
    const lateOnTheDay = new Date(2026, 10, 23, 23, 59).getTime()
    expect(progress.dueExercises(state, lateOnTheDay)).toEqual([])
    const nextMorning = new Date(2026, 10, 24, 7).getTime()
    expect(progress.dueExercises(state, nextMorning)).toEqual([{ lesson: '71', exercise: 'turns' }])
    const right = progress.solve(state, '71', 'turns', nextMorning)
    expect(right.lessons['71']!.again['turns']).toEqual({ step: 1, due: nextMorning + 3 * DAY })
  })

  it('is not asked again where a copy from before it was known is merged in', () => {
    let [now, state] = [0, missed]
    let before = state
    for (const days of [1, 3, 7, 21]) {
      now += days * DAY
      before = state
      state = progress.solve(state, '71', 'turns', now)
    }
    const merged = progress.merge(before, state)
    expect(progress.dueExercises(merged, now + 400 * DAY)).toEqual([])
    expect(progress.merge(state, before)).toEqual(merged)
    expect(progress.readProgress(JSON.parse(JSON.stringify(merged)))).toEqual(merged)
  })

  it('solved for the last time, or dropped, before its hour, is not asked again by a copy from before', () => {
    const afternoon = new Date(2026, 10, 23, 17, 30).getTime()
    const [first = 0, ...steps] = [1, 3, 7, 21]
    let state = progress.miss(begun, '71', 'turns', afternoon)
    let now = afternoon + first * DAY
    for (const days of steps) {
      state = progress.solve(state, '71', 'turns', now)
      now += days * DAY
    }
    const morning = new Date(now).setHours(7)
    const merge = (after: progress.Progress) => progress.dueExercises(progress.merge(state, after), now + 400 * DAY)
    expect(merge(state)).toHaveLength(1)
    expect(merge(progress.solve(state, '71', 'turns', morning))).toEqual([])
    expect(merge(progress.drop(state, '71', 'turns', morning))).toEqual([])
  })

  it('is dropped where the lesson has it no more', () => {
    const state = progress.drop(missed, '71', 'turns', DAY)
    expect(progress.dueExercises(state, 400 * DAY)).toEqual([])
    expect(progress.dueExercises(progress.merge(state, missed), 400 * DAY)).toEqual([])
  })

  it('says when the next one waits', () => {
    expect(progress.nextReview(begun)).toBeUndefined()
    expect(progress.nextReview(missed)).toBe(DAY)
  })

  it('what was opened of hints is kept, of two devices the most, and read back', () => {
    const here = progress.help(see(1, 0)(progress.NO_PROGRESS), '71', 'turns', 2)
    const there = progress.help(progress.help(see(1, 0)(progress.NO_PROGRESS), '71', 'turns', 1), '71', 'slip', 9)
    const merged = progress.readProgress(JSON.parse(JSON.stringify(progress.merge(here, there))))
    expect(merged.lessons['71']!.helped).toEqual({ turns: 2, slip: progress.ANSWERED })
    expect(progress.help(merged, '71', 'turns', 1).lessons['71']!.helped!.turns).toBe(2)
  })

  it('begins anew when it goes wrong again, and keeps its star', () => {
    const right = progress.solve(missed, '71', 'turns', DAY)
    const again = progress.miss(right, '71', 'turns', 5 * DAY)
    expect(again.lessons['71']).toMatchObject({ stars: ['turns'], again: { turns: { step: 0, due: 6 * DAY } } })
  })

  it('solved on the same day, still comes back', () => {
    expect(progress.solve(missed, '71', 'turns', 1000).lessons['71']!.again).toEqual({ turns: { step: 0, due: DAY } })
  })
})

describe('merging', () => {
  const a = after(
    see(1, 5),
    done(1, 9),
    see(2, 20),
    (p) => progress.solve(p, '71', 'x', 9),
    (p) => progress.spendMinutes(p, '71', 4),
  )
  const b = after(
    see(1, 7),
    (p) => progress.solve(p, '71', 'y', 9),
    (p) => progress.spendMinutes(p, '71', 9),
    see(3, 30),
  )

  it('loses nothing of either, whichever comes first, and changes nothing the second time', () => {
    const merged = progress.merge(a, b)
    expect(merged.lessons['71']).toMatchObject({ seen: 7, done: 9, minutes: 9, stars: ['x', 'y'] })
    expect(Object.keys(merged.lessons)).toEqual(['71', '72', '73'])
    expect(progress.merge(b, a)).toEqual(merged)
    expect(progress.merge(merged, a)).toEqual(merged)
  })
})

it('reads what it wrote, and of what is broken the rest', () => {
  const state = progress.miss(after(see(1, 5), done(1, 9)), '71', 'x', 9)
  expect(progress.readProgress(JSON.parse(JSON.stringify(state)))).toEqual(state)
  for (const broken of [null, 4, [], { lessons: [] }, { lessons: { 71: { slug: '../admin' } } }])
    expect(progress.readProgress(broken)).toEqual(progress.NO_PROGRESS)
})

describe('stars of the tools', () => {
  const stars = (tools: unknown) => progress.readProgress({ courses: {}, lessons: {}, tools })

  it('are the better of both devices, whichever comes first, and twice changes nothing', () => {
    const [home, school] = [stars({ typing: { fj: 3, dk: 1 } }), stars({ typing: { dk: 2 }, clock: { 1: 1 } })]
    const both = { typing: { fj: 3, dk: 2 }, clock: { 1: 1 } }
    expect(progress.merge(home, school).tools).toEqual(both)
    expect(progress.merge(school, progress.merge(school, home)).tools).toEqual(both)
  })

  it('are three at most, of two hundred exercises, of tools that there are', () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`l${at}`, 99]))
    const { tools } = stars({ super: many, chess: { 1: 3 }, clock: { 1: -2 } })
    expect(Object.keys(tools!)).toEqual(['super'])
    expect(new Set(Object.values(tools!.super!))).toEqual(new Set([3]))
    expect(Object.keys(tools!.super!)).toHaveLength(200)
  })
})
