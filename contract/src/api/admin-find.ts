import { z } from 'zod'
import { FIND_MAX, SPELL_TEXT_MAX, SPELL_TEXTS_MAX } from '../core/constants.ts'
import { defineCall } from './call.ts'

// What the back office's search over everything asks for (issue 12.8).

const FoundModule = z.object({
  /** Name of its definition. */
  module: z.string(),
  /** The best ones; `detail`: where the words are, when they are not in the name. */
  rows: z.array(z.object({ id: z.int(), name: z.string(), detail: z.string().optional() })),
  /** There are others: the module's own search has them. */
  more: z.boolean(),
})
export type FoundModule = z.output<typeof FoundModule>

export const find = defineCall({
  method: 'GET',
  path: '/admin/index/find',
  title: { 'zh-cn': '在所有能看到的模块里查找记录', en: 'Find records in all modules one may see' },
  access: 'administrator',
  query: z.object({ quick_search: z.string('request.malformed').trim().max(FIND_MAX, 'rule.tooLong') }),
  answer: z.object({
    found: z.array(FoundModule),
    /** Modules that did not answer in time. */
    late: z.array(z.string()),
  }),
})

export const spell = defineCall({
  method: 'POST',
  path: '/admin/index/spell',
  title: {
    'zh-cn': '文字的拼音：一字一音，其他文字按词',
    en: 'How texts are spelled: a syllable for each Han character, other words as they are',
  },
  access: 'administrator',
  body: z.object({
    texts: z
      .array(z.string('request.malformed').max(SPELL_TEXT_MAX, 'rule.tooLong'), 'request.malformed')
      .max(SPELL_TEXTS_MAX, 'rule.tooMany'),
  }),
  answer: z.object({ spelled: z.array(z.array(z.string())) }),
})
