import { defineResource } from '../definition/define-resource.ts'
import { IS_PUBLIC, SLUG, WEIGH } from '../fields/standard.ts'

export const tag = defineResource({
  name: 'tag',
  title: { 'zh-cn': '标签', en: 'Tags' },
  one: { 'zh-cn': '标签', en: 'tag' },
  icon: 'TagsOutlined',
  menu: { directory: 'teaching', weigh: 60, letter: 't' },
  label: 'name',
  quickSearch: ['name', 'slug'],
  sort: { field: 'weigh', direction: 'desc' },
  public: { filters: {}, where: { status: true }, read: ['slug'] },
  fields: {
    name: {
      kind: 'text',
      label: { 'zh-cn': '名称', en: 'Name' },
      localized: true,
      required: true,
      max: 30,
      search: 'LIKE',
      public: true,
    },
    slug: SLUG,
    colour: {
      kind: 'colour',
      label: { 'zh-cn': '颜色', en: 'Colour' },
      presets: ['#2b8a5b', '#1c7ed6', '#c2255c', '#7048e8', '#0c8599', '#e8590c'],
      public: true,
      table: { width: 110 },
    },
    weigh: WEIGH,
    status: IS_PUBLIC,
  },
})
