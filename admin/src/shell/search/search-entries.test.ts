import { expect, test } from 'vitest'
import { menuNode, moduleNode } from '../../testing/menus.ts'
import { matchEntries, searchEntries } from './search-entries.ts'

const menus = [
  menuNode({
    type: 'menu_dir',
    name: 'teaching',
    title: '教学',
    children: [
      moduleNode('course', ['index'], { title: '课程' }),
      moduleNode('courseCategory', ['index'], { title: '课程分类' }),
      moduleNode('tag', ['index'], { title: '小标签' }),
    ],
  }),
  menuNode({ type: 'menu', name: 'docs', title: 'Handbook', menu_type: 'link', url: 'https://example.com' }),
]

test.each([
  ['课程', '课程 课程分类'],
  ['COURSE', '课程 课程分类'],
  ['教学 tag', '小标签'],
  ['标签', '小标签'],
  ['teaching', '课程 课程分类 小标签'],
  ['hand', 'Handbook'],
  ['', 'all'],
  ['no such thing', ''],
])('%s finds [%s]: both languages, words in any order', (query, titles) => {
  const entries = searchEntries(menus)
  const found = matchEntries(entries, query).map(({ node }) => node.title)
  expect(found.join(' ')).toBe(titles === 'all' ? entries.map(({ node }) => node.title).join(' ') : titles)
})

test('an entry says where it stands', () => {
  expect(searchEntries(menus)[0]?.trail).toEqual(['教学', '课程'])
})
