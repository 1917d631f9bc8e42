/** What kind of file the library shows it as. */
export type FileGroup = 'picture' | 'document' | 'audio' | 'video' | 'project' | 'archive' | 'other'

export type FileType = {
  /** Media type under which it is stored and served. */
  type: string
  group: FileGroup
  /** What its bytes may look like, as the package `file-type` names it; absent: they have no signature (texts). */
  real?: readonly string[]
  /** What a zip of this type must hold: an entry with such a name. */
  holds?: RegExp
  /** Declared types that mean the same; browsers take them from their system. */
  aliases?: readonly string[]
  /** Safe to be shown on the site's own origin; anything else is a download. */
  inline?: boolean
}

const zip = ['application/zip'] as const
const zipAliases = [
  'application/zip',
  'application/x-zip',
  'application/x-zip-compressed',
  'application/zip-compressed',
  // WinRAR registers what it opens so.
  'application/x-compressed',
] as const
/** What office programs register on Windows, WPS Office under two names for each. */
const OFFICE = {
  doc: ['application/kswps', 'application/wps-office.doc', 'application/vnd.msword'],
  xls: ['application/kset', 'application/wps-office.xls', 'application/msexcel', 'application/x-msexcel'],
  ppt: ['application/kswpp', 'application/wps-office.ppt', 'application/mspowerpoint', 'application/x-mspowerpoint'],
} as const
const oldOffice = (suffix: keyof typeof OFFICE, type: string): FileType => ({
  type,
  group: 'document',
  real: ['application/x-cfb'],
  aliases: OFFICE[suffix],
})
const office = (suffix: keyof typeof OFFICE, name: string, old: string): FileType => {
  const type = `application/vnd.openxmlformats-officedocument.${name}`
  const aliases = [...OFFICE[suffix], `application/wps-office.${suffix}x`, old, ...zipAliases]
  // ECMA-376 part 2, 7.3.7: names of parts are compared without regard to case.
  return { type, group: 'document', aliases, real: [type, ...zip], holds: /^\[content_types\]\.xml$/i }
}
const text = (type = 'text/plain', aliases: readonly string[] = []): FileType => ({
  type: type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
  group: 'document',
  aliases: [type, 'text/plain', ...aliases],
  ...(type === 'text/plain' ? { inline: true } : {}),
})
const picture = (type: string, real: readonly string[] = [type], aliases: readonly string[] = []): FileType => ({
  type,
  group: 'picture',
  real,
  aliases,
  inline: true,
})
const sound = (type: string, real: readonly string[], aliases: readonly string[] = []): FileType => ({
  type,
  group: 'audio',
  real,
  aliases,
  inline: true,
})
const film = (type: string, real: readonly string[], aliases: readonly string[] = []): FileType => ({
  type,
  group: 'video',
  real,
  aliases,
  inline: true,
})
const archive = (type: string, real: readonly string[], aliases: readonly string[] = []): FileType => ({
  type,
  group: 'archive',
  real,
  aliases,
})
const project = (type: string, holds: RegExp): FileType => ({
  type,
  group: 'project',
  real: zip,
  holds,
  aliases: [...zipAliases, 'application/x.scratch', 'application/x-scratch'],
})

/** The file types that are known by extension. Others may be admitted by the settings: they are downloads. */
const TYPES: Readonly<Record<string, FileType>> = {
  jpg: picture('image/jpeg', undefined, ['image/jpg', 'image/pjpeg']),
  jpeg: picture('image/jpeg', undefined, ['image/jpg', 'image/pjpeg']),
  png: picture('image/png', ['image/png', 'image/apng'], ['image/apng', 'image/x-png']),
  gif: picture('image/gif'),
  webp: picture('image/webp'),
  avif: picture('image/avif'),
  bmp: picture('image/bmp', undefined, ['image/x-ms-bmp', 'image/x-bmp', 'image/x-windows-bmp']),
  // A drawing can hold scripts.
  svg: { type: 'image/svg+xml', group: 'picture', aliases: ['image/svg'], real: ['application/xml'] },
  pdf: {
    type: 'application/pdf',
    group: 'document',
    real: ['application/pdf'],
    aliases: ['application/x-pdf', 'application/wps-office.pdf', 'application/kswpspdf'],
  },
  txt: text(),
  md: text(undefined, ['text/markdown', 'text/x-markdown']),
  csv: text(undefined, [
    'text/csv',
    'text/x-csv',
    'text/comma-separated-values',
    'application/csv',
    'application/vnd.ms-excel',
    'application/wps-office.csv',
    ...OFFICE.xls,
  ]),
  html: text('text/html'),
  htm: text('text/html'),
  xml: { type: 'application/xml', group: 'document', aliases: ['text/xml'], real: ['application/xml'] },
  doc: oldOffice('doc', 'application/msword'),
  xls: oldOffice('xls', 'application/vnd.ms-excel'),
  ppt: oldOffice('ppt', 'application/vnd.ms-powerpoint'),
  docx: office('doc', 'wordprocessingml.document', 'application/msword'),
  xlsx: office('xls', 'spreadsheetml.sheet', 'application/vnd.ms-excel'),
  pptx: office('ppt', 'presentationml.presentation', 'application/vnd.ms-powerpoint'),
  zip: archive('application/zip', zip, zipAliases),
  rar: archive(
    'application/x-rar-compressed',
    ['application/x-rar-compressed'],
    ['application/vnd.rar', 'application/x-rar', 'application/rar', 'application/x-compressed'],
  ),
  '7z': archive('application/x-7z-compressed', ['application/x-7z-compressed'], ['application/x-compressed']),
  gz: archive('application/gzip', ['application/gzip'], ['application/x-gzip', 'application/x-compressed']),
  mp3: sound('audio/mpeg', ['audio/mpeg'], ['audio/mp3', 'audio/x-mp3', 'audio/x-mpeg', 'audio/mpeg3']),
  wav: sound('audio/wav', ['audio/wav'], ['audio/x-wav', 'audio/wave', 'audio/vnd.wave']),
  ogg: sound('audio/ogg', ['audio/ogg', 'audio/ogg; codecs=opus'], ['application/ogg', 'video/ogg']),
  m4a: sound('audio/mp4', ['audio/x-m4a', 'audio/mp4', 'video/mp4'], ['audio/x-m4a', 'audio/m4a', 'audio/aac']),
  mp4: film('video/mp4', ['video/mp4', 'video/x-m4v', 'audio/mp4'], ['video/x-m4v']),
  webm: film('video/webm', ['video/webm'], ['audio/webm']),
  // Scratch reads the project from the root or from one folder below.
  sb3: project('application/x.scratch.sb3', /^(?:[^/]*\/)?project\.json$/),
  sb2: project('application/x.scratch.sb2', /^(?:[^/]*\/)?project\.json$/),
  sjr: project('application/x.scratchjr.sjr', /^(?:[^/]*\/)?data\.json$/),
}

/** By extension in small letters; undefined for one that is not known. */
export function fileTypeOf(suffix: string): FileType | undefined {
  return Object.hasOwn(TYPES, suffix) ? TYPES[suffix] : undefined
}

export const UNKNOWN_TYPE = 'application/octet-stream'

/** What the library files a media type under. */
export function groupOf(mimetype: string): FileGroup {
  return Object.values(TYPES).find(({ type }) => type === mimetype)?.group ?? 'other'
}

/** Whether a type may be shown on this site's origin: pictures, sounds, films and plain text, nothing that can run. */
export function isInline(mimetype: string): boolean {
  return Object.values(TYPES).some(({ type, inline }) => inline === true && type === mimetype)
}

/** Pictures that pages can show, and that are therefore measured, cleaned and prepared in smaller sizes. */
export function isPicture(mimetype: string): boolean {
  return groupOf(mimetype) === 'picture' && isInline(mimetype)
}
