import { strToU8 } from 'fflate'
import { crc32 } from '../crc32.ts'

/**
 * A zip of stored files, in the order given and with as many of one name as wanted. `is64` writes every number that
 * ZIP64 can hold into its own fields, as programs do that pack as they go.
 */
export function packed(
  files: readonly (readonly [name: string, content: string])[],
  { is64 = false } = {},
): Uint8Array {
  const locals: number[] = []
  const directory: number[] = []
  for (const [name, text] of files) {
    const [title, content] = [strToU8(name), strToU8(text)]
    const size = is64 ? 0xffffffff : content.length
    const extra = is64
      ? [...u16(1), ...u16(24), ...u64(content.length), ...u64(content.length), ...u64(locals.length)]
      : []
    const common = [
      ...u16(45),
      ...u16(0),
      ...u16(0),
      ...u32(0),
      ...u32(crc32(content)),
      ...u32(size),
      ...u32(size),
      ...u16(title.length),
    ]
    directory.push(...u32(0x02014b50), ...u16(45), ...common, ...u16(extra.length), ...u16(0), ...u16(0), ...u16(0))
    directory.push(...u32(0), ...u32(is64 ? 0xffffffff : locals.length), ...title, ...extra)
    locals.push(...u32(0x04034b50), ...common, ...u16(0), ...title, ...content)
  }
  const [count, length, offset] = [files.length, directory.length, locals.length]
  const end64 = [
    u32(0x06064b50),
    u64(44),
    u16(45),
    u16(45),
    u32(0),
    u32(0),
    u64(count),
    u64(count),
    u64(length),
    u64(offset),
  ]
  const locator = [u32(0x07064b50), u32(0), u64(offset + length), u32(1)]
  const numbers = is64
    ? [u16(0xffff), u16(0xffff), u32(0xffffffff), u32(0xffffffff)]
    : [u16(count), u16(count), u32(length), u32(offset)]
  const end = [u32(0x06054b50), u32(0), ...numbers, u16(0)]
  return Uint8Array.from([locals, directory, ...(is64 ? [...end64, ...locator] : []), ...end].flat())
}

const u16 = (value: number): number[] => [value & 255, value >> 8]
const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)]
const u64 = (value: number): number[] => [...u32(value), ...u32(0)]
