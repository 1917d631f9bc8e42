import { expect, test, vi } from 'vitest'
import { loadedOnce } from './loaded-once.ts'

test('a module is asked for when it is needed first, and by everybody once', async () => {
  const load = vi.fn(async () => ({ name: 'a module' }))
  const module = loadedOnce(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([module(), module()])).toEqual([{ name: 'a module' }, { name: 'a module' }])
  await module()
  expect(load).toHaveBeenCalledOnce()
})
