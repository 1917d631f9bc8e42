import { expect, test } from 'vitest'
import { loadTestDefinitions } from '../../testing/definitions.ts'
import { menuNode, moduleNode } from '../../testing/menus.ts'
import { destination } from './destination.ts'

loadTestDefinitions()
const menus = [
  menuNode({
    type: 'menu_dir',
    name: 'teaching',
    children: [
      menuNode({ type: 'menu', name: 'docs', menu_type: 'link', url: 'https://example.com' }),
      moduleNode('course', [], { component: 'no/such/screen' }),
      moduleNode('tag', [], { extend: 'add_menu_only' }),
      moduleNode('lesson'),
    ],
  }),
]

test.each<[name: string, to: string | undefined, path: string]>([
  ['nothing leads to the first tab that can be shown', undefined, '/admin/lesson'],
  ['what is no JSON does, too', 'x', '/admin/lesson'],
  ['a page and its query', '{"path":"/admin/lesson","query":{"page":"2"}}', '/admin/lesson?page=2'],
  ['a page the menus do not have: the shell says what is wrong', '{"path":"/admin/tag"}', '/admin/tag'],
  ['another site is not gone to', '{"path":"//example.com"}', '/admin/lesson'],
])('%s', (_name, to, path) => {
  expect(destination(to, menus)).toBe(path)
})

test('menus without a page lead nowhere', () => {
  expect(destination(undefined, [])).toBeUndefined()
})
