import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { setMenus } from '../stores/nav-tabs.ts'
import { moduleNode } from '../testing/menus.ts'
import { newPane, PaneContext } from './pane.ts'
import { Can } from './permission.tsx'
import { ScreenLocation } from './screen-location.tsx'

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
      <ScreenLocation>
        <Can action={action}>
          <button type="button">act</button>
        </Can>
      </ScreenLocation>
    </MemoryRouter>,
  )
  expect(screen.queryByRole('button') !== null).toBe(isThere)
})

test.each([
  ['/admin/course', true],
  ['/admin/lesson', false],
])('a screen in the tab of %s goes by its own rights while another page is shown', (path, isThere) => {
  setMenus([moduleNode('course', ['index', 'add']), moduleNode('lesson', ['index']), moduleNode('tag', ['add'])])
  render(
    <MemoryRouter initialEntries={['/admin/tag']}>
      <PaneContext value={newPane(path)}>
        <ScreenLocation>
          <Can action="add">
            <button type="button">act</button>
          </Can>
        </ScreenLocation>
      </PaneContext>
    </MemoryRouter>,
  )
  expect(screen.queryByRole('button') !== null).toBe(isThere)
})
