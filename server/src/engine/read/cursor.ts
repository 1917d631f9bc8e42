import { fail } from '@tutu/contract/core/errors'
import type { Order } from './list.ts'

/** Which way a list goes on from a row. */
export type Step = 'next' | 'previous'

/** Where a list goes on: after, or before, the row of this id. */
export type Cursor = {
  step: Step
  id: number
  /** What the row is ordered by, as PostgreSQL writes it. Absent: it is looked up, and the row must still be there. */
  key?: string | null
}

/** Longer ones make no cursor; with the rest of it they stay far below what an address may have. */
const KEY_MAX = 700
export const CURSOR_MAX = 4096
const ID_MAX = 2 ** 31 - 1

/** `key` undefined where the caller may not read it. */
export function writeCursor(order: Order, step: Step, id: number, key: string | null | undefined): string {
  const isCarried = key !== undefined && (key === null || key.length <= KEY_MAX)
  return Buffer.from(JSON.stringify([nameOfOrder(order), step, id, ...(isCarried ? [key] : [])])).toString('base64url')
}

/** Throws by name what is no cursor of a list in this order. Whether `key` is a value of the column, PostgreSQL says. */
export function readCursor(text: string, order: Order): Cursor {
  const [name, step, id, ...keys] = parse(text)
  const [key] = keys
  if (name !== nameOfOrder(order) || (step !== 'next' && step !== 'previous')) throw wrongCursor()
  if (!Number.isInteger(id) || (id as number) < 1 || (id as number) > ID_MAX) throw wrongCursor()
  if (keys.length === 0) return { step, id: id as number }
  if (keys.length > 1 || (key !== null && typeof key !== 'string')) throw wrongCursor()
  return { step, id: id as number, key }
}

export const wrongCursor = (): Error => fail('request.parameter', { name: 'cursor' })

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (Array.isArray(value)) return value
  } catch {
    // Told below.
  }
  throw wrongCursor()
}

/** A cursor belongs to one order, and where that is of texts, to one language. */
export function nameOfOrder({ column, direction, language }: Order): string {
  return [column, direction, ...(language ? [language] : [])].join()
}
