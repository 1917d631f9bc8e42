import { defineResource } from '../definition/define-resource.ts'
import { WEIGH } from '../fields/standard.ts'

/** Folders of the library. Where a file stands in them says nothing of its address. */
export const attachmentFolder = defineResource({
  name: 'attachment-folder',
  base: 'routine.attachmentFolder',
  title: { 'zh-cn': '附件文件夹', en: 'Folders of files' },
  one: { 'zh-cn': '文件夹', en: 'folder of files' },
  icon: 'FolderOutlined',
  menu: { directory: 'system', weigh: 78 },
  demo: true,
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'weigh', direction: 'desc' },
  fields: {
    pid: { kind: 'tree-parent', label: { 'zh-cn': '上级文件夹', en: 'Inside' }, maxDepth: 4, table: false },
    name: {
      kind: 'text',
      label: { 'zh-cn': '名称', en: 'Name' },
      required: true,
      max: 40,
      search: 'LIKE',
      table: { width: 260 },
    },
    weigh: WEIGH,
  },
})
