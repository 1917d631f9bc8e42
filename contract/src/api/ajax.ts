import { defineCall } from './call.ts'
import { fileCalls } from './file-calls.ts'
import { Areas, ChosenAreas, FileType } from './values.ts'

// `/api/ajax/*` and `/api/Alioss/*`: files of members, and what forms of visitors and members ask besides (wire 1.6).

export const { upload, uploadParamsOf, askUploadParams, storedDirectly } = fileCalls('api', 'member', {
  upload: { 'zh-cn': '会员上传文件', en: 'Upload a file as a member' },
  form: { 'zh-cn': '会员直传云存储的表单', en: 'A form to send a member’s file straight to the store' },
  stored: { 'zh-cn': '会员直传完成后登记文件', en: 'Record a member’s file that was sent straight to the store' },
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
