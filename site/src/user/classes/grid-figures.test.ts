import type { Pupil } from '@tutu/contract/api/classroom'
import { expect, test } from 'vitest'
import { gridAsCsv } from './grid-figures.ts'
import type { ClassText } from './use-text.ts'

const t = ((key: string) => key) as ClassText
const nobody = {
  lasttime: null,
  made: true,
  stars: 0,
  minutes: 0,
  praises: 0,
  came: 0,
  meetings: 0,
  lessons: {},
  tasks: [],
}

test('a name that a spreadsheet would run as a formula is saved as text', () => {
  const names = ['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '＝1', '小兔']
  const pupils = names.map((name, at): Pupil => ({ ...nobody, user: at, name }))
  const course = { id: 1, title: '=1+1', used: true, lessons: [] }
  const lines = gridAsCsv(pupils, [course], 0, t).split('\r\n').slice(1)
  const first = lines.filter(Boolean).map((line) => line.replace(/^"/, '')[0])
  expect(first).toEqual([...names.slice(0, -1).map(() => "'"), '小'])
})
