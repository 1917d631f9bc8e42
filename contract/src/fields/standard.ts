import type { DateTimeField } from './date-time.ts'
import type { MarkdownField } from './markdown.ts'
import type { NumberField } from './number.ts'
import type { RelationField } from './relation.ts'
import type { RelationManyField } from './relation-many.ts'
import type { Options } from './select.ts'
import type { SlugField } from './slug.ts'
import type { SwitchField } from './switch.ts'
import type { TextField } from './text.ts'
import type { TextareaField } from './textarea.ts'
import type { WeighField } from './weigh.ts'

/** The place of a record among its neighbours, given by dragging. */
export const WEIGH = {
  kind: 'weigh',
  label: { 'zh-cn': '权重', en: 'Weight' },
  form: false,
  table: { width: 90, sortable: true, hidden: true },
} as const satisfies WeighField

/** Whether visitors see the record. */
export const IS_PUBLIC = {
  kind: 'switch',
  label: { 'zh-cn': '公开', en: 'Public' },
  default: true,
  search: '=',
  table: { width: 90, priority: 'high' },
} as const satisfies SwitchField

/** What a text is called. */
export const TITLE = {
  kind: 'text',
  label: { 'zh-cn': '标题', en: 'Title' },
  localized: true,
  required: true,
  search: 'LIKE',
  public: true,
} as const satisfies TextField

/** The last part of the address of a record’s page. */
export const SLUG = {
  kind: 'slug',
  label: { 'zh-cn': '网址名', en: 'Slug' },
  required: true,
  unique: true,
  search: 'LIKE',
  public: true,
} as const satisfies SlugField

/** What a text is about, in a sentence or two. */
export const SUMMARY = {
  kind: 'textarea',
  label: { 'zh-cn': '摘要', en: 'Summary' },
  localized: true,
  required: true,
  max: 200,
  rows: 2,
  public: true,
  table: false,
} as const satisfies TextareaField

/** What a video of this site shows: its captions, and the same in words below it. */
export const VIDEO_WORDS = {
  kind: 'textarea',
  label: { 'zh-cn': '视频里有什么', en: 'What the video shows' },
  hint: {
    'zh-cn': '一行一句，前面写从几分几秒开始：0:03 把角磨圆。会成为字幕，也写在视频下面',
    en: 'A sentence a line, after the time it begins at: 0:03 Round the corners. It becomes the captions, and stands below the video',
  },
  localized: true,
  max: 4000,
  rows: 6,
  public: 'row',
  table: false,
} as const satisfies TextareaField

/** A text itself. */
export const BODY = {
  kind: 'markdown',
  label: { 'zh-cn': '正文', en: 'Text' },
  localized: true,
  required: true,
  public: true,
  table: false,
} as const satisfies MarkdownField

/** What the server alone fills in. */
export const BY_SERVER = { readonly: true, form: false } as const

/** Which administrator a record belongs to: whoever added it. */
export const KEEPER = {
  kind: 'relation',
  to: 'admin',
  label: { 'zh-cn': '创建人', en: 'Kept by' },
  onDelete: 'clear',
  search: '=',
  table: { width: 120, hidden: true },
  form: false,
  readonly: true,
} as const satisfies RelationField

/** What a record is found by, besides its words. */
export const TAGS = {
  kind: 'relation-many',
  to: 'tag',
  label: { 'zh-cn': '标签', en: 'Tags' },
  max: 8,
  search: 'FIND_IN_SET',
  public: true,
  join: ['name', 'slug', 'colour'],
} as const satisfies RelationManyField

/** How often visitors have opened the record's page. */
export const VIEWS = {
  kind: 'number',
  label: { 'zh-cn': '阅读', en: 'Views' },
  required: true,
  default: 0,
  readonly: true,
  form: false,
  search: 'RANGE',
  public: true,
  table: { width: 90, sortable: true, priority: 'low' },
} as const satisfies NumberField

/** The day readers are told, by which articles are ordered: the server fills it when one without it is published. */
export const DATELINE = {
  kind: 'date-time',
  label: { 'zh-cn': '发表时间', en: 'Date' },
  hint: {
    'zh-cn': '读者看到的日期，越新越靠前。留空时，第一次发布的时间就是它。到时才发布，请用“定时”',
    en: 'What readers see; the newest comes first. Left empty, it is the time of the first publication. To publish later, schedule it',
  },
  search: 'RANGE',
  public: true,
  table: { width: 170, sortable: true },
  form: { half: true },
} as const satisfies DateTimeField

/** What search engines show in place of the title. */
export const SEO_TITLE = {
  kind: 'text',
  label: { 'zh-cn': 'SEO 标题', en: 'SEO title' },
  hint: {
    'zh-cn': '浏览器标签和搜索结果里的标题；留空就用标题',
    en: 'The title in browser tabs and search results; empty: the title itself',
  },
  localized: true,
  max: 80,
  public: true,
  table: false,
  form: { group: 'seo' },
} as const satisfies TextField

/** What search engines show below the title. */
export const SEO_DESCRIPTION = {
  kind: 'textarea',
  label: { 'zh-cn': 'SEO 描述', en: 'SEO description' },
  hint: {
    'zh-cn': '搜索结果里标题下面的一两句话，中文 80 字以内最合适',
    en: 'The sentence or two below the title in search results, best within 160 characters',
  },
  localized: true,
  max: 300,
  rows: 2,
  public: true,
  table: false,
  form: { group: 'seo' },
} as const satisfies TextareaField

/** How far one should be, in the words of courses and tutorials. */
export const LEVELS = {
  beginner: { 'zh-cn': '入门', en: 'Beginner', accent: 'leaf' },
  explorer: { 'zh-cn': '进阶', en: 'Explorer', accent: 'sky' },
  creator: { 'zh-cn': '挑战', en: 'Creator', accent: 'berry' },
} as const satisfies Options
