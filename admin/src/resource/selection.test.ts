import { expect, test } from 'vitest'
import { toggled } from './selection.ts'

const tree = [{ id: 1, children: [{ id: 2, children: [{ id: 3 }] }, { id: 4 }] }, { id: 5 }]

test.each([
  ['a row', [], 5, [5]],
  ['a parent, with all below it', [], 1, [1, 2, 3, 4]],
  ['a parent of which a part is chosen', [3, 5], 2, [3, 5, 2]],
  ['a child let go, with those above it', [1, 2, 3, 4, 5], 3, [4, 5]],
  ['a parent let go, with all below it', [1, 2, 3, 4], 2, [4]],
  ['all children, not their parent', [4], 2, [4, 2, 3]],
  ['a row that is gone', [5], 9, [5]],
])('pressing %s: %j and %i make %j', (_, before, id, after) => expect(toggled(tree, before, id)).toEqual(after))
