import { readFileSync } from 'node:fs'
import { SITE_BRAND } from '@tutu/contract/core/constants'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { SETTING_FIELDS, SETTING_NAMES, type SettingName, type SettingValues } from '@tutu/contract/settings/index'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ChangeBus } from '../postgres/change-bus.ts'
import { type Database, isUnavailable } from '../postgres/database.ts'
import { type FixedSettings, NOTHING_FIXED } from './settings/fixed.ts'
import { type Reading, readRows, readSettings } from './settings/read.ts'
import type { SecretBox } from './settings/secret-box.ts'
import { readValue } from './settings/values.ts'

export { syncConfig } from './settings/sync.ts'

/** Limits in bytes; a quota of 0 is none. */
type UploadSettings = {
  mode: SettingValues['upload_mode']
  maxsize: number
  mimetype: string
  savename: string
  member_maxsize: number
  member_mimetype: string
  admin_quota: number
  member_quota: number
}
export type Settings = SettingValues & {
  upload: UploadSettings
  /** Settings that administrators defined themselves, by name. */
  own: Readonly<Record<string, unknown>>
}

export type Config = {
  get(): Promise<Settings>
  /** Saves some settings in one transaction and tells every process. Throws ZodError, naming the setting, on bad values. */
  set(values: Partial<SettingValues>): Promise<void>
  /** What the browser knows of the site (spec 3: site config); limits of uploads are those of `identity`. */
  siteConfig(language: Language, identity?: 'admin' | 'member'): Promise<SiteConfig>
}
/** What the law wants at the foot of every page, besides the ICP number; '' is left out there. */
export type SiteFooter = {
  policeRecordNumber: string
  icpLicence: string
  companyName: string
  complaintPhone: string
  complaintEmail: string
  childProtectionContact: string
}
export type SiteConfig = {
  siteName: string
  comcont: string
  recordNumber: string
  footer: SiteFooter
  version: string
  cdnUrl: string
  apiUrl: string
  upload: Pick<UploadSettings, 'mode' | 'maxsize' | 'mimetype' | 'savename'>
}

/** Without `secrets`, secrets are neither read nor kept. */
type Options = { secrets?: SecretBox; fixed?: FixedSettings }

/** The settings, read once and again after somebody has changed them. */
export function createConfig(
  database: Database,
  bus: ChangeBus,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { secrets = NO_SECRETS, fixed = NOTHING_FIXED }: Options = {},
): Config {
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

  let complained = ''
  async function read(): Promise<Settings> {
    const reading = readSettings(await readRows(database.kysely), { secrets, fixed })
    const problems = JSON.stringify([reading.unreadable, reading.unusable])
    if (problems !== complained) complain(reading, log)
    complained = problems
    return { ...reading.values, upload: uploadOf(reading.values), own: reading.own }
  }

  return {
    get,
    async set(values) {
      const names = SETTING_NAMES.filter((name) => values[name] !== undefined)
      const parsed = names.map((name) => [name, checkedValue(name, values[name])] as const)
      const tags = await database.kysely.transaction().execute(async (trx) => {
        for (const [name, value] of parsed) {
          const isSealed = SETTING_FIELDS[name].secret && value !== ''
          await trx
            .updateTable('config')
            .set({
              value: JSON.stringify(isSealed ? secrets.seal(name, String(value)) : value),
              version: sql<number>`nextval('config_version')`,
              updatetime: sql<number>`epoch_seconds()`,
            })
            .where('name', '=', name)
            .execute()
        }
        return bus.record(trx, ['config'])
      })
      bus.announce(tags)
    },
    async siteConfig(language, identity = 'member') {
      const settings = await get()
      const { mode, savename, maxsize, mimetype, member_maxsize, member_mimetype } = settings.upload
      const limits =
        identity === 'admin' ? { maxsize, mimetype } : { maxsize: member_maxsize, mimetype: member_mimetype }
      return {
        siteName: pickLanguage(settings.site_name, language) || pickLanguage(SITE_BRAND, language),
        comcont: pickLanguage(settings.comcont, language),
        recordNumber: settings.record_number,
        footer: {
          policeRecordNumber: settings.police_record_number,
          icpLicence: settings.icp_licence,
          companyName: pickLanguage(settings.company_name, language),
          complaintPhone: settings.complaint_phone,
          complaintEmail: settings.complaint_email,
          childProtectionContact: pickLanguage(settings.child_protection_contact, language),
        },
        version: VERSION,
        cdnUrl: settings.cdn_url.replace(/^https?:/i, '').replace(/\/$/, ''),
        apiUrl: settings.api_url,
        upload: { mode, savename, ...limits },
      }
    },
  }
}

const NO_SECRETS: SecretBox = {
  seal: () => {
    throw new Error('no key to seal secrets with')
  },
  digest: () => {
    throw new Error('no key to make digests with')
  },
  open: () => undefined,
  isCurrent: () => true,
}

/** Told once while they last: the settings are read again after every change. */
function complain({ unreadable, unusable }: Reading, log: Pick<FastifyBaseLogger, 'warn'>): void {
  if (unreadable.length > 0) {
    log.warn(
      { settings: unreadable },
      'secrets were sealed with another key and count as not set: give that key in SECRET_KEY, or enter them again',
    )
  }
  if (unusable.length > 0) log.warn({ settings: unusable }, 'settings unusable, defaults taken')
}

function uploadOf(values: SettingValues): UploadSettings {
  return {
    mode: values.upload_mode,
    maxsize: values.upload_maxsize,
    mimetype: values.upload_mimetype,
    savename: values.upload_savename,
    member_maxsize: values.upload_member_maxsize,
    member_mimetype: values.upload_member_mimetype,
    admin_quota: values.upload_admin_quota,
    member_quota: values.upload_member_quota,
  }
}

function checkedValue(name: SettingName, value: unknown): unknown {
  const read = readValue(SETTING_FIELDS[name], value)
  if (read !== undefined) return read
  throw new z.ZodError([{ code: 'custom', path: [name], message: 'rule.pattern', input: undefined }])
}

export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))).version
