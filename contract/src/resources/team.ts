import { defineResource } from '../definition/define-resource.ts'
import { IS_PUBLIC, WEIGH } from '../fields/standard.ts'

/** The people of the school, as the pages about it show them. */
export const team = defineResource({
  name: 'team',
  title: { 'zh-cn': '团队', en: 'Team' },
  one: { 'zh-cn': '成员', en: 'team member' },
  empty: { 'zh-cn': '还没有介绍任何成员', en: 'Nobody of the team has been introduced yet' },
  icon: 'SmileOutlined',
  menu: { directory: 'school', weigh: 90 },
  label: 'name',
  quickSearch: ['name', 'role'],
  sort: { field: 'weigh', direction: 'desc' },
  public: { filters: {}, where: { status: true }, read: [] },
  fields: {
    name: {
      kind: 'text',
      label: { 'zh-cn': '姓名', en: 'Name' },
      required: true,
      max: 40,
      search: 'LIKE',
      public: true,
      table: { width: 160 },
      form: { half: true },
    },
    avatar: {
      kind: 'image',
      set: 'people',
      label: { 'zh-cn': '头像', en: 'Avatar' },
      public: true,
      table: { width: 90 },
      form: { half: true },
    },
    role: {
      kind: 'text',
      label: { 'zh-cn': '岗位', en: 'Role' },
      localized: true,
      required: true,
      max: 60,
      search: 'LIKE',
      public: true,
      table: { width: 200 },
    },
    words: {
      kind: 'textarea',
      label: { 'zh-cn': '想说的话', en: 'In their own words' },
      hint: { 'zh-cn': '一两句就好，用第一人称', en: 'A sentence or two, in the first person' },
      localized: true,
      required: true,
      max: 300,
      rows: 3,
      public: true,
      table: { width: 360 },
    },
    weigh: WEIGH,
    status: IS_PUBLIC,
  },
})
