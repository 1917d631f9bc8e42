import { readFileSync } from 'node:fs'
import { SITE_BRAND } from '@tutu/contract/constants'
import { type Language, pickLanguage } from '@tutu/contract/languages'
import type { FastifyBaseLogger } from 'fastify'
import { type ColumnType, type Generated, sql } from 'kysely'
import { z } from 'zod'
import type { ChangeBus } from './change-bus.ts'
import { type Database, isUnavailable } from './database.ts'

declare module './database.ts' {
  interface Tables {
    config: {
      id: Generated<number>
      name: string
      group: string
      type: string
      value: ColumnType<unknown, string, string>
      weigh: Generated<number>
      allow_del: Generated<boolean>
      updatetime: Generated<number>
    }
  }
}

const localized = (max: number) => z.object({ 'zh-cn': z.string().trim().max(max), en: z.string().trim().max(max) })
/** '' or where else files or calls are: `//host`, `https://host/path`. */
const host = z.union([z.literal(''), z.string().regex(/^(https?:)?\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/i)])

type Setting = { group: string; type: string; schema: z.ZodType; value: unknown }

/** Every setting: its tab and input on the settings screen, what it may hold, and what it holds at first. */
const SETTINGS = {
  site_name: { group: 'basics', type: 'text', schema: localized(60), value: SITE_BRAND },
  comcont: {
    group: 'basics',
    type: 'textarea',
    schema: localized(300),
    value: {
      'zh-cn': '从第一块积木到第一行代码，图图陪孩子把想法做出来。',
      en: 'From the first block to the first line of code, Tutu helps children make what they imagine.',
    },
  },
  record_number: { group: 'basics', type: 'text', schema: z.string().trim().max(60), value: '' },
  cdn_url: { group: 'basics', type: 'text', schema: host, value: '' },
  api_url: { group: 'basics', type: 'text', schema: host, value: '' },
  /** Off until there is a member centre to open. */
  open_member_center: { group: 'login', type: 'switch', schema: z.boolean(), value: false },
  /** Ask for a captcha after some failures, or always (wire decision 7). */
  admin_login_captcha: { group: 'login', type: 'select', schema: z.enum(['auto', 'always']), value: 'auto' },
  /** One session per administrator: signing in ends the others. */
  admin_sso: { group: 'login', type: 'switch', schema: z.boolean(), value: false },
  /** How many days the administrator log is kept. */
  admin_log_days: { group: 'basics', type: 'number', schema: z.int().min(1).max(3650), value: 180 },
  upload: {
    group: 'upload',
    type: 'upload',
    schema: z.object({
      mode: z.literal('local'),
      /** Bytes. */
      maxsize: z.int().min(1),
      mimetype: z.string().trim().min(1),
      savename: z.string().trim().min(1).max(200),
    }),
    value: {
      mode: 'local',
      maxsize: 10 * 1024 * 1024,
      mimetype: 'jpg,jpeg,png,gif,webp,bmp,pdf,txt,doc,docx,xls,xlsx,ppt,pptx,zip,rar,wav,mp3,mp4,sb3,sjr',
      // Spec 7: placeholders of the key template.
      savename: '/storage/{topic}/{year}{mon}{day}/{filename}{filesha1}{.suffix}',
    },
  },
} as const satisfies Record<string, Setting>

type Name = keyof typeof SETTINGS
export type Settings = { [K in Name]: z.output<(typeof SETTINGS)[K]['schema']> }
const NAMES = Object.keys(SETTINGS) as Name[]

export type Config = {
  get(): Promise<Settings>
  /** Saves some settings in one transaction and tells every process. Throws ZodError, naming the setting, on bad values. */
  set(values: Partial<Settings>): Promise<void>
  /** What the browser knows of the site (spec 3: site config). */
  siteConfig(language: Language): Promise<SiteConfig>
}
export type SiteConfig = {
  siteName: string
  comcont: string
  recordNumber: string
  version: string
  cdnUrl: string
  apiUrl: string
  upload: Settings['upload']
}

/** Inserts the settings seen for the first time; what is there is left as it is. Any number of processes may do so. */
export async function syncConfig(database: Database): Promise<void> {
  const rows = NAMES.map((name, index) => {
    const { group, type, value } = SETTINGS[name]
    return { name, group, type, value: JSON.stringify(value), weigh: NAMES.length - index }
  })
  await database.kysely
    .insertInto('config')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** The settings, read once and again after somebody has changed them. */
export function createConfig(database: Database, bus: ChangeBus, log: Pick<FastifyBaseLogger, 'warn'>): Config {
  let cached: Promise<Settings> | undefined
  const drop = (): void => {
    cached = undefined
  }
  bus.onTags((tags) => {
    if (tags.has('config')) drop()
  })
  bus.onFlush(drop)

  // While the database is away pages still say whose they are.
  let last: Settings | undefined
  async function get(): Promise<Settings> {
    try {
      return (last = await current())
    } catch (error) {
      if (last && isUnavailable(error)) return last
      throw error
    }
  }

  async function current(): Promise<Settings> {
    if (!bus.healthy) return read()
    if (!cached) {
      const reading = read()
      cached = reading
      reading.catch(() => {
        if (cached === reading) drop()
      })
    }
    return cached
  }

  async function read(): Promise<Settings> {
    const rows = await database.kysely
      .selectFrom('config')
      .where('name', 'in', NAMES)
      .select(['name', 'value'])
      .execute()
    const stored = new Map(rows.map((row) => [row.name, row.value]))
    const settings = NAMES.map((name) => {
      const { schema, value } = SETTINGS[name]
      if (!stored.has(name)) return [name, value]
      const parsed = schema.safeParse(stored.get(name))
      if (!parsed.success) log.warn({ setting: name, problem: parsed.error.message }, 'setting unusable, default taken')
      return [name, parsed.success ? parsed.data : value]
    })
    return Object.fromEntries(settings) as Settings
  }

  return {
    get,
    async set(values) {
      const given = NAMES.filter((name) => values[name] !== undefined)
      const schema = z.object(Object.fromEntries(given.map((name) => [name, SETTINGS[name].schema])))
      const parsed = schema.parse(values)
      await database.kysely.transaction().execute(async (trx) => {
        for (const name of given) {
          await trx
            .updateTable('config')
            .set({ value: JSON.stringify(parsed[name]), updatetime: sql<number>`epoch_seconds()` })
            .where('name', '=', name)
            .execute()
        }
        await bus.record(trx, ['config'])
      })
      bus.announce(['config'])
    },
    async siteConfig(language) {
      const settings = await get()
      return {
        siteName: pickLanguage(settings.site_name, language) || pickLanguage(SITE_BRAND, language),
        comcont: pickLanguage(settings.comcont, language),
        recordNumber: settings.record_number,
        version: VERSION,
        cdnUrl: settings.cdn_url.replace(/^https?:/i, '').replace(/\/$/, ''),
        apiUrl: settings.api_url,
        upload: settings.upload,
      }
    },
  }
}

export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))).version
