import type { FileHandle } from 'node:fs/promises'

const WINDOW = 64 * 1024

/** A file read at any place, a window at a time: formats are walked through without their bytes in memory. */
export type ByteSource = {
  size: number
  /** `length` bytes from `at`; fewer at the end of the file. At most a window. */
  read(at: number, length: number): Promise<Buffer>
  /** Where the byte `value` next stands from `at` on; -1: nowhere. */
  find(value: number, at: number): Promise<number>
}

export async function openByteSource(handle: FileHandle): Promise<ByteSource> {
  const { size } = await handle.stat()
  let window: Buffer = Buffer.alloc(0)
  let start = 0

  async function load(at: number): Promise<void> {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(WINDOW), 0, WINDOW, at)
    window = buffer.subarray(0, bytesRead)
    start = at
  }

  async function read(at: number, length: number): Promise<Buffer> {
    const end = Math.min(at + Math.min(length, WINDOW), size)
    if (at >= end) return Buffer.alloc(0)
    if (at < start || end > start + window.length) await load(at)
    return window.subarray(at - start, end - start)
  }

  return {
    size,
    read,
    async find(value, at) {
      for (let place = at; place < size; place = start + window.length) {
        if (place < start || place >= start + window.length) await load(place)
        const found = window.indexOf(value, place - start)
        if (found >= 0) return start + found
      }
      return -1
    },
  }
}
