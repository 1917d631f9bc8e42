import { defineResource } from '@tutu/contract/definition/define-resource'
import { STARS } from './kind.ts'

/** What somebody thinks of something, in stars. */
export const review = defineResource({
  name: 'review',
  title: { 'zh-cn': '评价', en: 'Reviews' },
  icon: 'StarOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'title',
  quickSearch: ['title'],
  sort: { field: 'id', direction: 'desc' },
  fields: {
    title: { kind: 'text', label: { 'zh-cn': '标题', en: 'Title' }, required: true },
    stars: {
      kind: STARS,
      max: 10,
      label: { 'zh-cn': '星级', en: 'Stars' },
      required: true,
      search: 'RANGE',
      table: { sortable: true },
    },
  },
})
