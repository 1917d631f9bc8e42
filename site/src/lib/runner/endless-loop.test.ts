// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { endlessLoopInJavaScript } from './javascript/endless-loop.ts'
import { endlessLoopInPython } from './python/endless-loop.ts'

describe('a loop in Python', () => {
  it.each([
    ['goes on and does nothing', 'print("hello")\nwhile True:\n    pass', 2],
    ['counts for ever', 'x = 0\nwhile True:\n    x += 1', 2],
    [
      'asks for what nothing in it changes',
      'x = 0\ny = 0\nwhile x < 10:\n    y = y + 1\n    if y > 3:\n        y = 0',
      3,
    ],
    ['stands in one line', 'while 1: pass', 1],
    ['stands behind one that is passed by', 'debug = False\nwhile debug:\n    pass\nwhile True:\n    pass', 4],
  ])('that %s never ends', (_, code, line) => {
    expect(endlessLoopInPython(code)).toBe(line)
  })

  it.each([
    ['breaks off', 'while True:\n    break'],
    ['calls something', 'while True:\n    step()'],
    ['changes what it asks for', 'x = 0\nwhile x < 10:\n    x += 1'],
    ['changes one of two that it asks for', 'while a < 9 or b < 9:\n    b = b + 1'],
    ['gives several at once', 'while x < 9:\n    x, y = y, x'],
    ['asks for a list that may get shorter under another name', 'while todo[0]:\n    other[0] = 0'],
    ['goes through numbers', 'for i in range(10):\n    x = i'],
    ['is never so', 'while False:\n    x = 1'],
    ['fails in its tenth round', 'while True:\n    x = row[i]\n    i += 1'],
    [
      'stands behind a function that takes long',
      'def fib(n):\n    return fib(n - 1)\nprint(fib(30))\nwhile True:\n    pass',
    ],
    ['is passed by, before a sum that takes long', 'debug = False\nwhile debug:\n    pass\nprint(sorted(numbers))'],
    ['stands in a function that nobody calls', 'def f():\n    while True:\n        pass\nprint(1)'],
    ['stands in a branch', 'if x:\n    while True:\n        pass\nwhile y < 3:\n    x = 1'],
    ['changes in brackets what it asks for', 'x = 0\nwhile x < 10:\n    (x) = x + 1'],
    ['waits behind one that only takes long', 'for i in range(9999999):\n    x = i\nwhile y < 3:\n    x = 1'],
  ])('that %s may end', (_, code) => {
    expect(endlessLoopInPython(code)).toBeUndefined()
  })
})

describe('a loop in JavaScript', () => {
  it.each([
    ['goes on and does nothing', 'console.log(1)\nwhile (true) {}', 2],
    ['has no condition', 'let x = 0\nfor (;;) { x++ }', 2],
    ['counts with another variable', 'let j = 0\nfor (let i = 0; i < 10; j++) {\n  j += 2\n}', 2],
    ['asks for what nothing in it changes', 'let x = 1, y = 1\nwhile (x < 9) {\n  y = y + 1\n}', 2],
  ])('that %s never ends', (_, code, line) => {
    expect(endlessLoopInJavaScript(code)).toBe(line)
  })

  it.each([
    ['breaks off', 'while (true) { break }'],
    ['calls something', 'while (true) { step() }'],
    ['counts', 'for (let i = 0; i < 10; i++) {}'],
    ['counts before', 'while (x < 10) { ++x }'],
    ['counts by itself', 'let x = 1\nwhile (x < 9) { x += 1 }'],
    ['stands before a function that takes long', 'const f = (n) => f(n - 1)\nwhile (x < 10) { let y = 1 }\nf(45)'],
    ['counts in brackets', 'while (i < 10) { (i)++ }'],
    ['is done once', 'do { x = 1 } while (y)'],
    ['goes through a list', 'for (const one of list) { x = one }'],
  ])('that %s may end', (_, code) => {
    expect(endlessLoopInJavaScript(code)).toBeUndefined()
  })
})
