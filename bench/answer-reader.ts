/** A whole answer: its status, the bytes of its body, and the beginning of the body as it came. */
export type Answer = { status: number; bytes: number; head: string }

const HEAD_KEPT = 16
const BLANK_LINE = Buffer.from('\r\n\r\n')
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n')

/**
 * Reads the answers of one keep-alive connection, one at a time (nothing is pipelined). Bodies of known length are
 * only counted; chunked ones are looked through for their end.
 */
export function createAnswerReader(onAnswer: (answer: Answer) => void): (data: Buffer) => void {
  /** Bytes not understood yet: a header that arrived in part. */
  let rest: Buffer | undefined
  let answer: Answer | undefined
  /** Bytes of the body still to come; -1: chunked. */
  let left = 0
  let tail: Buffer = Buffer.alloc(0)

  function finish(): void {
    const whole = answer!
    answer = undefined
    tail = Buffer.alloc(0)
    onAnswer(whole)
  }

  function takeBody(data: Buffer): void {
    const current = answer!
    if (current.head.length < HEAD_KEPT && data.length > 0) {
      current.head += data.toString('latin1', 0, HEAD_KEPT - current.head.length)
    }
    current.bytes += data.length
    if (left >= 0) {
      left -= data.length
      if (left <= 0) finish()
      return
    }
    // The end mark may lie across two pieces.
    tail = Buffer.concat([tail, data]).subarray(-CHUNKS_END.length)
    if (tail.equals(CHUNKS_END)) finish()
  }

  return (data) => {
    if (answer) return takeBody(data)
    const bytes = rest ? Buffer.concat([rest, data]) : data
    const end = bytes.indexOf(BLANK_LINE)
    if (end < 0) {
      rest = Buffer.from(bytes)
      return
    }
    rest = undefined
    const header = bytes.toString('latin1', 0, end)
    const status = Number(header.slice(9, 12))
    left = bodyLength(header, status)
    answer = { status, bytes: 0, head: '' }
    // From the blank line's second half on, so that an empty chunked body ends like any other.
    if (left < 0) tail = Buffer.from('\r\n')
    takeBody(bytes.subarray(end + BLANK_LINE.length))
  }
}

function bodyLength(header: string, status: number): number {
  if (status === 204 || status === 304) return 0
  const length = /\r\ncontent-length: *(\d+)/i.exec(header)
  if (length) return Number(length[1])
  if (/\r\ntransfer-encoding: *chunked/i.test(header)) return -1
  throw new Error(`An answer states no length:\n${header}`)
}
