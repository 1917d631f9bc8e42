import { defineResource } from '../definition/define-resource.ts'

/**
 * What members say to a work: that they like it, or one of a few kind sentences. Nothing is typed, so nothing has to be looked
 * at before others read it.
 */
export const reaction = defineResource({
  name: 'reaction',
  title: { 'zh-cn': '作品评语', en: 'Responses' },
  one: { 'zh-cn': '评语', en: 'response' },
  empty: { 'zh-cn': '还没有人评过作品', en: 'Nobody has responded to a work yet' },
  icon: 'HeartOutlined',
  menu: { directory: 'teaching', weigh: 66 },
  label: 'kind',
  quickSearch: ['kind'],
  alsoFoundBy: { relations: ['user_id', 'cases_id'] },
  searchByScan: true,
  sort: { field: 'id', direction: 'desc' },
  rowSearch: { createtime: 'RANGE' },
  actions: ['index', 'del', 'export'],
  demo: true,
  history: false,
  recycle: false,
  owner: 'user_id',
  read: { member: ['cases_id', 'kind'] },
  write: { member: ['cases_id', 'kind'] },
  limits: { perHour: 200 },
  fields: {
    cases_id: {
      kind: 'relation',
      to: 'cases',
      label: { 'zh-cn': '作品', en: 'Work' },
      onDelete: 'cascade',
      required: true,
      search: '=',
      table: { width: 160, priority: 'high' },
      join: ['title', 'cover', 'kind', 'author'],
    },
    kind: {
      kind: 'select',
      label: { 'zh-cn': '评语', en: 'Response' },
      required: true,
      default: 'like',
      search: '=',
      table: { width: 180, priority: 'high' },
      options: {
        like: { 'zh-cn': '喜欢', en: 'Like', accent: 'berry' },
        idea: { 'zh-cn': '点子真妙', en: 'What a clever idea' },
        fun: { 'zh-cn': '真好玩，还想再玩一次', en: 'Such fun, I want another go' },
        drawn: { 'zh-cn': '画得真好看', en: 'Beautifully drawn' },
        laugh: { 'zh-cn': '把我逗笑了', en: 'It made me laugh' },
        learned: { 'zh-cn': '我学到一招', en: 'I learned a trick from it' },
        careful: { 'zh-cn': '做得很用心', en: 'Made with care' },
        more: { 'zh-cn': '期待你的下一个', en: 'I look forward to your next one' },
      },
    },
    user_id: {
      kind: 'relation',
      to: 'member',
      label: { 'zh-cn': '会员', en: 'Member' },
      onDelete: 'cascade',
      search: '=',
      table: { width: 160 },
      form: false,
      readonly: true,
    },
  },
})
