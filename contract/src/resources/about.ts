import { defineResource } from '../definition/define-resource.ts'
import { ABOUT_PAGES } from '../core/about-pages.ts'
import { BODY, IS_PUBLIC, SLUG, TITLE, WEIGH } from '../fields/standard.ts'

/** The school's own story, section by section. */
export const about = defineResource({
  name: 'about',
  title: { 'zh-cn': '关于我们', en: 'About us' },
  one: { 'zh-cn': '小节', en: 'section' },
  empty: { 'zh-cn': '还没有写下学校的故事', en: 'Nothing of the school’s story has been written yet' },
  icon: 'BankOutlined',
  menu: { directory: 'school', weigh: 100 },
  label: 'title',
  quickSearch: ['title', 'slug'],
  sort: { field: 'weigh', direction: 'desc' },
  publishable: true,
  views: { cards: { picture: 'picture', fields: ['slug', 'status'] } },
  public: { filters: {}, where: { status: true }, read: ['slug'], page: '/about/:slug' },
  fields: {
    title: {
      ...TITLE,
      max: 60,
      table: { width: 260 },
    },
    slug: {
      ...SLUG,
      reserved: [...ABOUT_PAGES, 'contact'],
      hint: { 'zh-cn': '这一节的网址：/about/网址名', en: 'Address of the section: /about/slug' },
      table: { width: 180 },
      form: { half: true },
    },
    picture: {
      kind: 'image',
      set: 'about',
      label: { 'zh-cn': '图片', en: 'Picture' },
      public: true,
      table: { width: 96 },
      form: { half: true },
    },
    body: BODY,
    weigh: WEIGH,
    status: IS_PUBLIC,
  },
})
