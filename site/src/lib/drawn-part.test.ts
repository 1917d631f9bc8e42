import { expect, it } from 'vitest'
import { drawnPart } from './drawn-part.ts'

/** White pixels, the given rows and columns of them black. */
function sheet(width: number, height: number, ink?: { left: number; top: number; right: number; bottom: number }) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  if (ink)
    for (let y = ink.top; y <= ink.bottom; y++)
      for (let x = ink.left; x <= ink.right; x++) data.set([0, 0, 0, 255], (y * width + x) * 4)
  return { data, width, height }
}

it('of a small drawing its own place is shown, with some paper around it', () => {
  const part = drawnPart(sheet(600, 600, { left: 200, top: 250, right: 399, bottom: 449 }))
  expect(part).toEqual({ x: 176, y: 226, width: 248, height: 248 })
})

it('a dot is not blown up: at least a third of the sheet is shown around it', () => {
  const part = drawnPart(sheet(600, 600, { left: 300, top: 300, right: 301, bottom: 301 }))
  expect(part).toEqual({ x: 201, y: 201, width: 200, height: 200 })
})

it('what reaches the rims is shown whole', () => {
  expect(drawnPart(sheet(90, 60, { left: 0, top: 5, right: 89, bottom: 59 }))).toEqual({
    x: 0,
    y: 0,
    width: 90,
    height: 60,
  })
})

it('near a corner the part stays on the sheet', () => {
  expect(drawnPart(sheet(600, 600, { left: 580, top: 4, right: 590, bottom: 10 }))).toEqual({
    x: 400,
    y: 0,
    width: 200,
    height: 200,
  })
})

it('an empty sheet is shown whole', () => {
  expect(drawnPart(sheet(90, 60))).toEqual({ x: 0, y: 0, width: 90, height: 60 })
})
