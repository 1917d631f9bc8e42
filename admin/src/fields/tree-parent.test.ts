import { expect, it, vi } from 'vitest'
import { parentTree } from './tree-parent-select.tsx'

vi.mock('../lib/api.ts', () => ({ api: {} }))

const rows = [
  { id: 1, pid: 0, name: 'A' },
  { id: 2, pid: 1, name: 'B' },
  { id: 3, pid: 2, name: 'C' },
  { id: 4, pid: 0, name: 'D' },
]
const open = (own: number | undefined, maxDepth: number) => {
  const found: number[] = []
  const walk = (nodes: ReturnType<typeof parentTree>) =>
    nodes.forEach((node) => {
      if (!node.disabled) found.push(node.value)
      walk(node.children)
    })
  walk(parentTree(rows, 'name', own, maxDepth))
  return found
}

it('a new record can go below anything but the deepest level', () => expect(open(undefined, 3)).toEqual([1, 2, 4]))
it('a record can’t go below itself or what is below it', () => expect(open(1, 9)).toEqual([4]))
it('what is below a record must fit as well', () => expect(open(2, 3)).toEqual([1, 4]))
it('what stands below a row out of sight is offered at the top', () =>
  expect(parentTree([{ id: 7, pid: 3, name: 'E' }], 'name', undefined, 5).map(({ value }) => value)).toEqual([7]))
