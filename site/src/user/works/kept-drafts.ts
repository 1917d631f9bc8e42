import { del, entries } from 'idb-keyval'
import { memberSession } from '../../lib/member/session.ts'
import type { WorkKind } from '../../lib/public-api.ts'
import { HANDED_DRAFT, type WorkDraft } from '../../lib/work-draft.ts'

/** What the form begins with. */
export type WorkBeginning = {
  id: number | undefined
  remix: number | undefined
  /** Begun elsewhere, as in a tool. */
  isHanded: boolean
  /** Chosen beforehand. */
  kind?: WorkKind | undefined
}

/** Schools share computers: what a member has begun is theirs. What was begun in a tool may be from before they signed in. */
export const keptKey = ({ id, remix, isHanded, kind }: WorkBeginning): string =>
  isHanded ? HANDED_DRAFT : `${ownKeys()}${id ?? 'new'} ${remix ?? kind ?? ''}`

const ownKeys = (): string => `work-form ${memberSession.read().id} `

/** A work that was begun on this device and has not been sent. */
export type KeptDraft = {
  title: string
  kind: WorkKind
  /** The work that is changed; undefined: a new one. */
  id: number | undefined
  /** How the address of the form names it. */
  address: Readonly<Record<string, string>>
}

/** All that the member has begun here. A private window keeps nothing. */
export async function keptDrafts(): Promise<KeptDraft[]> {
  const own = ownKeys()
  const kept = await entries<IDBValidKey, Partial<WorkDraft> | undefined>().catch(() => [])
  return kept.flatMap(([key, draft]) => {
    if (typeof key !== 'string' || !key.startsWith(own) || !draft || isEmpty(draft)) return []
    const [of = 'new', from = ''] = key.slice(own.length).split(' ')
    const { title = '', kind = 'scratch' } = draft
    return [{ title: title.trim(), kind, id: of === 'new' ? undefined : Number(of), address: addressOf(of, from) }]
  })
}

/** The work is deleted: what was written in it last, and not sent, goes with it. */
export const forgetDraftOf = (id: number): Promise<void> =>
  del(keptKey({ id, remix: undefined, isHanded: false })).catch(() => undefined)

function addressOf(of: string, from: string): Record<string, string> {
  if (of !== 'new') return { edit: of }
  if (/^\d+$/.test(from)) return { remix: from }
  return { edit: of, ...(from && { kind: from }) }
}

/** Opened, perhaps with another kind chosen, and nothing written. */
const isEmpty = ({ title, source, description, cover, file, ownCover, ownFile }: Partial<WorkDraft>): boolean =>
  ![title, source, description].some((text) => text?.trim()) && !cover && !file && !ownCover && !ownFile
