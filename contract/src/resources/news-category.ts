import { defineResource } from '../definition/define-resource.ts'
import { IS_PUBLIC, SLUG, WEIGH } from '../fields/standard.ts'

export const newsCategory = defineResource({
  name: 'news-category',
  title: { 'zh-cn': '新闻分类', en: 'News categories' },
  one: { 'zh-cn': '新闻分类', en: 'news category' },
  icon: 'FolderOutlined',
  menu: { directory: 'content', weigh: 80 },
  label: 'name',
  children: [{ resource: 'news', by: 'category_id' }],
  quickSearch: ['name', 'slug'],
  sort: { field: 'weigh', direction: 'desc' },
  public: { filters: {}, where: { status: true }, read: ['slug'] },
  fields: {
    name: {
      kind: 'text',
      label: { 'zh-cn': '名称', en: 'Name' },
      localized: true,
      required: true,
      max: 40,
      search: 'LIKE',
      public: true,
    },
    slug: SLUG,
    weigh: WEIGH,
    status: IS_PUBLIC,
  },
})
