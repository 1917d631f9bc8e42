import { expect, it } from 'vitest'
import { heldLeaves, rulesToPost, ruleTree } from './rule-tree.ts'

const rules = [
  { id: 1, pid: 0, title: '教学' },
  { id: 2, pid: 1, title: '课程' },
  { id: 3, pid: 2, title: '查看' },
  { id: 4, pid: 2, title: '编辑' },
  { id: 5, pid: 99, title: '别处的按钮' },
]
const tree = ruleTree(rules)

it('puts every rule below its parent, and one without a visible parent at the top', () => {
  expect(tree.map(({ key }) => key)).toEqual([1, 5])
  expect(tree[0]?.children[0]?.children.map(({ key }) => key)).toEqual([3, 4])
})

it('leaves out what means nothing when given', () => {
  const open = [
    { id: 6, pid: 0, title: '个人资料', ungrantable: true },
    { id: 7, pid: 6, title: '编辑', ungrantable: true },
  ]
  expect(ruleTree([...rules, ...open])).toEqual(tree)
})

it('ticks what has nothing below it; a parent held is whole only when all below is', () =>
  expect(heldLeaves(tree, new Set([1, 2, 3]))).toEqual([3]))

it('posts what is ticked, what is above it, and what the caller cannot take away', () =>
  expect(rulesToPost([3], [2, 1], [70, 3])).toEqual([1, 2, 3, 70]))
