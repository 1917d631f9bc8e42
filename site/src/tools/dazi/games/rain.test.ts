import { expect, test } from 'vitest'
import { createRain, LIVES } from './rain.ts'

const plan = { letters: 10, fall: 1000, every: 400 }

test('letters come one after the other and the oldest is the lowest', () => {
  const rain = createRain(plan)
  for (let ms = 0; ms < 900; ms += 100) rain.step(100, 0)
  const heights = [...rain.heights.values()]
  expect(heights.length).toBe(3)
  expect(heights.toSorted((a, b) => b - a)).toEqual(heights)
})

test('a typed letter is gone and the next comes at once when the sky is empty', () => {
  const rain = createRain(plan)
  rain.step(100, 0)
  rain.step(100, 1)
  expect([...rain.heights.keys()]).toEqual([1])
})

test('a letter that lands costs a life and bounces, and is still the one to type', () => {
  const rain = createRain(plan)
  let landings = 0
  for (let ms = 0; ms < 1100; ms += 100) if (rain.step(100, 0)) landings += 1
  expect(landings).toBe(1)
  expect(rain.lives).toBe(LIVES - 1)
  expect(rain.heights.get(0)).toBeLessThan(0.6)
})
