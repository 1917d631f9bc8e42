import { defineResource } from '../definition/define-resource.ts'
import { GROUP_NAMES, SETTINGS_GROUPS } from './index.ts'
import { OWN_RULES, OWN_TYPES, TYPES_WITH_OPTIONS } from './own-types.ts'

export const OWN_SETTINGS_MAX = 100

/** What `add` asks of a setting that an administrator defines (wire 1.8), in the words of the engine's forms. */
export const OWN_SETTING = defineResource({
  name: 'own-setting',
  base: 'routine.config',
  title: { 'zh-cn': '自定义设置', en: 'setting of your own' },
  icon: 'ControlOutlined',
  menu: { directory: '', weigh: 0 },
  label: 'title',
  quickSearch: [],
  sort: { field: 'weigh', direction: 'desc' },
  fields: {
    group: {
      kind: 'select',
      label: { 'zh-cn': '所在标签页', en: 'Tab' },
      required: true,
      options: Object.fromEntries(GROUP_NAMES.map((name) => [name, SETTINGS_GROUPS[name].title])),
      form: { half: true },
    },
    name: {
      kind: 'text',
      label: { 'zh-cn': '变量名', en: 'Name in code' },
      hint: { 'zh-cn': '例如 wechat_id，添加后不能改。', en: 'For example wechat_id; it stays as it is.' },
      required: true,
      max: 30,
      pattern: '[a-z][a-z0-9_]{1,29}',
      patternMessage: 'config.name',
      form: { half: true },
    },
    title: {
      kind: 'text',
      localized: true,
      label: { 'zh-cn': '显示名称', en: 'Label' },
      required: true,
      max: 60,
    },
    tip: { kind: 'text', localized: true, label: { 'zh-cn': '说明', en: 'Help text' }, max: 100 },
    type: {
      kind: 'select',
      label: { 'zh-cn': '类型', en: 'Type' },
      required: true,
      options: OWN_TYPES,
      default: 'string',
      form: { half: true },
    },
    rule: {
      kind: 'multi-select',
      label: { 'zh-cn': '校验', en: 'Checks' },
      options: OWN_RULES,
      form: { half: true },
    },
    content: {
      kind: 'textarea',
      label: { 'zh-cn': '选项', en: 'Options' },
      hint: { 'zh-cn': '每行一个，写成“值=名称”。', en: 'One a line, as “value=label”.' },
      required: true,
      max: 4000,
      rows: 4,
      form: { when: { type: TYPES_WITH_OPTIONS } },
    },
    weigh: {
      kind: 'number',
      label: { 'zh-cn': '排序', en: 'Order' },
      hint: { 'zh-cn': '数字大的排在前面。', en: 'Larger numbers come first.' },
      min: 0,
      max: 100_000,
      default: 0,
      form: { half: true },
    },
  },
})
