import { enrolment } from '@tutu/contract/resources/enrolment'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { relation } from './relation.tsx'
import { toOptions } from './remote-options.ts'
import { relationTarget } from './target.ts'

const show = (row: { id: number; course_id: number | null }) =>
  render(
    <relation.Cell
      name="course_id"
      field={enrolment.fields.course_id}
      value={row.course_id}
      row={row}
      rowName=""
      definition={enrolment}
    />,
  )

it('says what none means where that is more than nothing', () => {
  show({ id: 1, course_id: null })
  expect(screen.getByText('所有课程')).toBeTruthy()
  cleanup()
  show({ id: 2, course_id: 7 })
  expect(screen.queryByText('所有课程')).toBeNull()
})

it('tells rows of one name apart where one is chosen', () => {
  const rows = ['双胞胎', '双胞胎', '游戏'].map((name, at) => ({ id: at + 1, name }))
  expect(toOptions(rows, relationTarget('somewhere')).map(({ label }) => label)).toEqual([
    '双胞胎 (#1)',
    '双胞胎 (#2)',
    '游戏',
  ])
})
