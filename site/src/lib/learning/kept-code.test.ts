// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepCode, keepPast, keptCode, keptPast } from './kept-code.ts'

const ORIGINAL = 'print(0)'

beforeEach(() => localStorage.clear())

/** Until nothing more goes in. */
function fillStorage(prefix: string): void {
  for (let size = 500_000; size >= 1; size = Math.floor(size / 2))
    for (let number = 0; ; number++) {
      try {
        localStorage.setItem(`${prefix}${size}-${number}`, 'x'.repeat(size))
      } catch {
        break
      }
    }
}

test('where the store is full, what could be undone makes room for what is written', () => {
  keepCode('7:a', 'print("older")', ORIGINAL)
  fillStorage('tutu-code-past:')
  keepCode('7:b', 'print("new")', ORIGINAL)
  expect([keptCode('7:a'), keptCode('7:b')]).toEqual(['print("older")', 'print("new")'])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tutu-code-past:'))).toEqual([])
})

test('where others have filled the store, nothing of theirs is taken, and the page goes on', () => {
  fillStorage('another:')
  const { length } = localStorage
  keepCode('7:b', 'print("new")', ORIGINAL)
  expect([keptCode('7:b'), localStorage.length]).toEqual([undefined, length])
})

test('of a program that is the original again nothing is kept, and no long history of any', () => {
  keepCode('7:a', 'print(1)', ORIGINAL)
  keepPast('7:a', 'past')
  keepCode('7:a', ORIGINAL, ORIGINAL)
  expect([keptCode('7:a'), keptPast('7:a')]).toEqual([undefined, undefined])
  keepPast('7:a', 'x'.repeat(20_001))
  expect(keptPast('7:a')).toBeUndefined()
})
