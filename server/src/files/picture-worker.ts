import { Failure } from '@tutu/contract/core/errors'
import { isDiskFull } from '../lib/disk-full.ts'
import type { PictureOrder, PictureResult } from './picture-process.ts'
import { drawPicture, editPicture, makeAvif, preparePicture } from './pictures.ts'

// The pictures' own process: takes an order, answers it, and ends with the process that started it.

process.on('message', (order: PictureOrder) => {
  void fulfil(order).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))

/** Bytes that begin like a picture and do not go on like one fail here in many ways. */
async function fulfil(order: PictureOrder): Promise<PictureResult> {
  try {
    return { result: await work(order) }
  } catch (error) {
    if (error instanceof Failure) return { refused: { key: error.key, params: error.params } }
    // A full disk is no fault of the picture.
    const { syscall, code, message } = error as NodeJS.ErrnoException
    return syscall || isDiskFull(error) ? { failed: { message, code } } : { refused: null }
  }
}

function work(order: PictureOrder): Promise<unknown> {
  switch (order.task) {
    case 'makeAvif':
      return makeAvif(...order.given)
    case 'preparePicture':
      return preparePicture(...order.given)
    case 'editPicture':
      return editPicture(...order.given)
    case 'drawPicture':
      return drawPicture(...order.given)
  }
}
