import { CLOSED_DAYS } from './closed-days.ts'
import { SITE_BRAND } from '../core/constants.ts'
import { HOST } from './patterns.ts'
import { defineSettings } from './setting.ts'

export const basics = defineSettings({
  title: { 'zh-cn': '基本', en: 'Basics' },
  fields: {
    site_name: {
      kind: 'text',
      localized: true,
      label: { 'zh-cn': '网站名称', en: 'Site name' },
      hint: { 'zh-cn': '显示在页面标题和页脚里。', en: 'Shown in page titles and in the footer.' },
      max: 60,
      default: SITE_BRAND,
    },
    comcont: {
      kind: 'textarea',
      localized: true,
      label: { 'zh-cn': '网站简介', en: 'About the site' },
      hint: {
        'zh-cn': '一两句话，显示在页脚和搜索结果里。',
        en: 'A sentence or two for the footer and search engines.',
      },
      max: 300,
      rows: 3,
      default: {
        'zh-cn': '从第一块积木到第一行代码，图图陪孩子把想法做出来。',
        en: 'From the first block to the first line of code, Tutu helps children make what they imagine.',
      },
    },
    cdn_url: {
      kind: 'text',
      label: { 'zh-cn': '静态资源地址（CDN）', en: 'Address of static files (CDN)' },
      hint: {
        'zh-cn': '例如 https://cdn.example.com；留空就用本站地址。',
        en: 'For example https://cdn.example.com; empty: this site.',
      },
      pattern: HOST,
      patternMessage: 'rule.host',
      superOnly: true,
    },
    api_url: {
      kind: 'text',
      label: { 'zh-cn': '外部接口地址', en: 'Address of another API' },
      hint: { 'zh-cn': '给模块和其他客户端用，一般留空。', en: 'For modules and other clients; usually empty.' },
      pattern: HOST,
      patternMessage: 'rule.host',
      superOnly: true,
    },
    closed_days: {
      kind: 'textarea',
      label: { 'zh-cn': '停课日', en: 'Days without lessons' },
      hint: {
        'zh-cn': '一行一天或一段，例如“2027-02-05 至 2027-02-19 春节”。老师每周排课会跳过这些日子，已经排好的课不变。',
        en: 'A line a day, or from a day to another: “2027-02-05 ~ 2027-02-19 Spring Festival”. Weekly plans of classes skip them; what is planned already stays.',
      },
      max: 2000,
      rows: 3,
      pattern: CLOSED_DAYS,
      patternMessage: 'rule.closedDays',
    },
    admin_log_days: {
      kind: 'number',
      label: { 'zh-cn': '操作日志保留', en: 'Keep the administrator log for' },
      hint: { 'zh-cn': '更早的记录每天夜里清除。', en: 'Older entries are removed each night.' },
      unit: { 'zh-cn': '天', en: 'days', one: 'day' },
      required: true,
      min: 1,
      max: 3650,
      default: 180,
    },
    history_days: {
      kind: 'number',
      label: { 'zh-cn': '修改历史保留', en: 'Keep the history of records for' },
      hint: {
        'zh-cn': '更早的修改每天夜里清除，之后不能再还原到那时。',
        en: 'Older changes are removed each night; nothing can be restored to before then.',
      },
      unit: { 'zh-cn': '天', en: 'days', one: 'day' },
      required: true,
      min: 1,
      max: 3650,
      default: 365,
    },
    recycle_days: {
      kind: 'number',
      label: { 'zh-cn': '回收站保留', en: 'Keep deleted records for' },
      hint: {
        'zh-cn': '更早删除的记录每天夜里彻底清除。',
        en: 'What was deleted earlier is removed for good each night.',
      },
      unit: { 'zh-cn': '天', en: 'days', one: 'day' },
      required: true,
      min: 1,
      max: 3650,
      default: 90,
    },
    sensitive_days: {
      kind: 'number',
      label: { 'zh-cn': '敏感数据日志保留', en: 'Keep the log of sensitive data for' },
      hint: {
        'zh-cn': '更早的改动每天夜里清除，之后不能再改回去。在此之前，即使修改历史已经过期，这些改动也一直留着。',
        en: 'Older changes are removed each night and cannot be rolled back any more. Until then they stay, even where the history of records ends before.',
      },
      unit: { 'zh-cn': '天', en: 'days', one: 'day' },
      required: true,
      min: 1,
      max: 3650,
      default: 1095,
    },
  },
})
