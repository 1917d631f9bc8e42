import { fail } from '@tutu/contract/core/errors'
/** Values of a query string or a JSON body where one plain value belongs; callers may send anything. */

const INT4_MAX = 2_147_483_647

/** The value as text; undefined for lists and objects, and for what PostgreSQL cannot hold as text. */
export function scalar(value: unknown): string | undefined {
  const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return plain && isStorable(String(value)) ? String(value) : undefined
}

/** The values of a list or of a comma list as texts; undefined where one of them is no plain value. */
export function scalars(value: unknown): string[] | undefined {
  const texts = Array.isArray(value) ? value.map(scalar) : scalar(value)?.split(',')
  return texts?.every((text) => text !== undefined) ? texts : undefined
}

/** NUL characters and halves of surrogate pairs have no place in a UTF-8 database. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** A whole number that an integer column holds. */
export function integer(text: string): number | undefined {
  const number = /^-?\d{1,10}$/.test(text.trim()) ? Number(text) : NaN
  return Math.abs(number) <= INT4_MAX ? number : undefined
}

/** The number of a row, as it was sent. Throws `request.parameter`. */
export function readId(value: unknown): number {
  const id = integer(scalar(value) ?? '')
  if (!id || id < 1) throw fail('request.parameter', { name: 'id' })
  return id
}

/** 'true' or '1', the ways in which clients write that something is so. */
export function isTrue(text: string | undefined): boolean {
  return text === 'true' || text === '1'
}

/** A list of documents: to PostgreSQL it is a document too, no array. */
export function isDocumentList(value: unknown): value is object[] {
  return Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null)
}
