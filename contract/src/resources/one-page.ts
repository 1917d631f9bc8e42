import { defineResource } from '../definition/define-resource.ts'
import { IS_PUBLIC, SEO_DESCRIPTION, SEO_TITLE } from '../fields/standard.ts'

/** Texts that stand alone: privacy, terms, how to reach the school. */
export const onePage = defineResource({
  name: 'one-page',
  title: { 'zh-cn': '单页', en: 'Pages' },
  one: { 'zh-cn': '单页', en: 'page' },
  icon: 'FileOutlined',
  menu: { directory: 'content', weigh: 70 },
  label: 'title',
  quickSearch: ['title', 'slug'],
  sort: { field: 'id', direction: 'asc' },
  rowSearch: { updatetime: 'RANGE' },
  publishable: true,
  public: { filters: {}, where: { status: true }, read: ['slug'] },
  groups: {
    seo: { 'zh-cn': '搜索引擎', en: 'Search engines' },
  },
  fields: {
    title: {
      kind: 'text',
      label: { 'zh-cn': '标题', en: 'Title' },
      localized: true,
      required: true,
      max: 80,
      search: 'LIKE',
      public: true,
      table: { width: 260, sortable: true },
    },
    slug: {
      kind: 'slug',
      label: { 'zh-cn': '网址名', en: 'Slug' },
      hint: {
        'zh-cn': '页面网址的最后一段，例如 privacy。改了以后，旧链接会自动转到新网址',
        en: 'The end of the page’s address: privacy. When you change it, old links lead to the new address',
      },
      required: true,
      unique: true,
      search: 'LIKE',
      public: true,
      table: { width: 180 },
    },
    body: {
      kind: 'markdown',
      label: { 'zh-cn': '正文', en: 'Text' },
      localized: true,
      required: true,
      public: true,
      table: false,
    },
    seo_title: SEO_TITLE,
    seo_description: SEO_DESCRIPTION,
    status: IS_PUBLIC,
  },
})
