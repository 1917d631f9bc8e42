import { defineResource } from '../definition/define-resource.ts'
import { BODY, DATELINE, IS_PUBLIC, SLUG, SUMMARY, TITLE, VIEWS } from '../fields/standard.ts'

export const news = defineResource({
  name: 'news',
  title: { 'zh-cn': '新闻', en: 'News' },
  one: { 'zh-cn': '新闻', en: 'news item' },
  empty: { 'zh-cn': '还没有新闻', en: 'No news yet' },
  icon: 'NotificationOutlined',
  menu: { directory: 'content', weigh: 90, letter: 'n' },
  label: 'title',
  quickSearch: ['title', 'summary', 'slug'],
  // What is pinned, and then the newest.
  sort: { field: 'pinned', direction: 'desc' },
  publishable: true,
  public: {
    filters: { category_id: '=', pinned: '=' },
    where: { status: true },
    read: ['slug'],
    sorts: ['publishtime', 'views'],
  },
  views: {
    cards: { picture: 'cover', fields: ['publication', 'category_id', 'publishtime'] },
    calendar: { at: 'publishtime' },
  },
  fields: {
    title: {
      ...TITLE,
      max: 80,
      table: { width: 300, sortable: true },
    },
    slug: {
      ...SLUG,
      hint: {
        'zh-cn': '新闻网址的最后一段。改了以后，旧链接会自动转到新网址',
        en: 'The end of the item’s address. When you change it, old links lead to the new address',
      },
      table: { width: 180, hidden: true },
      form: { half: true },
    },
    category_id: {
      kind: 'relation',
      to: 'news-category',
      label: { 'zh-cn': '分类', en: 'Category' },
      required: true,
      search: '=',
      public: true,
      table: { width: 130 },
      form: { half: true },
      join: ['name', 'slug'],
    },
    cover: {
      kind: 'image',
      set: 'articles',
      label: { 'zh-cn': '配图', en: 'Picture' },
      hint: { 'zh-cn': '可以没有', en: 'Not every item needs one' },
      public: true,
      table: { width: 96, priority: 'low' },
    },
    summary: {
      ...SUMMARY,
      hint: { 'zh-cn': '列表里标题下面的一两句话', en: 'The sentence or two below the title in lists' },
    },
    body: BODY,
    source: {
      kind: 'text',
      label: { 'zh-cn': '来源', en: 'Source' },
      hint: {
        'zh-cn': '转载时写原来的出处；自己写的写网站名，或留空',
        en: 'Of something taken over, where it is from; of your own, the site’s name or nothing',
      },
      localized: true,
      max: 60,
      search: 'LIKE',
      public: true,
      table: { width: 140, priority: 'low' },
      form: { half: true },
    },
    publishtime: DATELINE,
    pinned: {
      kind: 'switch',
      label: { 'zh-cn': '置顶', en: 'Pinned' },
      hint: { 'zh-cn': '排在其他新闻前面', en: 'Stands before the other news' },
      default: false,
      search: '=',
      public: true,
      table: { width: 90, sortable: true },
    },
    views: VIEWS,
    status: IS_PUBLIC,
  },
})
