import type { WriteSession } from '../engine/write/session.ts'

/** Sold so many of each good; fewer than none: they came back. */
export async function moveStock(session: WriteSession, sold: ReadonlyMap<number, number>): Promise<void> {
  await session.touch(
    'good',
    [...sold.keys()],
    ({ id, stock, sold: before }) => {
      const quantity = sold.get(id as number)!
      return {
        sold: (before as number) + quantity,
        ...(stock !== null && { stock: (stock as number) - quantity }),
      }
    },
    { keepsVersion: true },
  )
}
