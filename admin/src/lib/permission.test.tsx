import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { setMenus } from '../stores/nav-tabs.ts'
import { moduleNode } from '../testing/menus.ts'
import { Can } from './permission.tsx'

afterEach(cleanup)

test.each([
  ['/admin/course', 'add', true],
  ['/admin/Course/', 'Add', true],
  ['/admin/course', 'del', false],
  ['/admin/lesson', 'add', false],
  ['/admin/nowhere', 'add', false],
])('on %s the action %s is there: %s', (route, action, isThere) => {
  setMenus([moduleNode('course', ['index', 'add']), moduleNode('lesson', ['index'])])
  render(
    <MemoryRouter initialEntries={[route]}>
      <Can action={action}>
        <button type="button">act</button>
      </Can>
    </MemoryRouter>,
  )
  expect(screen.queryByRole('button') !== null).toBe(isThere)
})
