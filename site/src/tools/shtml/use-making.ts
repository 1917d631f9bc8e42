import { useRef, useState } from 'react'
import { useSite } from '../../lib/use-site.ts'
import { NotFetched } from '../../player/scratch/jobs.ts'
import type { Settings } from '../../player/scratch/settings.ts'
import { nameOf, type ReadyWork } from './works.ts'

/** What is being made, with the share done (0–1), or how the last run ended. */
export type Making =
  | { state: 'idle' }
  | { state: 'working'; title: string; share: number }
  | { state: 'done'; count: number }
  | { state: 'failed'; reason: 'runtime' | 'other' }
  | { state: 'cancelled' }

/** Makes pages of works, one after the other; `cancel` stops at once and keeps what is ready. */
export function useMaking(onMade: (id: number, page: Blob) => void) {
  const site = useSite()
  const [making, setMaking] = useState<Making>({ state: 'idle' })
  const controller = useRef<AbortController>(undefined)

  async function make(works: readonly ReadyWork[], settings: Settings): Promise<void> {
    const stopping = (controller.current = new AbortController())
    const { signal } = stopping
    if (works[0]) setMaking({ state: 'working', title: nameOf(works[0]), share: 0 })
    try {
      const { makeOne } = await import('./make-one.ts').catch(() => Promise.reject(new NotFetched()))
      for (const [index, work] of works.entries()) {
        const share = (one: number): void => {
          if (!signal.aborted) setMaking({ state: 'working', title: nameOf(work), share: (index + one) / works.length })
        }
        share(0)
        onMade(work.id, await makeOne(work, settings, site, { share, signal }))
      }
      setMaking({ state: 'done', count: works.length })
    } catch (error) {
      if (signal.aborted) setMaking({ state: 'cancelled' })
      else setMaking({ state: 'failed', reason: error instanceof NotFetched ? 'runtime' : 'other' })
      // Whatever of it still runs has nobody to work for.
      stopping.abort()
    }
  }

  const cancel = (): void => controller.current?.abort()
  const reset = (): void => setMaking({ state: 'idle' })
  return { making, make, cancel, reset }
}
