import type { SaidKey } from './said.ts'
import { trimOf } from './trim.ts'

/** What a site takes: `siteConfig.upload`. `maxsize` in bytes; `mimetype` a comma list (`*`, extensions, `type/*`, `type/subtype`). */
export type UploadLimits = { maxsize: number; mimetype: string }

/** The check before sending (spec 5), and the server's first: what is wrong with a file, if anything. */
export function checkUpload(
  file: { name: string; size: number; type: string },
  limits: UploadLimits,
): SaidKey | undefined {
  if (!file.name.trim() || !file.size) return 'upload.incomplete'
  if (!isAllowedType(file, limits.mimetype)) return 'upload.type'
  return file.size > limits.maxsize ? 'upload.size' : undefined
}

/** Whether a comma list (spec 3) admits a file, by its extension or its media type. */
export function isAllowedType({ name, type }: { name: string; type: string }, mimetype: string): boolean {
  const suffix = suffixOf(name)
  const media = type.split(';')[0]!.trim().toLowerCase()
  return mimetype
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .some((one) => {
      if (one === '*') return true
      if (one.endsWith('/*')) return media.startsWith(one.slice(0, -1))
      if (one.includes('/')) return one === media
      return one.replace(/^\./, '') === suffix && suffix !== ''
    })
}

/** Extension in small letters, without the dot; '' for none. */
export function suffixOf(name: string): string {
  return /[^.]\.+([a-z0-9]{1,16})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''
}

/** How many files a list field takes where its definition says nothing. */
export const PATHS_MAX = 9

// —— Thumbnails ——

/** Widths in px that pictures are prepared in; never larger than the picture itself. */
export const THUMBNAIL_WIDTHS = [160, 320, 640, 1280] as const

/** What stands beside an image field (`cover_info`): sizes in px, `blur` a data URI of at most 400 bytes. */
export type PictureInfo = {
  width: number
  height: number
  blur: string
  /** Widths of the thumbnails there are; none for animations. */
  widths: number[]
  /** Whether each thumbnail is there as AVIF too. */
  avif: boolean
  /** What must stay in sight where it is cut, in hundredths of width and height; absent: its middle. */
  focus?: PicturePoint
}

/** Hundredths of a picture's width and height. */
export type PicturePoint = { x: number; y: number }

/** How a picture is made from its original: turned by so many degrees, then cut; parts of the turned picture's sides. */
export type PictureEdit = {
  turn: 0 | 90 | 180 | 270
  crop: { x: number; y: number; width: number; height: number } | null
}

/** What stands beside a file field (`materials_info`). Size in bytes. */
export type FileInfo = { name: string; size: number; mimetype: string; suffix: string }

/** Widths of the thumbnails of a picture so wide. */
export function thumbnailWidths(width: number): number[] {
  return THUMBNAIL_WIDTHS.filter((one) => one < width)
}

/** `/storage/a/b.jpg` + 320 → `/storage/a/b.jpg.320.webp`. */
export function thumbnailPath(path: string, width: number, format: 'webp' | 'avif' = 'webp'): string {
  return `${path}.${width}.${format}`
}

/** In the query of a stored file's address: its own bytes are meant, also where others have taken their place. */
export const AS_IT_WAS = 'was'

/**
 * The thumbnails of a picture as `srcset` texts, the narrowest first; '' where there are none. `prefix` turns a path into
 * an address (the CDN's).
 */
export function thumbnailsOf(
  path: string,
  info: Pick<PictureInfo, 'widths' | 'avif'>,
  prefix: (path: string) => string = (one) => one,
): { webp: string; avif: string } {
  const srcset = (format: 'webp' | 'avif'): string =>
    info.widths.map((width) => `${prefix(thumbnailPath(path, width, format))} ${width}w`).join(', ')
  return { webp: srcset('webp'), avif: info.avif ? srcset('avif') : '' }
}

// —— Names and keys ——

const NAME_MAX = 100

/** Control characters, separators of lines, bidi overrides and isolates, zero-width marks, halves of surrogate pairs. */
const HARMFUL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Names that Windows keeps for devices, whatever their extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * The name of a file as it is kept and shown: composed (NFC), without folders, without what hides or reverses letters,
 * without characters file systems refuse, at most 100 characters with its extension.
 */
export function safeFileName(name: string): string {
  const base = name.normalize('NFC').replace(/^.*[/\\]/s, '')
  const shown = base
    .replace(HARMFUL, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
  const clean = trimOf(shown, '. ').replace(RESERVED, '$&_')
  const suffix = suffixOf(clean)
  const ending = suffix ? clean.slice(-suffix.length - 1) : ''
  const stem = Array.from(ending ? clean.slice(0, -ending.length) : clean)
  return `${
    stem
      .slice(0, NAME_MAX - ending.length)
      .join('')
      .trimEnd() || 'file'
  }${ending}`
}

/** A topic in small letters, digits, `_` and `-`, at most 20; anything else is `default`. */
export function safeTopic(topic: string | undefined): string {
  const lower = (topic ?? '').trim().toLowerCase()
  return /^[a-z0-9](?:[a-z0-9_-]{0,18}[a-z0-9])?$/.test(lower) && !RESERVED.test(lower) ? lower : 'default'
}

export type KeyFacts = {
  topic: string
  /** As `safeFileName` gives it. */
  name: string
  /** '' until it is known. */
  sha1: string
  now: Date
  /** That many letters and digits. */
  random: (length: number) => string
}

const PATH_MAX = 200
const two = (number: number): string => String(number).padStart(2, '0')

/**
 * The path of a new file from the naming template (spec 7: topic, year, mon, day, hour, min, sec, random, random32,
 * filename, suffix, .suffix, filesha1). Times are those of the machine's time zone. Every piece is safe in a path and a
 * URL: of the file's name its ASCII letters, digits, `_`, `-` and `.` stay, at most 100 of them. The answer begins with a
 * slash and has no empty parts, no dots at their ends and at most 200 characters.
 */
export function fillKeyTemplate(template: string, { topic, name, sha1, now, random }: KeyFacts): string {
  const suffix = suffixOf(name)
  const stem = suffix ? name.slice(0, -suffix.length - 1) : name
  const pieces: Record<string, () => string> = {
    topic: () => safeTopic(topic),
    year: () => String(now.getFullYear()),
    mon: () => two(now.getMonth() + 1),
    day: () => two(now.getDate()),
    hour: () => two(now.getHours()),
    min: () => two(now.getMinutes()),
    sec: () => two(now.getSeconds()),
    random: () => random(16),
    random32: () => random(32),
    filename: () => asciiStem(stem),
    suffix: () => suffix,
    '.suffix': () => (suffix ? `.${suffix}` : ''),
    filesha1: () => (/^[0-9a-f]{40}$/.test(sha1) ? sha1 : ''),
  }
  const filled = template.replace(/\{([.\w]+)\}/g, (_, piece: string) => pieces[piece]?.() ?? '')
  const folders = filled.split('/')
  const last = safePart(folders.pop() ?? '')
  // A template, or a name, of which nothing or only the extension is left.
  const file = last === '' || last === suffix ? (suffix ? `file.${suffix}` : 'file') : last
  const path = `/${[...folders.flatMap((part) => safePart(part) || []), file].join('/')}`
  return path.length <= PATH_MAX ? path : `/${safeTopic(topic)}/${random(32)}${suffix ? `.${suffix}` : ''}`
}

function asciiStem(stem: string): string {
  const ascii = stem
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/-+/g, '-')
  return trimOf(ascii, '-.').slice(0, NAME_MAX)
}

function safePart(part: string): string {
  return part
    .replace(/[^\w.-]+/g, '')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+|\.+$/g, '')
    .replace(RESERVED, '$&_')
}
