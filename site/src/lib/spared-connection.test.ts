import { expect, it } from 'vitest'
import { isSpared } from './spared-connection.ts'

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
])('a connection %j is to be spared: %j', (connection, spared) => {
  expect(isSpared(connection)).toBe(spared)
})
