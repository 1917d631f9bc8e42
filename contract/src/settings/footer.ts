import { defineSettings } from './setting.ts'

export const footer = defineSettings({
  title: { 'zh-cn': '备案与页脚', en: 'Filing and footer' },
  hint: {
    'zh-cn': '显示在每个页面的页脚，空着的不显示。',
    en: 'Shown at the foot of every page; what is empty is left out.',
  },
  fields: {
    record_number: {
      kind: 'text',
      label: { 'zh-cn': 'ICP 备案号', en: 'ICP filing number' },
      hint: {
        'zh-cn': '照备案结果原样填写，会链接到工信部备案网站。',
        en: 'Exactly as filed; it links to the ministry’s filing site.',
      },
      max: 60,
      form: { half: true },
    },
    police_record_number: {
      kind: 'text',
      label: { 'zh-cn': '公安备案号', en: 'Police filing number' },
      hint: {
        'zh-cn': '例如“京公网安备11000002000001号”，网站开通后 30 天内办理。',
        en: 'To be filed within 30 days of opening.',
      },
      max: 60,
      pattern: '.*\\d{8,}.*',
      patternMessage: 'rule.policeNumber',
      form: { half: true },
    },
    icp_licence: {
      kind: 'text',
      label: { 'zh-cn': '增值电信业务经营许可证', en: 'Commercial ICP licence' },
      hint: { 'zh-cn': '收费提供信息服务才需要。', en: 'Needed for paid information services.' },
      max: 60,
      form: { half: true },
    },
    company_name: {
      kind: 'text',
      localized: true,
      label: { 'zh-cn': '公司名称', en: 'Company' },
      max: 100,
      form: { half: true },
    },
    complaint_phone: {
      kind: 'text',
      label: { 'zh-cn': '违法和不良信息举报电话', en: 'Telephone for complaints' },
      max: 30,
      pattern: '\\+?[\\d\\-\\s()]{5,30}',
      patternMessage: 'rule.phone',
      form: { half: true },
    },
    complaint_email: {
      kind: 'text',
      label: { 'zh-cn': '举报邮箱', en: 'E-mail for complaints' },
      max: 100,
      format: 'email',
      form: { half: true },
    },
    child_protection_contact: {
      kind: 'text',
      localized: true,
      label: { 'zh-cn': '儿童个人信息保护联系人', en: 'Contact for children’s privacy' },
      hint: { 'zh-cn': '姓名和联系方式。', en: 'Name and how to reach them.' },
      max: 120,
    },
  },
})
