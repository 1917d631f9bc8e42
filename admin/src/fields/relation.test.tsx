import { enrolment } from '@tutu/contract/resources/enrolment'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { relation } from './relation.tsx'

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
