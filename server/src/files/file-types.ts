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
const compound = ['application/x-cfb'] as const
const office = (name: string): FileType => {
  const type = `application/vnd.openxmlformats-officedocument.${name}`
  // ECMA-376 part 2, 7.3.7: names of parts are compared without regard to case.
  return { type, group: 'document', real: [type, ...zip], holds: /^\[content_types\]\.xml$/i }
}
const text = (type = 'text/plain'): FileType => ({
  type: type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
  group: 'document',
  aliases: [type, 'text/plain'],
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
  aliases: ['application/zip', 'application/x-zip-compressed'],
})

/** The file types that are known by extension. Others may be admitted by the settings: they are downloads. */
const TYPES: Readonly<Record<string, FileType>> = {
  jpg: picture('image/jpeg', undefined, ['image/jpg', 'image/pjpeg']),
  jpeg: picture('image/jpeg', undefined, ['image/jpg', 'image/pjpeg']),
  png: picture('image/png', ['image/png', 'image/apng'], ['image/apng', 'image/x-png']),
  gif: picture('image/gif'),
  webp: picture('image/webp'),
  avif: picture('image/avif'),
  bmp: picture('image/bmp', undefined, ['image/x-ms-bmp', 'image/x-bmp']),
  // A drawing can hold scripts.
  svg: { type: 'image/svg+xml', group: 'picture', aliases: ['image/svg'], real: ['application/xml'] },
  pdf: { type: 'application/pdf', group: 'document', real: ['application/pdf'] },
  txt: text(),
  md: text(),
  csv: { ...text(), aliases: ['text/csv', 'text/plain', 'application/vnd.ms-excel', 'application/csv'] },
  html: text('text/html'),
  htm: text('text/html'),
  xml: { type: 'application/xml', group: 'document', aliases: ['text/xml'], real: ['application/xml'] },
  doc: { type: 'application/msword', group: 'document', real: compound },
  xls: { type: 'application/vnd.ms-excel', group: 'document', real: compound },
  ppt: { type: 'application/vnd.ms-powerpoint', group: 'document', real: compound },
  docx: office('wordprocessingml.document'),
  xlsx: office('spreadsheetml.sheet'),
  pptx: office('presentationml.presentation'),
  zip: archive('application/zip', zip, ['application/x-zip-compressed', 'application/x-zip']),
  rar: archive(
    'application/x-rar-compressed',
    ['application/x-rar-compressed'],
    ['application/vnd.rar', 'application/x-rar'],
  ),
  '7z': archive('application/x-7z-compressed', ['application/x-7z-compressed']),
  gz: archive('application/gzip', ['application/gzip'], ['application/x-gzip']),
  mp3: sound('audio/mpeg', ['audio/mpeg'], ['audio/mp3', 'audio/x-mp3']),
  wav: sound('audio/wav', ['audio/wav'], ['audio/x-wav', 'audio/wave', 'audio/vnd.wave']),
  ogg: sound('audio/ogg', ['audio/ogg', 'audio/ogg; codecs=opus'], ['application/ogg']),
  m4a: sound('audio/mp4', ['audio/x-m4a', 'audio/mp4', 'video/mp4'], ['audio/x-m4a', 'audio/m4a']),
  mp4: film('video/mp4', ['video/mp4', 'video/x-m4v', 'audio/mp4']),
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
