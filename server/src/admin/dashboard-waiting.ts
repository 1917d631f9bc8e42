import { HOURS_LOW } from '@tutu/contract/core/lesson-hours'
import { DAYS_BACK } from '@tutu/contract/core/meetings'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { type Language, LANGUAGE_NAMES, LANGUAGES, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { isTranslated, UNTRANSLATED } from '@tutu/contract/definition/translations'
import { SETTING_FIELDS, SETTING_NAMES, SETTINGS_GROUPS } from '@tutu/contract/settings/index'
import { isLocalized } from '@tutu/contract/fields/traits'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { dayOf, timeText } from '../lib/days.ts'
import { daysBefore } from '../lib/streak.ts'
import type { Administrator } from '../policy/actors.ts'
import { type Config, type Settings } from '../data/config.ts'
import { CONFIG_NODE } from '../data/settings/save.ts'
import type { Engine } from '../engine/engine.ts'
import { lacksText } from '../engine/fields/lacks-text.ts'
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
  /** Where they are dealt with one after the other, for whoever may open it; absent: in the list. */
  screen?: { node: string; path: string }
  /** The same in SQL, where it is counted faster than it is listed. */
  where?: RawBuilder<SqlBool>
}

/** Days since their last lesson within which somebody is a pupil. */
const COMES_DAYS = 60
/** As the library's own view has it. */
const UNUSED_DAYS = 90

/** What waits, the most pressing first: a few lines each. */
const WAITING: readonly Entry[] = [
  {
    module: 'ledger-mismatch',
    title: { 'zh-cn': '账目对不上', en: 'Accounts that do not add up' },
    filters: () => ({}),
  },
  {
    module: 'cases',
    screen: { node: 'caseReview', path: 'caseReview' },
    title: { 'zh-cn': '待审核的作品', en: 'Works to review' },
    filters: () => ({ state: 'pending' }),
  },
  {
    module: 'work-report',
    title: { 'zh-cn': '待处理的作品举报', en: 'Reports of works' },
    filters: () => ({ state: 'new' }),
  },
  {
    module: 'contact',
    title: { 'zh-cn': '没人接手的留言', en: 'Enquiries nobody has taken on' },
    filters: () => ({ state: 'new' }),
  },
  {
    module: 'trial',
    title: { 'zh-cn': '没人联系的试听预约', en: 'Trial lessons nobody has answered' },
    filters: () => ({ state: 'new' }),
  },
  {
    key: 'trial-call',
    module: 'trial',
    title: { 'zh-cn': '今天要联系的试听家长', en: 'Families of trial lessons to contact today' },
    filters: (now) => ({ next_day: `,${dayOf(now)}` }),
  },
  {
    key: 'trial-today',
    module: 'trial',
    title: { 'zh-cn': '今天的试听', en: 'Trial lessons today' },
    filters: (now) => ({ state: 'booked', starttime: `${dayOf(now)},${dayOf(now)}` }),
  },
  {
    key: 'trial-tomorrow',
    module: 'trial',
    title: { 'zh-cn': '明天的试听', en: 'Trial lessons tomorrow' },
    filters: (now) => {
      const day = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1))
      return { state: 'booked', starttime: `${day},${day}` }
    },
  },
  {
    key: 'trial-open',
    module: 'trial',
    title: { 'zh-cn': '试听过了，还没有记来没来', en: 'Trial lessons that are over, without a note who came' },
    filters: (now) => ({
      state: 'booked',
      starttime: `,${dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))}`,
    }),
  },
  {
    key: 'shop-order-paid',
    module: 'shop-order',
    title: { 'zh-cn': '待发货的订单', en: 'Orders to deliver' },
    filters: () => ({ state: 'paid' }),
  },
  {
    key: 'shop-order-offline',
    module: 'shop-order',
    title: { 'zh-cn': '等待线下收款的订单', en: 'Orders to be paid offline' },
    filters: () => ({ state: 'pending', pay_type: 'offline' }),
  },
  {
    key: 'shop-order-refund',
    module: 'shop-order',
    title: { 'zh-cn': '待处理的退款申请', en: 'Refunds asked for' },
    filters: () => ({ refund_request: 'waiting' }),
  },
  {
    key: 'invoice-due',
    module: 'invoice',
    title: { 'zh-cn': '退过款、待冲红的发票', en: 'Invoices to be voided after a refund' },
    filters: () => ({ state: 'due' }),
  },
  {
    module: 'invoice',
    title: { 'zh-cn': '待开的发票', en: 'Invoices to be issued' },
    filters: () => ({ state: 'waiting' }),
  },
  {
    module: 'top-up',
    title: { 'zh-cn': '等待确认收款的充值', en: 'Top-ups to be marked as paid' },
    filters: () => ({ state: 'waiting', provider: 'manual' }),
  },
  {
    module: 'class-meeting',
    title: { 'zh-cn': '今天班级的课', en: 'Class meetings today' },
    filters: (now) => ({ state: 'planned', starttime: `${dayOf(now)},${dayOf(now)}` }),
  },
  {
    key: 'class-meeting-untaken',
    module: 'class-meeting',
    title: { 'zh-cn': '上过了，还没有点名的课', en: 'Class meetings that are over, attendance not taken' },
    // Of today some are not over. As far back as their teachers are shown them.
    filters: (now) => ({
      state: 'planned',
      starttime: `${daysBefore(dayOf(now), DAYS_BACK)},${daysBefore(dayOf(now), 1)}`,
      takentime: '1',
    }),
  },
  {
    module: 'lesson-account',
    title: { 'zh-cn': '课时不足的学员', en: 'Pupils with few lesson hours left' },
    // Who has not come for long is not called any more.
    filters: (now) => ({
      balance: `,${HOURS_LOW}`,
      lasttime: `${daysBefore(dayOf(now), COMES_DAYS)},`,
    }),
  },
  {
    module: 'message',
    title: { 'zh-cn': '没有发出的消息', en: 'Messages that could not be sent' },
    filters: () => ({ state: 'dead' }),
  },
  {
    module: 'attachment',
    title: { 'zh-cn': '90 天没有用到的文件', en: 'Files unused for 90 days' },
    filters: (now) => ({ unusedtime: `,${daysBefore(dayOf(now), UNUSED_DAYS)}` }),
  },
  {
    module: 'admin-log',
    title: { 'zh-cn': '今天失败的登录', en: 'Failed sign-ins today' },
    filters: (now) => ({ kind: 'sign-in-failed', createtime: `${dayOf(now)},` }),
  },
]

/** Of whatever is published on purpose: what missed its time, what was changed since, and what nobody has published yet. */
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
      {
        key: `${name}-draft`,
        module: name,
        title: { 'zh-cn': `未发布的草稿：${title['zh-cn']}`, en: `${title.en} not published yet` },
        filters: () => ({ publication: 'draft' }),
      },
    ])
}

/** Of whatever is written in every language: what one of them still lacks. */
function translations(registry: Registry): Entry[] {
  return registry
    .all()
    .filter(({ definition }) => isTranslated(definition))
    .flatMap(({ definition }) =>
      LANGUAGES.map((language): Entry => ({
        key: `${definition.name}-without-${language}`,
        module: definition.name,
        title: lacking(definition.title, language),
        filters: () => ({ [UNTRANSLATED]: language }),
        where: lacksText(definition, language),
      })),
    )
}

const lacking = (title: Localized, language: Language): Localized => ({
  'zh-cn': `缺${LANGUAGE_NAMES[language]['zh-cn']}：${title['zh-cn']}`,
  en: `${title.en} without ${LANGUAGE_NAMES[language].en}`,
})

/** Settings that have a text in one language and none in another, with the way to the first of them. */
function untranslatedSettings(settings: Settings, language: Language): Waiting[] {
  const localized = SETTING_NAMES.filter((name) => isLocalized(SETTING_FIELDS[name]))
  return LANGUAGES.flatMap((lacked) => {
    const found = localized.filter((name) => {
      const texts = settings[name] as Localized
      return !texts[lacked] && LANGUAGES.some((one) => texts[one])
    })
    const [first] = found
    if (first === undefined) return []
    const title = pickLanguage(lacking(SETTINGS_TITLE, lacked), language)
    return [{ key: `settings-without-${lacked}`, title, value: found.length, path: settingPath(first) }]
  })
}

/** Where a setting stands in the back office. */
function settingPath(setting: string): string {
  const tab = Object.entries(SETTINGS_GROUPS).find(([, { fields }]) => setting in fields)?.[0] ?? ''
  return `/admin/${CONFIG_NODE}?${new URLSearchParams({ tab, setting }).toString()}`
}

/** Messages that nothing sends as long as a setting is empty: whoever waits for a code does so in vain, and no row says so. */
async function unsent({ database }: Engine, settings: Settings, language: Language): Promise<Waiting[]> {
  const idle = Object.entries(SENDING).flatMap(([channel, { isSet }]) => (isSet(settings) ? [] : [channel]))
  if (idle.length === 0) return []
  const { rows } = await sql<{ channel: keyof typeof SENDING; count: number }>`
    select channel, count(*) as count from message where state = 'kept' and channel = any(${idle}) group by channel order by channel
  `.execute(database.kysely)
  return rows.map(({ channel, count: value }) => {
    const { title, setting } = SENDING[channel]
    return { key: `${channel}-unsent`, title: pickLanguage(title, language), value, path: settingPath(setting) }
  })
}

/** By channel, what has to be set before its messages go out. */
const SENDING = {
  mail: {
    isSet: ({ smtp_server }: Settings) => smtp_server !== '',
    title: { 'zh-cn': '没寄出的邮件：还没有填邮件服务器', en: 'Mails not sent: no mail server is set' },
    setting: 'smtp_server',
  },
  sms: {
    isSet: ({ sms_driver }: Settings) => sms_driver !== 'outbox',
    title: { 'zh-cn': '没发出的短信：还没有选短信服务', en: 'Short messages not sent: no service is chosen' },
    setting: 'sms_driver',
  },
}

const SETTINGS_TITLE = { 'zh-cn': '系统设置', en: 'Settings' }

/** s that a publication may take. */
const LATE_AFTER = 60

/** What waits for this caller, of the modules that they see; nothing that is none. */
export async function waitingFor(
  { engine, config }: { engine: Engine; config: Pick<Config, 'get'> },
  actor: Administrator,
  language: Language,
): Promise<Waiting[]> {
  const now = new Date()
  const { registry } = engine
  const entries = [...WAITING, ...publishing(registry), ...translations(registry)]
  const found = await Promise.all(entries.map((entry) => count(engine, entry, actor, language, now)))
  const rows = found.filter((one): one is Waiting => one !== undefined && one.value > 0)
  if (!actor.can(`${CONFIG_NODE}/index`)) return rows
  const settings = await config.get()
  return [...(await unsent(engine, settings, language)), ...rows, ...untranslatedSettings(settings, language)]
}

async function count(
  { registry, database }: Engine,
  { key, module, title, filters, screen, where: counted }: Entry,
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
  const found = counted ? [counted] : conditionsOf(resource, parseListQuery({ search }, 1))
  const conditions = [...found, ...(scope ? [scope.see] : [])]
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} as t ${where(conditions)}
  `.execute(database.kysely)
  const narrowed = new URLSearchParams(wanted).toString()
  const path =
    screen && actor.can(screen.node) ? `/admin/${screen.path}` : `/admin/${node}${narrowed && `?${narrowed}`}`
  return { key: key ?? module, title: pickLanguage(title, language), value: rows[0]?.count ?? 0, path }
}
