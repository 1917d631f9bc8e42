import { beforeEach, expect, test } from 'vitest'
import { keepByTag, type KeptByTag } from './kept-by-tag.ts'

let tell: (...tags: string[]) => void
let flush: () => void
let bus: { healthy: boolean } & Pick<Parameters<typeof keepByTag>[0], 'onTags' | 'onFlush'>
let kept: KeptByTag<{ name: string }>

beforeEach(() => {
  bus = {
    healthy: true,
    onTags: (listener) => {
      tell = (...tags) => listener(new Set(tags))
      return () => undefined
    },
    onFlush: (listener) => {
      flush = listener
      return () => undefined
    },
  }
  kept = keepByTag(bus, 2)
  kept.reading()('tag:1', { name: 'one' })
})

test('a value is kept until its tag is announced, or everything is to be forgotten', () => {
  tell('tag:2', 'course:1')
  expect(kept.get('tag:1')).toEqual({ name: 'one' })
  tell('tag:1')
  expect(kept.get('tag:1')).toBeUndefined()
  kept.reading()('tag:1', { name: 'two' })
  flush()
  expect(kept.get('tag:1')).toBeUndefined()
})

test('what was being read when a change came is not kept', () => {
  const keep = kept.reading()
  tell('course:1')
  keep('tag:2', { name: 'old' })
  expect(kept.get('tag:2')).toBeUndefined()
})

test('while changes may be missed nothing is answered, and nothing kept', () => {
  bus.healthy = false
  const keep = kept.reading()
  expect(kept.get('tag:1')).toBeUndefined()
  bus.healthy = true
  keep('tag:2', { name: 'unsure' })
  expect(kept.get('tag:2')).toBeUndefined()
  expect(kept.get('tag:1')).toEqual({ name: 'one' })
})

test('no more are kept than there is room for', () => {
  const keep = kept.reading()
  keep('tag:2', { name: 'two' })
  keep('tag:3', { name: 'three' })
  expect(['tag:1', 'tag:2', 'tag:3'].map((tag) => kept.get(tag)?.name)).toEqual([undefined, 'two', 'three'])
})
