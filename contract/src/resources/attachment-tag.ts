import { defineResource } from '../definition/define-resource.ts'
import { WEIGH } from '../fields/standard.ts'

/** Words that files of the library are found by, across folders. Visitors do not see them. */
export const attachmentTag = defineResource({
  name: 'attachment-tag',
  base: 'routine.attachmentTag',
  title: { 'zh-cn': '附件标签', en: 'Tags of files' },
  one: { 'zh-cn': '附件标签', en: 'tag of files' },
  icon: 'TagsOutlined',
  menu: { directory: 'system', weigh: 76 },
  demo: true,
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'weigh', direction: 'desc' },
  fields: {
    name: {
      kind: 'text',
      label: { 'zh-cn': '名称', en: 'Name' },
      required: true,
      unique: true,
      max: 20,
      search: 'LIKE',
    },
    weigh: WEIGH,
  },
})
