import { expect, test } from 'vitest'
import { menuNode, moduleNode } from '../../testing/menus.ts'
import { loadTestDefinitions } from '../../testing/definitions.ts'
import { moduleEntries, screenEntries } from './entries.ts'
import { matchEntries, prepare, type Spelling } from './match.ts'

loadTestDefinitions()
const menus = [
  menuNode({
    type: 'menu_dir',
    name: 'teaching',
    title: '教学',
    children: [
      moduleNode('courseCategory', ['index'], { title: '课程分类' }),
      moduleNode('course', ['index', 'add', 'import'], { title: '课程' }),
      moduleNode('tag', ['index'], { title: '小标签' }),
    ],
  }),
  menuNode({ type: 'menu', name: 'docs', title: 'My Handbook', menu_type: 'link', url: 'https://example.com' }),
]
const SPELLING: Spelling = new Map([
  ['课程分类', ['ke', 'cheng', 'fen', 'lei']],
  ['课程', ['ke', 'cheng']],
  ['添加课程', ['tian', 'jia', 'ke', 'cheng']],
  ['小标签', ['xiao', 'biao', 'qian']],
  ['教学', ['jiao', 'xue']],
])
const found = (query: string) =>
  matchEntries(prepare(screenEntries(menus), SPELLING), query)
    .map(({ title }) => title)
    .join(' ')

test.each([
  ['课程', '课程 课程分类'],
  ['COURSE', '课程分类 课程'],
  ['教学 tag', '小标签'],
  ['标签', '小标签'],
  ['teaching', '课程分类 课程 小标签'],
  ['hand', 'My Handbook'],
  ['mh', 'My Handbook'],
  ['biaoqian', '小标签'],
  ['bq', '小标签'],
  ['biaoq', '小标签'],
  ['xiaobq', '小标签'],
  ['kc', '课程分类 课程'],
  ['kcfl', '课程分类'],
  ['jxue bq', '小标签'],
  ['qb', ''],
  ['no such thing', ''],
])('%s finds [%s]: both languages, pinyin and initials, words in any order', (query, titles) => {
  expect(found(query)).toBe(titles)
})

test('a title is found by what it says while nobody has spelled it', () => {
  const prepared = prepare(screenEntries(menus), new Map())
  expect(matchEntries(prepared, 'bq')).toEqual([])
  expect(matchEntries(prepared, '标签')).toHaveLength(1)
})

test('an entry says where it stands; adding and importing are offered where one may', () => {
  expect(screenEntries(menus)[1]).toMatchObject({ title: '课程', trail: '教学' })
  const nodes = new Map([['/admin/course', new Set(['/admin/course/add', '/admin/course/import'])]])
  const entries = moduleEntries('add', menus, { nodes, isSuper: false }, 'zh-cn', 'add')
  expect(entries.map(({ title }) => title)).toEqual(['添加课程'])
  expect(matchEntries(prepare(entries, SPELLING), 'add course')).toHaveLength(1)
  const imports = moduleEntries('import', menus, { nodes, isSuper: false }, 'zh-cn', 'import')
  expect(matchEntries(prepare(imports, SPELLING), 'import course')).toHaveLength(1)
  const english = moduleEntries('add', menus, { nodes, isSuper: false }, 'en', 'add')
  expect(english.map(({ title }) => title)).toEqual(['Add a course'])
  expect(matchEntries(prepare(english, SPELLING), 'tjkc')).toHaveLength(1)
  expect(imports[0]?.target).toMatchObject({ path: '/admin/course', params: { open: 'import' } })
})
