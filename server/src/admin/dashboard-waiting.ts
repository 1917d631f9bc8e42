import { permissionNode } from '@tutu/contract/definition/define-resource'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import { dayOf, timeText } from '../lib/days.ts'
import type { Administrator } from '../policy/actors.ts'
import type { Engine } from '../engine/engine.ts'
import type { Registry } from '../engine/registry.ts'
import { conditionsOf, parseListQuery, where } from '../engine/read/list.ts'
import { scopeOf } from '../engine/scope.ts'

/** Rows that wait for somebody; `path`: the list of them. */
export type Waiting = { key: string; title: string; value: number; path: string }

type Entry = {
  /** Absent: the module's name. */
  key?: string
  module: string
  title: Localized
  /** Field → value, as the common search of its list has them. */
  filters: (now: Date) => Readonly<Record<string, string>>
}

/** As the library's own view has it. */
const UNUSED_DAYS = 90

/** What waits, the most pressing first: a few lines each. */
const WAITING: readonly Entry[] = [
  {
    module: 'cases',
    title: { 'zh-cn': '待审核的作品', en: 'Works to review' },
    filters: () => ({ state: 'pending' }),
  },
  {
    module: 'message',
    title: { 'zh-cn': '没有发出的消息', en: 'Messages that could not be sent' },
    filters: () => ({ state: 'dead' }),
  },
  {
    module: 'attachment',
    title: { 'zh-cn': '90 天没有用到的文件', en: 'Files unused for 90 days' },
    filters: (now) => ({ unusedtime: `,${dayOf(new Date(now.getTime() - UNUSED_DAYS * 86_400_000))}` }),
  },
  {
    module: 'admin-log',
    title: { 'zh-cn': '今天失败的登录', en: 'Failed sign-ins today' },
    filters: (now) => ({ kind: 'sign-in-failed', createtime: `${dayOf(now)},` }),
  },
]

/** Of whatever is published on purpose: what missed its time, and what nobody has published yet. */
function publishing(registry: Registry): Entry[] {
  return registry
    .all()
    .filter(({ definition }) => definition.publishable)
    .flatMap(({ definition: { name, title } }): Entry[] => [
      {
        key: `${name}-late`,
        module: name,
        title: { 'zh-cn': `到时没能发布：${title['zh-cn']}`, en: `${title.en} not published in time` },
        filters: (now) => ({ publish_at: `,${timeText(Math.floor(now.getTime() / 1000) - LATE_AFTER)}` }),
      },
      {
        key: `${name}-changed`,
        module: name,
        title: { 'zh-cn': `有改动未发布：${title['zh-cn']}`, en: `${title.en} with changes not published` },
        filters: () => ({ publication: 'changed' }),
      },
    ])
}

/** s that a publication may take. */
const LATE_AFTER = 60

/** What waits for this caller, of the modules that they see; nothing that is none. */
export async function waitingFor(engine: Engine, actor: Administrator, language: Language): Promise<Waiting[]> {
  const now = new Date()
  const entries = [...WAITING, ...publishing(engine.registry)]
  const found = await Promise.all(entries.map((entry) => count(engine, entry, actor, language, now)))
  return found.filter((one) => one !== undefined && one.value > 0) as Waiting[]
}

async function count(
  { registry, database }: Engine,
  { key, module, title, filters }: Entry,
  actor: Administrator,
  language: Language,
  now: Date,
): Promise<Waiting | undefined> {
  const resource = registry.byName(module)
  const { definition, table, node } = resource
  if (!actor.can(permissionNode(definition, 'index'))) return undefined
  const wanted = filters(now)
  const search = Object.entries(wanted).map(([field, val]) => {
    const operator = definition.fields[field]?.search ?? definition.rowSearch?.[field as 'createtime']
    return { field, val, operator }
  })
  const scope = await scopeOf(database.kysely, resource, actor)
  const conditions = [...conditionsOf(resource, parseListQuery({ search }, 1)), ...(scope ? [scope.see] : [])]
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} as t ${where(conditions)}
  `.execute(database.kysely)
  const path = `/admin/${node}?${new URLSearchParams(wanted).toString()}`
  return { key: key ?? module, title: pickLanguage(title, language), value: rows[0]?.count ?? 0, path }
}
