import { defineResource } from '../definition/define-resource.ts'
import { ABOUT_PAGES } from '../core/about-pages.ts'
import { BODY, IS_PUBLIC, SEO_DESCRIPTION, SEO_TITLE, SLUG, TITLE } from '../fields/standard.ts'

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
  public: {
    filters: {},
    where: { status: true },
    read: ['slug'],
    page: '/about/:slug',
    search: {
      title: { 'zh-cn': '关于我们', en: 'About us' },
      fields: { title: 'title', seo_description: 'summary', slug: 'summary', body: 'text' },
    },
  },
  groups: {
    seo: { 'zh-cn': '搜索引擎', en: 'Search engines' },
  },
  fields: {
    title: {
      ...TITLE,
      max: 80,
      table: { width: 260, sortable: true },
    },
    slug: {
      ...SLUG,
      reserved: ABOUT_PAGES,
      hint: {
        'zh-cn': '页面网址的最后一段，例如 privacy。改了以后，旧链接会自动转到新网址',
        en: 'The end of the page’s address: privacy. When you change it, old links lead to the new address',
      },
      table: { width: 180 },
    },
    body: BODY,
    seo_title: SEO_TITLE,
    seo_description: SEO_DESCRIPTION,
    status: IS_PUBLIC,
  },
})
