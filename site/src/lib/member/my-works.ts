import type { WorkKind } from '../public-api.ts'
import { memberApi } from './api.ts'

/** A work as its author reads it. */
export type MyWork = {
  id: number
  version: number
  title: string
  kind: WorkKind
  cover: string
  file: string | null
  source?: string | null
  description: string | null
  tag_ids: number[]
  remix_id: number | null
  remix: { id: number; title: string; author: string | null } | null
  state: 'draft' | 'pending' | 'approved' | 'rejected' | 'withdrawn'
  reason: string | null
  likes: number
}

const QUIET = { showError: false }
/** As many as one may keep. */
const ALL = 100

/** The newest first. */
export async function myWorks(limit: number = ALL): Promise<MyWork[]> {
  return (await memberApi.get<{ list: MyWork[] }>('/api/cases/mine', { limit }, QUIET)).list
}

/** `cases`: the work, as visitors read it; null: it is shown no more. */
type Liked = {
  id: number
  cases: (Pick<MyWork, 'id' | 'title' | 'kind' | 'cover'> & { author: string | null }) | null
}

/** The last ones that one likes, the newest first. */
export async function likedWorks(limit: number): Promise<{ list: Liked[]; total: number }> {
  const search = [{ field: 'kind', operator: '=', val: 'like' }]
  return memberApi.get<{ list: Liked[]; total: number }>('/api/reaction/mine', { search, limit }, QUIET)
}

/** With its code. */
export async function myWork(id: number): Promise<MyWork> {
  return (await memberApi.get<{ row: MyWork }>('/api/cases/edit', { id }, QUIET)).row
}

export type WorkForm = Pick<
  MyWork,
  'title' | 'kind' | 'cover' | 'file' | 'source' | 'description' | 'tag_ids' | 'remix_id'
>

/** Answers its id. */
export async function saveWork(form: WorkForm, known: Pick<MyWork, 'id' | 'version'> | undefined): Promise<number> {
  if (known) {
    await memberApi.post('/api/cases/edit', { ...form, ...known }, QUIET)
    return known.id
  }
  return (await memberApi.post<{ id: number }>('/api/cases/add', form, QUIET)).data.id
}

export async function doWith(command: 'handIn' | 'withdraw', id: number): Promise<void> {
  await memberApi.post(`/api/cases/${command}`, { ids: [id] }, QUIET)
}

export async function removeWork(id: number): Promise<void> {
  await memberApi.del('/api/cases/del', { ids: [id] }, { showSuccess: true })
}
