import { Failure, type MessageKey, type MessageParams } from '@tutu/contract/core/errors'

/** A file that cannot be read as a table, or not any further: why, and what to do about it. */
export class SheetError extends Failure {
  constructor(key: MessageKey & `sheet.${string}`, params: MessageParams = {}, cause?: unknown) {
    super(key, { params })
    this.cause = cause
  }
}

/** What a library says of a file is that it is damaged; faults of the disk and of our own stay what they are. */
export function asSheetError(error: unknown): unknown {
  const { name, code, syscall } = error as NodeJS.ErrnoException
  const isOfFile = (name === 'Error' && syscall === undefined) || code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
  return isOfFile ? new SheetError('sheet.broken', {}, error) : error
}
