import { describe, expect, test } from 'vitest'
import { menuNode, moduleNode } from '../testing/menus.ts'
import { authNodesOf, directoriesOf, routeKey, screenNodes, visibleMenus } from './menu-tree.ts'

const course = moduleNode('course', ['index', 'add'], { title: '课程' })
const link = menuNode({ type: 'menu', name: 'docs', menu_type: 'link', url: 'https://example.com' })
const hidden = moduleNode('secret', [], { extend: 'add_rules_only' })
const entryOnly = moduleNode('elsewhere', [], { extend: 'add_menu_only' })
const teaching = menuNode({ type: 'menu_dir', name: 'teaching', children: [course, hidden] })
const empty = menuNode({ type: 'menu_dir', name: 'empty', children: [menuNode({ type: 'menu_dir', name: 'inner' })] })
const menus = [teaching, empty, link, entryOnly]
const names = (nodes: { name: string }[]) => nodes.map(({ name }) => name)

describe('menus', () => {
  test('pages are the tabs, but for mere entries of the menu', () => {
    expect(names(screenNodes(menus))).toEqual(['course', 'secret'])
  })

  test('the menu shows pages and links, but no rule-only ones and no directory without any', () => {
    const [first, ...rest] = visibleMenus(menus)
    expect(names(first?.children ?? [])).toEqual(['course'])
    expect(names(rest)).toEqual(['docs', 'elsewhere'])
  })

  test('buttons are what their page allows', () => {
    expect(authNodesOf(menus).get('/admin/course')).toEqual(new Set(['/admin/course/index', '/admin/course/add']))
    expect(authNodesOf([moduleNode('auth/Admin', ['Edit'])]).get('/admin/auth/admin')).toEqual(
      new Set(['/admin/auth/admin/edit']),
    )
  })

  test('the directories above a page', () => {
    const [node] = screenNodes(menus)
    expect(node && names(directoriesOf(menus, node))).toEqual(['teaching'])
    expect(directoriesOf(menus, link)).toEqual([])
  })

  test.each([
    ['/admin/Course', '/admin/course'],
    ['/admin/course/', '/admin/course'],
    ['/admin/Iframe/https%3A%2F%2Fexample.com%2FDoc%2F', '/admin/iframe/https://example.com/Doc/'],
  ])('%s is the route %s', (path, key) => {
    expect(routeKey(path)).toBe(key)
  })
})
