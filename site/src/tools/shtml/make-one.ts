import type { Language } from '@tutu/contract/core/languages'
import { languageTag } from '../../lib/language-tag.ts'
import { encode, NotFetched } from '../../player/scratch/jobs.ts'
import { loadSounds } from '../../player/scratch/music.ts'
import { pageOptions } from '../../player/scratch/page-options.ts'
import { PAGE_WORDS } from '../../player/scratch/page-words.ts'
import { producePage } from '../../player/scratch/produce/page.ts'
import { loadRuntime } from '../../player/scratch/runtime.ts'
import type { Settings } from '../../player/scratch/settings.ts'
import { pageName, projectOf, type ReadyWork } from './works.ts'

type Site = { language: Language; siteName: string; asset: (path: string) => string }
type Progress = { share: (one: number) => void; signal: AbortSignal }

/** The page of one work. Rejects when aborted, with `NotFetched`, or when the file can't be read any more. */
export async function makeOne(
  work: ReadyWork,
  settings: Settings,
  { language, siteName, asset }: Site,
  { share, signal }: Progress,
): Promise<Blob> {
  const { facts } = work.outcome
  const [runtime, sounds, project] = await Promise.all([
    loadRuntime(asset).catch(() => Promise.reject(new NotFetched())),
    loadSounds(facts.music).catch(() => Promise.reject(new NotFetched())),
    encode(projectOf(work), { signal, onProgress: share }),
  ])
  signal.throwIfAborted()
  const words = PAGE_WORDS[language]
  const options = pageOptions(settings, pageName(work, words.untitled), facts, words)
  const lang = languageTag(language)
  return producePage({ options, lang, siteName, runtime, sounds, cover: work.cover }, project)
}
