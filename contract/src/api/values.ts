import { z } from 'zod'

// Values as callers of any kind write them, and parts of answers that several calls share.

const INT4_MAX = 2_147_483_647

/** The number of a row, as a number or as its digits. */
export const RowId = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(INT4_MAX))

/** Which part of a list, newest first. */
export const Paging = z.object({
  page: z.coerce.number<number | string>().int().min(1).max(100_000).catch(1),
  limit: z.coerce.number<number | string>().int().min(1).max(50).catch(10),
})

const one = z.union([z.int(), z.string()])
/** Numbers of rows: one, a list, or a comma list. */
export const Ids = z
  .union([one, z.array(one)])
  .optional()
  .catch(undefined)

/** 'true', '1', true and 1 say that something is so; everything else that it is not. */
export const Flag = z
  .union([z.boolean(), z.number(), z.string()])
  .optional()
  .catch(undefined)
  .transform((value) => value === true || ['true', '1'].includes(String(value)))

/** Seconds since 1970. */
export const Moment = z.int()

/** What the server answers of a stored file (wire 1.6). Sizes in bytes and px, times in seconds; 0 and null for what does not apply. */
export const StoredFile = z.object({
  id: z.int(),
  topic: z.string(),
  admin_id: z.int(),
  user_id: z.int(),
  /** Path on this site; `full_url` is where it is fetched. */
  url: z.string(),
  full_url: z.string(),
  /** null: not a picture, or not measured yet. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  name: z.string(),
  size: z.int(),
  mimetype: z.string(),
  storage: z.enum(['local', 'oss', 's3']),
  sha1: z.string().nullable(),
  lastuploadtime: Moment,
  suffix: z.string(),
})

/** A form that a store takes one file with; `params` go before the file, as they are. `expires` in seconds since 1970. */
export const UploadForm = z.object({
  url: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.string()),
  expires: z.int(),
})

/** What a browser says of a file before it sends it. `sha1` may be there; nobody asks for it. */
export const AnnouncedFile = z.object({
  name: z.string().max(1000),
  /** Bytes. */
  size: z.coerce.number<number | string>().int().min(0),
  type: z.string().max(200).catch(''),
})

/** '' is what forms send for "not chosen". */
const areaCode = z
  .union([
    z.literal('').transform(() => undefined),
    z
      .string()
      .regex(/^\d{6}$/)
      .transform(Number),
  ])
  .optional()
export const ChosenAreas = z.object({ province: areaCode, city: areaCode })
/** The next level below what is chosen, in Chinese as the state names it. */
export const Areas = z.array(z.object({ value: z.int(), label: z.string() }))

export const FileType = z.object({ suffix: z.string().max(100).catch(''), background: z.string().max(40).catch('') })

/** What every page needs to know of the site (spec 3: site config). `upload.maxsize` in bytes. */
export const SiteConfig = z.object({
  siteName: z.string(),
  comcont: z.string(),
  recordNumber: z.string(),
  /** What the law wants at the foot of every page, besides the ICP number; '' is left out there. */
  footer: z.object({
    policeRecordNumber: z.string(),
    icpLicence: z.string(),
    companyName: z.string(),
    complaintPhone: z.string(),
    complaintEmail: z.string(),
    childProtectionContact: z.string(),
  }),
  version: z.string(),
  cdnUrl: z.string(),
  apiUrl: z.string(),
  upload: z.object({
    mode: z.string(),
    maxsize: z.int(),
    mimetype: z.string(),
    savename: z.string(),
    /** Of a store that browsers send files to: where to, and what goes with each. */
    url: z.string().optional(),
    params: z.record(z.string(), z.string()).optional(),
  }),
})
export type SiteConfig = z.output<typeof SiteConfig>

/** A session of one's own. `keep`: signed in to stay. */
export const Session = z.object({
  id: z.int(),
  ip: z.string(),
  useragent: z.string(),
  createtime: Moment,
  lastseentime: Moment,
  keep: z.boolean(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.output<typeof Session>

const NOTHING = 'record.nothingChosen'
/** Rows that were chosen from a list. */
export const ChosenRows = z.object({
  ids: z
    .array(z.union([z.int(), z.string().regex(/^\d{1,15}$/)], NOTHING), NOTHING)
    .min(1, NOTHING)
    .max(200, NOTHING),
})

/** Signing out: the refresh token ends too. */
export const SignOut = z.object({ refresh_token: z.string().catch('') })

/** What an entry of a menu has, of the back office and of the member centre (wire 1.3, 1.4). */
export const MenuEntry = z.object({
  id: z.int(),
  pid: z.int(),
  title: z.string(),
  /** Permission node. */
  name: z.string(),
  path: z.string(),
  icon: z.string(),
  menu_type: z.enum(['tab', 'link', 'iframe']).nullable(),
  url: z.string(),
  component: z.string(),
  extend: z.enum(['none', 'add_rules_only', 'add_menu_only']),
})
