import type { IncomingMessage } from 'node:http'
import parseRange from 'range-parser'

/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/**
 * The part of a file of `size` bytes that a request asks for (RFC 9110, 14). 'whole' without a range, with several, or
 * with one for a file that has changed since `modified` (ms); 'outside': an answer 416.
 */
export function rangeOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  size: number,
  modified: number,
): ByteRange | 'whole' | 'outside' {
  const { range, 'if-range': condition } = headers
  if (range === undefined || !isUnchanged(condition, modified)) return 'whole'
  const ranges = parseRange(size, range)
  if (ranges === -1) return 'outside'
  const [first] = ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? [] : ranges
  return first ? { start: first.start, end: first.end } : 'whole'
}

/** The tags of answers here are weak ones, which say nothing of single bytes: only the date counts. */
function isUnchanged(condition: string | string[] | undefined, modified: number): boolean {
  if (condition === undefined) return true
  return Date.parse(String(condition)) === Math.floor(modified / 1000) * 1000
}
