import { actionsOf, type Action, type Definition, permissionNode } from '@tutu/contract/definition/define-resource'
import { fail } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import type { MenuNode } from '@tutu/contract/api/admin-index'
import { PUBLISHING_COMMANDS } from '@tutu/contract/definition/publishing'
import { MENU_DIRECTORIES, MENU_RIGHTS, MENU_SCREENS, type MenuScreen } from '@tutu/contract/definition/menu'
import { menuRule } from '@tutu/contract/resources/menu-rule'
import { RESOURCES } from '@tutu/contract/resources/index'
import { type ColumnType, type Generated, type Kysely, sql } from 'kysely'
import type { Database, Tables } from '../postgres/database.ts'
import { joinTitles } from './rule-infos.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { takeLock } from '../postgres/locks.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    menu_rule: {
      id: Generated<number>
      pid: number | null
      type: MenuNode['type']
      title: ColumnType<Localized, string, string>
      name: string
      path: Generated<string | null>
      icon: Generated<string | null>
      menu_type: MenuNode['menu_type']
      url: Generated<string | null>
      component: Generated<string | null>
      keepalive: Generated<boolean>
      extend: Generated<MenuNode['extend']>
      remark: ColumnType<Localized | null, string | null, string | null>
      weigh: Generated<number>
      status: Generated<boolean>
      built_in: Generated<boolean>
      version: Generated<number>
      createtime: Generated<number>
      updatetime: Generated<number>
    }
  }
}

/** What actions are called in menus of rights and in the log. */
const ACTION_TITLES: Readonly<Record<Action | OtherAction, Localized>> = {
  index: { 'zh-cn': '查看', en: 'View' },
  add: { 'zh-cn': '添加', en: 'Add' },
  edit: { 'zh-cn': '编辑', en: 'Edit' },
  del: { 'zh-cn': '删除', en: 'Delete' },
  sortable: { 'zh-cn': '排序', en: 'Sort' },
  import: { 'zh-cn': '导入', en: 'Import' },
  export: { 'zh-cn': '导出', en: 'Export' },
  restore: { 'zh-cn': '还原', en: 'Restore' },
  saveDraft: { 'zh-cn': '存草稿', en: 'Save a draft' },
  discardDraft: { 'zh-cn': '丢弃草稿', en: 'Discard a draft' },
  importUndo: { 'zh-cn': '撤销导入', en: 'Take an import back' },
}
/** What has no right of its own, and entries in the log. */
type OtherAction = 'restore' | 'saveDraft' | 'discardDraft' | 'importUndo'

/** What an action or command of a module is called where no rule says so. */
export function actionTitle({ title, commands }: Definition, action: string): Localized {
  return joinTitles([title, commands?.[action]?.label ?? ACTION_TITLES[action as Action | OtherAction]])
}

type Rule = {
  type: MenuNode['type']
  name: string
  title: Localized
  weigh: number
  icon?: string
  path?: string
  menu_type?: 'tab'
  component?: string
  keepalive?: boolean
  extend?: MenuNode['extend']
}

/**
 * Inserts the rules of directories, screens, definitions and their actions that are seen for the first time, by node (wire
 * decision 16). What administrators have made of the others since (title, place, status) stays. Processes that start
 * together wait for each other.
 */
export async function syncMenuRules(database: Database): Promise<void> {
  await database.kysely.transaction().execute((trx) => insertMenuRules(trx, RESOURCES))
}

/** The same in a transaction, for these definitions. */
export async function insertMenuRules(trx: Kysely<Tables>, definitions: readonly Definition[]): Promise<void> {
  await takeLock(trx, 'menuRules')
  const existing = await trx
    .selectFrom('menu_rule')
    .select(['id', sql<string>`lower(name)`.as('node')])
    .execute()
  const ids = new Map(existing.map((rule) => [rule.node, rule.id]))
  const ensure = async (rule: Rule, pid: number | null): Promise<number> =>
    ids.get(rule.name.toLowerCase()) ?? insert(trx, rule, pid)

  const directories = new Map<string, number>()
  for (const [name, directory] of Object.entries(MENU_DIRECTORIES)) {
    directories.set(name, await ensure({ type: 'menu_dir', name, ...directory }, null))
  }
  const place = (name: string, directory: string): number => {
    const pid = directories.get(directory)
    if (pid === undefined) throw new Error(`${name}: no menu directory ${directory}`)
    return pid
  }
  for (const screen of MENU_SCREENS) {
    const menu = await ensure(menuOfScreen(screen), screen.directory ? place(screen.node, screen.directory) : null)
    for (const button of buttonsOf(screen.node, screen.actions)) await ensure(button, menu)
    for (const button of ownButtonsOf(screen.node, screen.nodes)) await ensure(button, menu)
  }
  for (const { node, title, directory, weigh } of MENU_RIGHTS) {
    await ensure({ type: 'button', name: node, title, weigh }, place(node, directory))
  }
  for (const definition of definitions) {
    const isNew = !ids.has(permissionNode(definition, 'publish').toLowerCase())
    const menu = await ensure(menuOf(definition), place(definition.name, definition.menu.directory))
    for (const button of buttonsOf(permissionNode(definition), actionsOf(definition))) await ensure(button, menu)
    for (const button of ownButtonsOf(permissionNode(definition), labelsOf(definition))) await ensure(button, menu)
    const edits = ids.get(permissionNode(definition, 'edit').toLowerCase())
    if (definition.publishable && isNew && edits !== undefined) await grantPublishing(trx, definition, edits)
  }
}

/** Whoever could change what visitors see, before publishing was a step of its own, still can. */
async function grantPublishing(trx: Kysely<Tables>, definition: Definition, edits: number): Promise<void> {
  const nodes = Object.keys(PUBLISHING_COMMANDS).map((name) => permissionNode(definition, name))
  await sql`
    update admin_group set rules = rules || array(select id from menu_rule where name = any(${nodes}::text[]))
    where ${edits}::int = any(rules)
  `.execute(trx)
}

/** Takes away the rules of a module that is taken away: its screen's and those of its actions. */
export async function removeMenuRules(session: WriteSession, definition: Definition): Promise<void> {
  const node = permissionNode(definition)
  const rules = await session.transaction
    .selectFrom('menu_rule')
    .where((where) => where.or([where('name', '=', node), where('name', 'like', `${node}/%`)]))
    .select('id')
    .execute()
  await session.remove(
    menuRule.name,
    rules.map(({ id }) => id),
  )
}

function menuOfScreen({ node, path, component, title, icon, weigh, extend }: MenuScreen): Rule {
  return { type: 'menu', name: node, path, title, icon, weigh, menu_type: 'tab', component, keepalive: true, extend }
}

function menuOf(definition: Definition): Rule {
  const { title, icon } = definition
  const { weigh } = definition.menu
  const name = permissionNode(definition)
  return { type: 'menu', name, title, icon, weigh, menu_type: 'tab', component: 'resource', keepalive: true }
}

function buttonsOf(node: string, actions: readonly Action[]): Rule[] {
  return actions.map((action, index) => ({
    type: 'button',
    name: `${node}/${action}`,
    title: ACTION_TITLES[action],
    weigh: 100 - index,
  }))
}

function labelsOf({ commands = {} }: Definition): Record<string, Localized> {
  return Object.fromEntries(Object.entries(commands).map(([name, { label }]) => [name, label]))
}

function ownButtonsOf(node: string, nodes: MenuScreen['nodes'] = {}): Rule[] {
  return Object.entries(nodes).map(([action, title], index) => ({
    type: 'button',
    name: `${node}/${action}`,
    title,
    weigh: 50 - index,
  }))
}

async function insert(trx: Kysely<Tables>, rule: Rule, pid: number | null): Promise<number> {
  const path = rule.type === 'button' ? '' : (rule.path ?? rule.name)
  const { id } = await trx
    .insertInto('menu_rule')
    .values({ ...rule, pid, path, title: JSON.stringify(rule.title), built_in: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The menus an administrator sees (wire 1.3): enabled rules whose ancestors are enabled, larger weigh first. A menu is
 * shown with any of its actions, a directory with any menu in it. Throws `auth.noMenu` when nothing is left.
 */
export async function menuTree(
  database: Database,
  identity: { can(node: string): boolean },
  language: Language,
): Promise<MenuNode[]> {
  const rules = await database.kysely
    .selectFrom('menu_rule')
    .where('status', '=', true)
    .orderBy('weigh', 'desc')
    .orderBy('id')
    .select([
      'id',
      'pid',
      'type',
      'title',
      'name',
      'path',
      'icon',
      'menu_type',
      'url',
      'component',
      'keepalive',
      'extend',
    ])
    .execute()
  const byParent = Map.groupBy(rules, (rule) => rule.pid)

  const below = (pid: number | null): MenuNode[] =>
    (byParent.get(pid) ?? []).flatMap((rule) => {
      const children = below(rule.id)
      const shown = children.length > 0 || (rule.type !== 'menu_dir' && identity.can(rule.name))
      if (!shown) return []
      const node: MenuNode = {
        ...rule,
        pid: pid ?? 0,
        title: pickLanguage(rule.title, language),
        path: rule.path ?? '',
        icon: rule.icon ?? '',
        url: rule.url ?? '',
        component: rule.component ?? '',
        keepalive: rule.keepalive ? rule.name : 0,
      }
      return children.length > 0 ? [{ ...node, children }] : [node]
    })

  const menus = below(null)
  if (menus.length === 0) throw fail('auth.noMenu')
  return menus
}
