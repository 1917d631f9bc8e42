import { expect, test } from 'vitest'
import { planOf } from './teacher-sheet-button.tsx'

test.each([8, 12, 15, 20, 25, 45])('the plan of %d minutes comes to all of them', (minutes) => {
  const plan = planOf(minutes)
  expect(plan.look + plan.make + plan.think + plan.show).toBe(minutes)
  expect(Math.min(...Object.values(plan))).toBeGreaterThan(0)
})
