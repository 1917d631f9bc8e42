import { useRef, useState } from 'react'
import { useSite } from '../../lib/use-site.ts'
import { encode } from './jobs.ts'
import { PAGE_WORDS } from './page-words.ts'
import { loadRuntime } from './runtime.ts'
import { pageOptions, type Settings } from './settings.ts'
import type { ReadyWork } from './works.ts'

/** What is being made, with the share done (0–1), or how the last run ended. */
export type Making =
  | { state: 'idle' }
  | { state: 'working'; title: string; share: number }
  | { state: 'done'; count: number }
  | { state: 'failed'; reason: 'runtime' | 'other' }
  | { state: 'cancelled' }

/** Makes pages of works, one after the other; `cancel` stops at once and keeps what is ready. */
export function useMaking(onMade: (id: number, page: Blob) => void) {
  const { language, siteName, asset } = useSite()
  const [making, setMaking] = useState<Making>({ state: 'idle' })
  const controller = useRef<AbortController>(undefined)

  async function makeOne(work: ReadyWork, settings: Settings, share: (one: number) => void, signal: AbortSignal) {
    const { facts } = work.outcome
    const loading = loadRuntime(facts, asset).catch(() => Promise.reject(new RuntimeMissing()))
    const [runtime, project, { producePage }] = await Promise.all([
      loading,
      encode(work.file, { signal, onProgress: share }),
      import('./produce/page.ts'),
    ])
    signal.throwIfAborted()
    const words = PAGE_WORDS[language]
    const options = pageOptions(settings, work.title, facts, words)
    const lang = language === 'zh-cn' ? 'zh-CN' : language
    return producePage({ options, lang, siteName, runtime, cover: work.cover }, project)
  }

  async function make(works: readonly ReadyWork[], settings: Settings): Promise<void> {
    const stopping = (controller.current = new AbortController())
    const { signal } = stopping
    try {
      for (const [index, work] of works.entries()) {
        const share = (one: number): void => {
          if (!signal.aborted) setMaking({ state: 'working', title: work.title, share: (index + one) / works.length })
        }
        share(0)
        onMade(work.id, await makeOne(work, settings, share, signal))
      }
      setMaking({ state: 'done', count: works.length })
    } catch (error) {
      if (signal.aborted) setMaking({ state: 'cancelled' })
      else setMaking({ state: 'failed', reason: error instanceof RuntimeMissing ? 'runtime' : 'other' })
      // Whatever of it still runs has nobody to work for.
      stopping.abort()
    }
  }

  const cancel = (): void => controller.current?.abort()
  const reset = (): void => setMaking({ state: 'idle' })
  return { making, make, cancel, reset }
}

class RuntimeMissing extends Error {}
