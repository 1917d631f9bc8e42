import { z } from 'zod'
import { cases } from '../resources/cases.ts'
import { defineCall } from './call.ts'
import { Moment, RowId } from './values.ts'

// `/api/family/*`: links by which a member's family sees a work without an account, for 30 days (decision 110).

const Link = z.object({ id: z.int(), work: z.int(), expiretime: Moment })

export const links = defineCall({
  method: 'GET',
  path: '/api/family/links',
  title: { 'zh-cn': '我发给家人的链接', en: 'My links for the family' },
  access: 'member',
  answer: z.object({ links: z.array(Link) }),
})

export const share = defineCall({
  method: 'POST',
  path: '/api/family/share',
  title: { 'zh-cn': '做一个发给家人的链接', en: 'Make a link for the family' },
  access: 'member',
  needs: 'publishing',
  body: z.object({ work: RowId }),
  /** `token` is told this once: it is kept as a hash. */
  answer: Link.extend({ token: z.string() }),
})

export const end = defineCall({
  method: 'POST',
  path: '/api/family/end',
  title: { 'zh-cn': '收回发给家人的链接', en: 'End a link for the family' },
  access: 'member',
  body: z.object({ id: RowId }),
})

const FamilyWork = z.object({
  title: z.string(),
  kind: z.enum(Object.keys(cases.fields.kind.options) as [keyof typeof cases.fields.kind.options]),
  cover: z.string(),
  file: z.string().nullable(),
  source: z.string().nullable(),
  description: z.string(),
  /** A nickname, and nothing else of the author. */
  author: z.string(),
  expiretime: Moment,
})
export type FamilyWork = z.output<typeof FamilyWork>

/** For whoever has the link. Sent, so that it stands in no address that is logged. */
export const work = defineCall({
  method: 'POST',
  path: '/api/family/work',
  title: { 'zh-cn': '家人看作品', en: 'A work, for the family' },
  access: 'public',
  body: z.object({ token: z.string().max(64) }),
  answer: FamilyWork,
})
