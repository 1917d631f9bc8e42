import { z } from 'zod'
import { defineCall } from './call.ts'
import { AnnouncedFile, Areas, ChosenAreas, FileType, StoredFile, UploadForm } from './values.ts'

// `/api/ajax/*` and `/api/Alioss/*`: files of members, and what forms of visitors and members ask besides (wire 1.6).

export const upload = defineCall({
  method: 'POST',
  path: '/api/ajax/upload',
  title: { 'zh-cn': '会员上传文件', en: 'Upload a file as a member' },
  access: 'member',
  query: z.object({ topic: z.string().max(100).optional().catch(undefined) }),
  takesFile: true,
  answer: z.object({ file: StoredFile }),
})

const uploadParams = {
  path: '/api/ajax/uploadParams',
  title: { 'zh-cn': '会员直传云存储的表单', en: 'A form to send a member’s file straight to the store' },
  access: 'member',
  answer: UploadForm,
} as const
const Announced = AnnouncedFile.extend({ topic: z.string().max(100).optional().catch(undefined) })
export const uploadParamsOf = defineCall({ ...uploadParams, method: 'GET', query: Announced })
export const askUploadParams = defineCall({ ...uploadParams, method: 'POST', body: Announced })

/** Bears the wire's name whichever store it is. */
export const storedDirectly = defineCall({
  method: 'POST',
  path: '/api/Alioss/callback',
  title: { 'zh-cn': '会员直传完成后登记文件', en: 'Record a member’s file that was sent straight to the store' },
  access: 'member',
  body: AnnouncedFile.extend({ url: z.string().min(1).max(2000) }),
  answer: z.object({ file: StoredFile }),
})

export const buildSuffixSvg = defineCall({
  method: 'GET',
  path: '/api/ajax/buildSuffixSvg',
  title: { 'zh-cn': '文件类型图标', en: 'The picture of a kind of file' },
  access: 'public',
  query: FileType,
  sends: 'image/svg+xml',
})

export const area = defineCall({
  method: 'GET',
  path: '/api/ajax/area',
  title: { 'zh-cn': '省市区', en: 'Provinces, cities, districts' },
  access: 'public',
  query: ChosenAreas,
  answer: Areas,
})
