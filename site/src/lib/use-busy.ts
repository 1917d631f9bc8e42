import { useState } from 'react'

/**
 * Whether work is under way, and what begins it: while it lasts, nothing else is begun. For calls whose refusals their client
 * tells; the work may fail without anybody hearing of it here.
 */
export function useBusy(): [isBusy: boolean, busily: (work: () => Promise<unknown>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false)
  async function busily(work: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    await work().catch(() => undefined)
    setBusy(false)
  }
  return [isBusy, busily]
}
