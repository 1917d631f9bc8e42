import { actionsOf, permissionNode } from '@tutu/contract/definition/define-resource'
import type { MenuNode } from '@tutu/contract/api/admin-index'
import { EVERYBODYS_NODES, MENU_DIRECTORIES, MENU_RIGHTS, MENU_SCREENS } from '@tutu/contract/definition/menu'
import { RESOURCES } from '@tutu/contract/resources/index'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAdmin } from '../plugins/auth-testing.ts'
import { EVERYTHING_ID } from '@tutu/contract/fields/rules'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { menuTree, syncMenuRules } from './menu-rules.ts'
import { rightsOf } from './rights.ts'
import type { AdministratorId } from '../policy/actors.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await createTestDatabase()
  await Promise.all([1, 2, 3].map(() => syncMenuRules(opened.database)))
})
afterAll(() => opened.drop())

const everybody = { can: () => true }
const rulesNamed = (name: string) => opened.database.kysely.updateTable('menu_rule').where('name', '=', name)
const menusOf = async (id: AdministratorId) => {
  const { nodes } = await rightsOf(opened.database, id)
  return menuTree(opened.database, { can: (node) => nodes.has(node.toLowerCase()) }, 'en')
}
/** What somebody's groups give, besides what everybody holds. */
const own = async (id: AdministratorId) => {
  const { nodes } = await rightsOf(opened.database, id)
  expect([...nodes]).toEqual(expect.arrayContaining([...EVERYBODYS_NODES]))
  return [...nodes].filter((node) => !EVERYBODYS_NODES.has(node)).toSorted()
}
const find = (nodes: MenuNode[], name: string) => nodes.find((node) => node.name === name)
const names = (nodes: MenuNode[] | undefined): string[] => (nodes ?? []).map((node) => node.name)

test('every definition and action has one rule, however many processes start at once', async () => {
  const rules = await opened.database.kysely.selectFrom('menu_rule').select(['name', 'built_in']).execute()
  const expected = [
    ...Object.keys(MENU_DIRECTORIES),
    ...MENU_SCREENS.flatMap(({ node, actions, nodes = {} }) => [
      node,
      ...[...actions, ...Object.keys(nodes)].map((action) => `${node}/${action}`),
    ]),
    ...MENU_RIGHTS.map(({ node }) => node),
    ...RESOURCES.flatMap((definition) => [
      permissionNode(definition),
      ...[...actionsOf(definition), ...Object.keys(definition.commands ?? {})].map((action) =>
        permissionNode(definition, action),
      ),
    ]),
  ]
  expect(rules.map((rule) => rule.name).toSorted()).toEqual(expected.toSorted())
  expect(rules.every((rule) => rule.built_in)).toBe(true)
})

test('the tree comes in order, larger weigh first, in the caller’s language, as the wire has it', async () => {
  const tree = await menuTree(opened.database, everybody, 'zh-cn')
  expect(names(tree)).toEqual([
    'dashboard/dashboard',
    'teaching',
    'content',
    'shop',
    'members',
    'school',
    'auth',
    'security',
    'system',
    'routine/adminInfo',
  ])
  const [dashboard, teaching, content, , , school, auth] = tree
  expect(dashboard).toMatchObject({ path: 'dashboard', component: 'screen:dashboard', pid: 0, menu_type: 'tab' })
  expect(tree.at(-1)).toMatchObject({ extend: 'add_rules_only', component: 'screen:admin-info' })
  expect(names(content?.children)).toEqual([
    'blog',
    'news',
    'newsCategory',
    'onePage',
    'subscriber',
    'mailing',
    'synonym',
  ])
  expect(names(school?.children)).toEqual(['about', 'team', 'job', 'trial', 'trialTime', 'trialNote', 'contact'])
  expect(names(auth?.children)).toEqual(['auth/admin', 'auth/group', 'auth/menu', 'auth/adminLog'])
  expect(teaching).toMatchObject({ title: '教学', type: 'menu_dir', pid: 0, menu_type: null, keepalive: 0 })
  expect(names(teaching?.children)).toEqual([
    'course',
    'lesson',
    'chapter',
    'courseCategory',
    'bole',
    'tutu',
    'caseReview',
    'cases',
    'lessonProgress',
    'certificate',
    'reaction',
    'workReport',
    'tag',
  ])
  const course = teaching?.children?.[0]
  expect(course).toMatchObject({
    path: 'course',
    component: 'resource',
    menu_type: 'tab',
    extend: 'none',
    title: '课程',
  })
  const first = RESOURCES[0]!
  const calls = [...actionsOf(first), ...Object.keys(first.commands ?? {})]
  expect(names(course?.children)).toEqual(calls.map((call) => `course/${call}`))
  expect(course?.children?.[0]).not.toHaveProperty('children')
})

test('what administrators made of a rule stays', async () => {
  const title = JSON.stringify({ 'zh-cn': '标签库', en: 'Labels' })
  await rulesNamed('tag').set({ title, weigh: 999, keepalive: true }).execute()
  await syncMenuRules(opened.database)
  const teaching = find(await menuTree(opened.database, everybody, 'en'), 'teaching')
  expect(teaching?.children?.[0]).toMatchObject({ name: 'tag', title: 'Labels', keepalive: 'tag' })
})

test('an action shows its menu and directory; nothing else is shown', async () => {
  const { id } = await addAdmin(opened.database, 'adder', ['lesson/add'])
  const [teaching] = await menusOf(id)
  expect(names(teaching?.children)).toEqual(['lesson'])
  expect(names(teaching?.children?.[0]?.children)).toEqual(['lesson/add'])
})

test('a disabled rule closes all below it, for menus and for calls; a disabled group gives nothing', async () => {
  const { id, groupId } = await addAdmin(opened.database, 'both', ['course/index', 'courseCategory/index'])
  await rulesNamed('course').set({ status: false }).execute()
  expect(await own(id)).toEqual(['coursecategory/index'])
  expect(names((await menusOf(id))[0]?.children)).toEqual(['courseCategory'])
  expect(names(find(await menuTree(opened.database, everybody, 'en'), 'teaching')?.children)).not.toContain('course')
  await rulesNamed('course').set({ status: true }).execute()

  await opened.database.kysely.updateTable('admin_group').set({ status: false }).where('id', '=', groupId).execute()
  expect(await own(id)).toEqual([])
  expect(names(await menusOf(id))).toEqual(['routine/adminInfo'])
  await rulesNamed('routine/adminInfo').set({ status: false }).execute()
  await expect(menusOf(id)).rejects.toThrow('auth.noMenu')
  await rulesNamed('routine/adminInfo').set({ status: true }).execute()
})

test('rights are the union over groups; a group that holds everything makes super', async () => {
  const { id } = await addAdmin(opened.database, 'one', ['course/index'])
  const other = await addAdmin(opened.database, 'two', ['tag/index'])
  const { kysely } = opened.database
  await kysely
    .updateTable('admin')
    .set({ group_arr: sql`group_arr || ${other.groupId}::int` })
    .where('id', '=', id)
    .execute()
  expect((await rightsOf(opened.database, id)).super).toBe(false)
  expect(await own(id)).toEqual(['course/index', 'tag/index'])
  await kysely
    .updateTable('admin_group')
    .set({ rules: [EVERYTHING_ID] })
    .where('id', '=', other.groupId)
    .execute()
  expect(await rightsOf(opened.database, id)).toMatchObject({ super: true })
})

test('who could change what visitors see still can when publishing becomes a step of its own', async () => {
  const { id } = await addAdmin(opened.database, 'editor', ['course/edit'])
  const { id: reader } = await addAdmin(opened.database, 'reader', ['course/index'])
  await opened.database.kysely.deleteFrom('menu_rule').where('name', 'like', 'course/%publish').execute()
  await syncMenuRules(opened.database)
  expect(await own(id)).toEqual(['course/edit', 'course/publish', 'course/schedule', 'course/unpublish'])
  expect(await own(reader)).toEqual(['course/index'])
  await syncMenuRules(opened.database)
  expect(await own(id)).toHaveLength(4)
})
