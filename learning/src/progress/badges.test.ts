import { expect, it } from 'vitest'
import { badgesOf, type Deed, earn } from './badges.ts'
import { help, merge, miss, NO_PROGRESS, type Progress, readProgress, solve, visit } from './progress.ts'

const HOUR = 3_600_000
const place = {
  courseId: '7',
  course: { slug: 'turtle', title: {}, count: 3 },
  lesson: { id: '71', slug: 'one', title: {}, number: 1 },
  next: null,
}
const begun = visit(NO_PROGRESS, place, 1)

function solved(before: Progress, now = 2, kind = 'choice'): Progress {
  const deed: Deed = { did: 'solve', lesson: '71', exercise: 'turns', kind }
  return earn(before, solve(before, '71', 'turns', now), deed, now)
}
const missed = (times: number, progress = begun): Progress =>
  times === 0 ? progress : missed(times - 1, miss(progress, '71', 'turns', 1))

it.each([
  ['right at once earns none', begun, []],
  ['right after one slip earns none', missed(1), []],
  ['right after two slips', missed(2), ['tries']],
  ['a hint was read', help(begun, '71', 'turns', 2), ['hint']],
  ['the answer was read', help(begun, '71', 'turns', 4), []],
])('%s', (_, before, badges) => expect(badgesOf(solved(before))).toEqual(badges))

it('a bug that was found, and what once went wrong and goes right when it is asked again', () => {
  expect(badgesOf(solved(begun, 2, 'bug'))).toEqual(['mended'])
  expect(badgesOf(solved(missed(1), 25 * HOUR))).toEqual(['remembered'])
})

it('what is asked in the morning of its day is remembered then', () => {
  const afternoon = new Date(2026, 10, 23, 17, 30).getTime()
  const morning = new Date(2026, 10, 24, 7).getTime()
  expect(badgesOf(solved(miss(begun, '71', 'turns', afternoon), morning))).toEqual(['remembered'])
})

it('coming back after a rest, not after an hour and not the first time', () => {
  const come = (before: Progress, now: number) =>
    badgesOf(earn(before, visit(before, place, now), { did: 'visit' }, now))
  expect([come(NO_PROGRESS, 5), come(begun, HOUR), come(begun, 13 * HOUR)]).toEqual([[], [], ['back']])
})

it('each is earned once, told in the order they came, and never lost between devices', () => {
  const one = solved(missed(2), 10)
  expect(badgesOf(solved(help(one, '71', 'turns', 1), 20))).toEqual(['tries', 'hint'])
  expect(solved(missed(2, one), 30).badges).toEqual({ tries: 10 })
  const other = solved(help(begun, '71', 'turns', 1), 5)
  const both = merge(one, other)
  expect(badgesOf(both)).toEqual(['hint', 'tries'])
  expect(merge(other, one)).toEqual(both)
  expect(readProgress(JSON.parse(JSON.stringify(both)))).toEqual(both)
  expect(badgesOf(visit(both, place, 50))).toEqual(['hint', 'tries'])
})
