/** What a file is by its first bytes. `zip` and `sb` may be projects; the rest never are. */
export type FileKind =
  | 'zip'
  | 'sb'
  | 'picture'
  | 'sound'
  | 'video'
  | 'archive'
  | 'document'
  | 'program'
  | 'text'
  | 'unknown'

const SIGNATURES: readonly (readonly [kind: FileKind, offset: number, bytes: string])[] = [
  ['zip', 0, 'PK\x03\x04'],
  ['zip', 0, 'PK\x05\x06'],
  ['sb', 0, 'ScratchV01'],
  ['sb', 0, 'ScratchV02'],
  ['picture', 0, '\x89PNG'],
  ['picture', 0, '\xff\xd8\xff'],
  ['picture', 0, 'GIF8'],
  ['picture', 0, 'BM'],
  ['picture', 8, 'WEBP'],
  ['sound', 8, 'WAVE'],
  ['sound', 0, 'ID3'],
  ['sound', 0, '\xff\xfb'],
  ['sound', 0, '\xff\xf3'],
  ['sound', 0, '\xff\xf2'],
  ['sound', 0, 'fLaC'],
  ['sound', 4, 'ftypM4A'],
  ['picture', 4, 'ftyphei'],
  ['picture', 4, 'ftypmif1'],
  ['picture', 4, 'ftypavif'],
  ['sound', 0, 'OggS'],
  ['video', 4, 'ftyp'],
  ['video', 8, 'AVI '],
  ['video', 0, '\x1a\x45\xdf\xa3'],
  ['archive', 0, '7z\xbc\xaf'],
  ['archive', 0, 'Rar!'],
  ['archive', 0, '\x1f\x8b'],
  ['archive', 0, 'BZh'],
  ['program', 0, 'MZ'],
  ['program', 0, '\x7fELF'],
  ['program', 0, '\xcf\xfa\xed\xfe'],
  ['program', 0, '\xca\xfe\xba\xbe'],
  ['document', 0, '%PDF'],
  ['document', 0, '\xd0\xcf\x11\xe0'],
]

const TEXT_SAMPLE = 512

export function fileKind(bytes: Uint8Array): FileKind {
  const known = SIGNATURES.find(([, offset, text]) => startsWith(bytes, offset, text))
  if (known) return known[0]
  const sample = bytes.subarray(0, TEXT_SAMPLE)
  if (sample.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return 'unknown'
  return /<svg[\s>]/i.test(new TextDecoder().decode(sample)) ? 'picture' : 'text'
}

function startsWith(bytes: Uint8Array, offset: number, text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (bytes[offset + at] !== text.charCodeAt(at)) return false
  return true
}
