import { z } from 'zod'
import { FAVOURITE_KINDS } from '../core/constants.ts'
import { defineCall } from './call.ts'
import { Moment, Paging, RowId } from './values.ts'

// `/api/favourite/*`: what members keep to find it again (decision 365). Child mode keeps, too: nothing of it is public.

const Kind = z.enum(FAVOURITE_KINDS, 'rule.option')
export type FavouriteKind = z.output<typeof Kind>
const Of = z.object({ kind: Kind, id: RowId })
const Kept = z.object({ kept: z.boolean() })

export const isKept = defineCall({
  method: 'GET',
  path: '/api/favourite/kept',
  title: { 'zh-cn': '有没有收藏', en: 'Whether it is kept' },
  access: 'member',
  query: Of,
  /** `own`: a work of theirs, which they find among their works. */
  answer: Kept.extend({ own: z.boolean() }),
})

export const keep = defineCall({
  method: 'POST',
  path: '/api/favourite/keep',
  title: { 'zh-cn': '收藏，或不再收藏', en: 'Keep, or keep no more' },
  access: 'member',
  inChildMode: true,
  body: Of.extend(Kept.shape),
  answer: Kept,
})

/** Characters that are searched for. */
const SEARCH_MAX = 300

const Favourite = z.object({
  kind: Kind,
  id: z.int(),
  /** '': it is not there any more. */
  title: z.string(),
  /** Path of its page; null: it is not there any more. */
  path: z.string().nullable(),
  cover: z.string(),
  /** Of a work: its author's nickname. */
  by: z.string(),
  createtime: Moment,
})
export type Favourite = z.output<typeof Favourite>

export const list = defineCall({
  method: 'GET',
  path: '/api/favourite/list',
  title: { 'zh-cn': '我的收藏', en: 'My favourites' },
  access: 'member',
  /** `kind`: absent: all. `search`: in titles, of which none is longer. */
  query: Paging.extend({
    kind: Kind.optional().catch(undefined),
    search: z
      .string()
      .trim()
      .transform((text) => text.slice(0, SEARCH_MAX))
      .catch('')
      .default(''),
  }),
  /** `counts`: of each kind, whatever is searched for. */
  answer: z.object({ list: z.array(Favourite), total: z.int(), counts: z.record(Kind, z.int()) }),
})
