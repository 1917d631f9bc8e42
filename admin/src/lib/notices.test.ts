import { expect, test } from 'vitest'
import { holdNotices, notices, showNoticesWith } from './notices.ts'

const sink = () => {
  const shown: string[] = []
  return { shown, success: (text: string) => shown.push(`+${text}`), error: (text: string) => shown.push(`-${text}`) }
}

test('notices wait for a page that shows them, each text once', () => {
  const page = sink()
  notices.error('a')
  notices.error('a')
  notices.success('b')
  const undo = showNoticesWith(page)
  notices.error('c')
  expect(page.shown).toEqual(['-a', '+b', '-c'])
  undo()
})

test('the reason for leaving is the last word: what else fails meanwhile is not said', () => {
  const next = sink()
  notices.error('earlier')
  holdNotices('signed out')
  notices.error('please sign in')
  const undo = showNoticesWith(next)
  notices.error('more')
  expect(next.shown).toEqual(['-signed out', '-more'])
  undo()
})

test('a page about to be left shows no more; the next one does', () => {
  const [left, next] = [sink(), sink()]
  const undo = showNoticesWith(left)
  holdNotices()
  notices.error('session over')
  const undoNext = showNoticesWith(next)
  undo()
  notices.error('more')
  expect([left.shown, next.shown]).toEqual([[], ['-session over', '-more']])
  undoNext()
})
