import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../core/languages.ts'
import { defineCall } from './call.ts'
import { fileCalls } from './file-calls.ts'
import { Areas, ChosenAreas, FileType } from './values.ts'

// `/admin/ajax/*` and `/admin/Alioss/*`: files, and what screens of the back office ask besides their data (wire 1.6).

export const { upload, uploadParamsOf, askUploadParams, storedDirectly } = fileCalls('admin', 'administrator', {
  upload: { 'zh-cn': '上传文件', en: 'Upload a file' },
  form: { 'zh-cn': '直传云存储的表单', en: 'A form to send a file straight to the store' },
  stored: { 'zh-cn': '直传完成后登记文件', en: 'Record a file that was sent straight to the store' },
})

export const buildSuffixSvg = defineCall({
  method: 'GET',
  path: '/admin/ajax/buildSuffixSvg',
  title: { 'zh-cn': '文件类型图标', en: 'The picture of a kind of file' },
  access: 'administrator',
  queryToken: true,
  query: FileType,
  sends: 'image/svg+xml',
})

export const area = defineCall({
  method: 'GET',
  path: '/admin/ajax/area',
  title: { 'zh-cn': '省市区', en: 'Provinces, cities, districts' },
  access: 'administrator',
  query: ChosenAreas,
  answer: Areas,
})

/** An unsaved text as visitors would see it: a whole page, without scripts. Nothing is kept. */
export const renderText = defineCall({
  method: 'POST',
  path: '/admin/ajax/renderText',
  title: { 'zh-cn': '预览 Markdown 文本', en: 'A preview of a Markdown text' },
  access: 'administrator',
  body: z.object({
    source: z.string('rule.text').max(100_000, 'rule.tooLong'),
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    theme: z.enum(['light', 'dark']).default('light'),
  }),
  answer: z.object({ page: z.string() }),
})

export const clearCache = defineCall({
  method: 'POST',
  path: '/admin/ajax/clearCache',
  title: { 'zh-cn': '清除缓存', en: 'Clear caches' },
  access: { node: 'ajax/clearCache' },
  /** 'tp' is what the wire calls the server's caches; with 'all' the browser forgets its own besides. */
  body: z.object({ type: z.enum(['tp', 'all']) }),
})

/** A column as PostgreSQL describes it; `length` in characters. */
const TableColumn = z.object({
  name: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  default: z.string().nullable(),
  length: z.int().nullable(),
  primary: z.boolean(),
})
const structure = { node: 'ajax/getTableFieldList' }

export const tablePk = defineCall({
  method: 'GET',
  path: '/admin/ajax/getTablePk',
  title: { 'zh-cn': '数据表的主键', en: 'The primary key of a table' },
  access: structure,
  query: z.object({ table: z.string().max(100) }),
  answer: z.object({ pk: z.string() }),
})

export const tableFieldList = defineCall({
  method: 'GET',
  path: '/admin/ajax/getTableFieldList',
  title: { 'zh-cn': '数据表的字段', en: 'The columns of a table' },
  access: structure,
  /** `clean` 1: column → what it is called; 0: column → what it is. */
  query: z.object({ table: z.string().max(100), clean: z.enum(['0', '1']).catch('1') }),
  answer: z.object({ pk: z.string(), fieldList: z.record(z.string(), z.union([z.string(), TableColumn])) }),
})
