import { expect, it } from 'vitest'
import { captionsAddress, readVideoWords } from './video-words.ts'

it('reads sentences with their times, in order, and what has none belongs to the one before', () => {
  expect(readVideoWords('begins\n0:03 Round the corners\nall four\n1:02:05 The end\n\n0:01 A card')).toEqual([
    { at: 1, text: 'A card' },
    { at: 3, text: 'Round the corners all four' },
    { at: 3725, text: 'The end' },
  ])
  expect(readVideoWords('')).toEqual([])
})

it('captions last until the next, and hold nothing but text', () => {
  const [, vtt] = captionsAddress([
    { at: 0, text: 'a <b> & --> c' },
    { at: 65, text: '圆角' },
  ]).split(',')
  expect(decodeURIComponent(vtt!)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:01:05.000\na &lt;b> &amp; → c\n\n00:01:05.000 --> 00:01:15.000\n圆角\n',
  )
})
