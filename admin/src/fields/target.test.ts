import { expect, it } from 'vitest'
import { calledIn, toldApart } from './target.ts'

const members = { label: 'username', called: 'nickname' }
const tags = { label: 'name', called: undefined }

it.each([
  ['as people call it', members, { id: 3, username: 'demo_doudou', nickname: '豆豆' }, '豆豆', '豆豆 (demo_doudou)'],
  [
    'by what names it, where people call it nothing',
    members,
    { id: 3, username: 'demo', nickname: '' },
    'demo',
    'demo',
  ],
  ['once, where both are the same', members, { id: 3, username: 'owl', nickname: 'owl' }, 'owl', 'owl'],
  ['by its only name', tags, { id: 4, name: '动画' }, '动画', '动画'],
  ['by its number, where it brings no name', tags, { id: 4 }, '#4', '#4'],
])('a row that a relation names is called %s', (_, target, row, shown, chosen) => {
  expect(calledIn(target, row)).toBe(shown)
  expect(toldApart(target, row)).toBe(chosen)
})
