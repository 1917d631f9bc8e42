import { set } from 'idb-keyval'
import type { Language } from '@tutu/contract/core/languages'
import { withQuery } from './links.ts'
import type { WorkKind } from './public-api.ts'

/** A work as it stands in the publishing form, kept on this device until it has been sent. */
export type WorkDraft = {
  title: string
  kind: WorkKind
  source: string
  description: string
  cover: string
  file: string | null
  tag_ids: number[]
  remix_id: number | null
  /** Chosen and not sent yet. */
  ownCover?: File | undefined
  ownFile?: File | undefined
}

export const EMPTY_DRAFT: WorkDraft = {
  title: '',
  kind: 'scratch',
  source: '',
  description: '',
  cover: '',
  file: null,
  tag_ids: [],
  remix_id: null,
}

/** What is handed over does not take the place of a draft that somebody has begun. */
export const HANDED_DRAFT = 'work-form handed'

/** What the address of the publishing form says of it: `?edit=handed`. */
export const HANDED = 'handed'

/** As long as the title of a work may be. */
export const WORK_TITLE_MAX = 40

/** Opens the publishing form with what was made elsewhere in it. Throws where the browser keeps nothing (private windows). */
export async function publish(draft: Partial<WorkDraft>, language: Language): Promise<void> {
  // Never half of an emoji.
  const title = (draft.title ?? '').slice(0, WORK_TITLE_MAX).replace(/[\uD800-\uDBFF]$/, '')
  await set(HANDED_DRAFT, { ...EMPTY_DRAFT, ...draft, title })
  location.assign(withQuery('/user/works', language, { edit: HANDED }))
}
