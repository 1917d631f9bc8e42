import type { Language } from '@tutu/contract/core/languages'
import { del, get, set } from 'idb-keyval'
import { useEffect, useEffectEvent, useState } from 'react'
import { notices } from '../../lib/member/notices.ts'
import { uploadRules } from '../../lib/member/send-file.ts'
import type { Work } from '../../lib/public-api.ts'
import { EMPTY_DRAFT, type WorkDraft } from '../../lib/work-draft.ts'
import { type MyWork, myWork } from '../../lib/member/my-works.ts'
import { keptKey, type WorkBeginning } from './kept-drafts.ts'

export type Tag = { id: number; name: string }
export type Origin = { id: number; title: string; author: string | null }

/** All that the form shows, at once: nothing moves when a part of it comes later. */
type Opened = {
  /** As the site has it; undefined: it is not there yet. */
  known: MyWork | undefined
  origin: Origin | undefined
  tags: readonly Tag[]
  /** What may be uploaded, as the site's settings have it; '' where they could not be had. */
  types: string
}

export type OpenWork = Opened & {
  draft: WorkDraft
  /** Something is written that the site does not have. */
  isChanged: boolean
  /** Keeps it on this device as well, so that nothing is lost with the session or the network. */
  change: (part: Partial<WorkDraft>) => void
  /** Its files are on the site: they are not sent again. */
  setSent: (draft: WorkDraft) => void
  /** The site has it as its author reads it now. */
  setKnown: (known: MyWork) => void
  /** What is kept on this device goes. */
  forget: () => Promise<void>
}

/** A work to be written; undefined until it is there, or where it cannot be had: a notice says so. */
export function useWorkDraft(beginning: WorkBeginning, language: Language): OpenWork | undefined {
  // Of whoever opened it, also where the session ends meanwhile.
  const [key] = useState(() => keptKey(beginning))
  const [opened, setOpened] = useState<Opened>()
  const [draft, setDraft] = useState<WorkDraft>()
  const [isChanged, setChanged] = useState(false)
  const begin = useEffectEvent(async () => {
    const { kept, begun, ...rest } = await open(beginning, key, language)
    setOpened(rest)
    setChanged(kept !== undefined)
    setDraft(kept ?? begun)
  })
  useEffect(() => {
    begin().catch((error: unknown) => notices.error(error instanceof Error ? error.message : String(error)))
  }, [])
  if (!opened || !draft) return undefined
  return {
    ...opened,
    draft,
    isChanged,
    change: (part) => {
      const next = { ...draft, ...part }
      setDraft(next)
      setChanged(true)
      // A private window keeps nothing.
      set(key, next).catch(() => undefined)
    },
    setSent: setDraft,
    setKnown: (known) => setOpened({ ...opened, known }),
    forget: () => del(key).catch(() => undefined),
  }
}

async function open({ id, remix, kind }: WorkBeginning, key: string, language: Language) {
  const known = id === undefined ? undefined : await myWork(id)
  const from = remix === undefined ? undefined : await workShown(remix)
  // Without them the work is published, too.
  const [tags, types] = await Promise.all([
    tagsOf(language).catch(() => []),
    uploadRules().then(
      ({ mimetype }) => mimetype,
      () => '',
    ),
  ])
  const kept = await get<WorkDraft>(key).catch(() => undefined)
  return {
    known,
    origin: from ?? known?.remix ?? undefined,
    tags,
    types,
    kept: kept && { ...EMPTY_DRAFT, ...kept },
    begun: { ...EMPTY_DRAFT, ...(kind && { kind }), ...(known ? written(known) : from && remixOf(from)) },
  }
}

const written = (work: MyWork): WorkDraft => ({
  ...work,
  source: work.source ?? '',
  description: work.description ?? '',
})

const remixOf = ({ id, kind, source }: Work): Partial<WorkDraft> => ({ kind, source: source ?? '', remix_id: id })

async function tagsOf(language: Language): Promise<Tag[]> {
  const answer = await fetch('/api/tag/index?limit=50', { headers: { 'think-lang': language } })
  return ((await answer.json()) as { data: { list: Tag[] } | null }).data?.list ?? []
}

async function workShown(id: number): Promise<Work | undefined> {
  const answer = await fetch(`/api/cases/read?id=${id}`)
  return ((await answer.json()) as { data: { row: Work } | null }).data?.row
}
