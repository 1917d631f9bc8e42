import { describe, expect, test } from 'vitest'
import { administratorId } from '../policy/actors.ts'
import { makeRightsBook } from './rights-book.ts'

// 1 ─ 2 ─ 3, 4 · 5 (a screen without actions)
const rule = (id: number, pid: number | null, grantable = true) => ({ id, pid, grantable })
const RULES = [rule(1, null), rule(2, 1), rule(3, 2), rule(4, 2), rule(5, null)]
const group = (id: number, rules: number[], status = true) => ({ id, rules, everything: rules.includes(0), status })
const GROUPS = [
  group(1, [0]),
  group(2, [3, 4]),
  group(3, [3]),
  group(4, [5]),
  group(5, [0], false),
  group(6, [3], false),
]
const who = administratorId
const ADMINS = [
  { id: who(1), group_arr: [1] },
  { id: who(2), group_arr: [2] },
  { id: who(3), group_arr: [3] },
  { id: who(4), group_arr: [3, 4] },
  { id: who(5), group_arr: [5] },
  { id: who(6), group_arr: [] },
  { id: who(7), group_arr: [2] },
  { id: who(8), group_arr: [6] },
]
const book = makeRightsBook(RULES, GROUPS, ADMINS)

describe('who controls whom', () => {
  test.each([
    [1, [2, 3, 4, 6, 7, 8]],
    [2, [3, 6, 8]],
    [3, [6]],
    [4, [3, 6, 8]],
    [5, []],
    [6, []],
    [8, []],
  ])('administrator %i: %j', (holder, others) => {
    expect(book.controlledAdmins(who(holder))).toEqual(others)
  })

  test.each([
    [1, [2, 3, 4, 6]],
    [2, [3, 6]],
    [3, []],
    [4, [6]],
  ])('administrator %i, groups: %j; never their own, none that could give as much once enabled', (holder, groups) => {
    expect(book.controlledGroups(who(holder))).toEqual(groups)
  })
})

test('a rule is held with all below it, and shown with what leads to it', () => {
  expect(book.rulesOf(who(2))).toEqual({ held: [3, 4, 2, 1], shown: [3, 4, 2, 1] })
  const { held, shown } = book.rulesOf(who(3))
  expect(held).toEqual([3])
  expect(new Set(shown)).toEqual(new Set([3, 2, 1]))
  expect(book.rulesOf(who(6))).toEqual({ held: [], shown: [] })
})

test('a rule put below another takes nothing from those who hold that one', () => {
  const moved = makeRightsBook([...RULES, rule(6, 5)], GROUPS, ADMINS)
  expect(moved.controlledAdmins(who(2))).not.toContain(4)
})

describe('what cannot be given', () => {
  // 1 ─ 2 ─ 3, 4 and 6, for super administrators only · 5 · 7 ─ 8, everybody's
  const groups = [group(1, [3, 4, 6, 8]), group(2, [3, 4]), group(3, [3, 6, 8]), group(4, [6, 8])]
  const people = groups.map(({ id }) => ({ id: who(id), group_arr: [id] }))
  const rules = [...RULES, rule(6, 2, false), rule(7, null, false), rule(8, 7, false)]
  const mixed = makeRightsBook(rules, groups, people)

  test('counts neither for who controls whom nor among all there is', () => {
    expect(people.map(({ id }) => mixed.controlledAdmins(id))).toEqual([[3, 4], [3, 4], [4], []])
    expect([...mixed.allLeaves]).toEqual([3, 4, 5])
    expect(mixed.leavesOf([1, 2, 3, 6, 7, 8])).toEqual([3])
  })

  test('is no branch left empty where a group of former times names it', () =>
    expect(mixed.hasEmptyBranch([1, 2, 3, 6, 7, 8])).toBe(false))

  test('is not held, and keeps nobody from holding what is above it', () => {
    expect(mixed.rulesOf(who(1))).toEqual(mixed.rulesOf(who(2)))
    expect(mixed.rulesOf(who(1)).held).toEqual([3, 4, 2, 1])
  })

  test('is told, with what holds nothing else', () => {
    expect(rules.filter(({ id }) => !mixed.isGrantable(id)).map(({ id }) => id)).toEqual([6, 7, 8])
    const below = makeRightsBook([...rules, rule(9, 7)], groups, people)
    expect(below.isGrantable(7)).toBe(true)
  })
})
