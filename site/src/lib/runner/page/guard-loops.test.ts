import { expect, test } from 'vitest'
import { guardLoops } from './guard-loops.ts'

test('a script begins with as many lines as stand before it, and looks at the clock in its loops', () => {
  expect(guardLoops('<p>\n</p>\n<script>\nwhile (true) go()\n</script>\n<script>stop()</script>')).toBe(
    '<p>\n</p>\n<script>\n\n\nwhile (true) {tutuTick();go()}\n</script>\n<script>\n\n\n\n\nstop()</script>',
  )
})

test('lines before the text count too; scripts of elsewhere stay as they are', () => {
  expect(guardLoops('<script>a()</script><script src="b.js"></script>', 1)).toBe(
    '<script>\na()</script><script src="b.js"></script>',
  )
})
