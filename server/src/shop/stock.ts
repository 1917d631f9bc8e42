import type { WriteSession } from '../engine/write/session.ts'

/** So many of a good; fewer than none: they came back. `holds`: what is left of it is fewer by them. */
export type Sold = { good: number; quantity: number; holds: boolean }

/** Sold so many of each good. */
export async function moveStock(session: WriteSession, lines: readonly Sold[]): Promise<void> {
  const sold = new Map(lines.map((line) => [line.good, line]))
  await session.touch(
    'good',
    [...sold.keys()],
    ({ id, stock, sold: before }) => {
      const { quantity, holds } = sold.get(id as number)!
      return {
        sold: (before as number) + quantity,
        ...(stock !== null && holds && { stock: (stock as number) - quantity }),
      }
    },
    { keepsVersion: true },
  )
}
