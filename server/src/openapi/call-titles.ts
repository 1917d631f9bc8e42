import type { Action, Definition, SideCall } from '@tutu/contract/definition/define-resource'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'

/** `read` and `mine` are visitors' and owners' calls; `one` and `file` the GETs beside `edit` and `export`. */
type Call = Action | SideCall | 'read' | 'mine' | 'one' | 'file'

const CALL_TITLES: Readonly<Record<Call, Localized>> = {
  index: { 'zh-cn': '列表', en: 'list' },
  read: { 'zh-cn': '读一条', en: 'read one' },
  mine: { 'zh-cn': '自己的', en: 'one’s own' },
  one: { 'zh-cn': '取一条来编辑', en: 'one to edit' },
  add: { 'zh-cn': '添加', en: 'add' },
  edit: { 'zh-cn': '保存', en: 'save' },
  del: { 'zh-cn': '删除', en: 'delete' },
  sortable: { 'zh-cn': '排序', en: 'put in order' },
  import: { 'zh-cn': '导入：读一个文件', en: 'import: read a file' },
  importStart: { 'zh-cn': '导入：开始', en: 'import: start' },
  importState: { 'zh-cn': '导入：进度', en: 'import: how far it is' },
  importCancel: { 'zh-cn': '导入：取消', en: 'import: cancel' },
  importUndo: { 'zh-cn': '导入：撤销', en: 'import: take back' },
  export: { 'zh-cn': '导出：领取凭证', en: 'export: ask for a ticket' },
  file: { 'zh-cn': '导出：下载文件', en: 'export: fetch the file' },
  history: { 'zh-cn': '修改历史', en: 'history' },
  sums: { 'zh-cn': '合计', en: 'totals' },
  revert: { 'zh-cn': '撤销一次修改', en: 'take a change back' },
  effects: { 'zh-cn': '删除前：还会影响什么', en: 'what else deleting would do' },
  undelete: { 'zh-cn': '撤销删除', en: 'take a deletion back' },
  saveDraft: { 'zh-cn': '存草稿', en: 'save a draft' },
  discardDraft: { 'zh-cn': '丢弃草稿', en: 'discard a draft' },
  previewPage: { 'zh-cn': '预览页面', en: 'preview the page' },
  batch: { 'zh-cn': '批量修改', en: 'change several' },
  unbatch: { 'zh-cn': '撤销批量修改', en: 'take a change of several back' },
}

/** 'Courses: list': what a call that a definition makes is called in the API's description. */
export function callTitle({ title }: Definition, call: Call, language: Language): string {
  return `${pickLanguage(title, language)}: ${pickLanguage(CALL_TITLES[call], language)}`
}
