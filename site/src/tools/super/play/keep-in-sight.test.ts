import { expect, it } from 'vitest'
import { keepInSight } from './keep-in-sight.ts'

/** From where to where something is seen, px from the top of the window. */
const at = (top: number, bottom: number) => ({ getBoundingClientRect: () => ({ top, bottom }) })

it.each([
  ['what is in sight moves nothing', 120, 160, 50],
  ['what is below comes up', 190, 230, 88],
  ['what is above comes down', 80, 120, 22],
])('%s', (_, top, bottom, scrolled) => {
  const box = { scrollTop: 50, ...at(100, 200) }
  keepInSight(box, at(top, bottom))
  expect(box.scrollTop).toBe(scrolled)
})
