import { z } from 'zod'
import { defineCall } from './call.ts'
import { SiteConfig } from './values.ts'

/** `/api/index/index`: what every page needs to know of the site (wire 1.4). */
export const site = defineCall({
  method: 'GET',
  path: '/api/index/index',
  title: { 'zh-cn': '网站信息', en: 'What every page needs to know of the site' },
  access: 'public',
  answer: z.object({ site: SiteConfig, openMemberCenter: z.boolean() }),
})
