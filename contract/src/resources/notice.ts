import { defineResource } from '../definition/define-resource.ts'

/**
 * What members are told: all of them, a group, or one, in their centre; and guardians: all, or those of a group's members, on their
 * page. It counts as read once opened.
 */
export const notice = defineResource({
  name: 'notice',
  title: { 'zh-cn': '会员通知', en: 'Notices' },
  one: { 'zh-cn': '通知', en: 'notice' },
  empty: { 'zh-cn': '还没有给会员或监护人发过通知', en: 'Nobody has been told anything yet' },
  icon: 'NotificationOutlined',
  menu: { directory: 'members', weigh: 75 },
  label: 'title',
  quickSearch: ['title'],
  sort: { field: 'id', direction: 'desc' },
  demo: true,
  fields: {
    title: {
      kind: 'text',
      label: { 'zh-cn': '标题', en: 'Title' },
      localized: true,
      required: true,
      max: 80,
      search: 'LIKE',
      table: { width: 260 },
    },
    content: {
      kind: 'textarea',
      label: { 'zh-cn': '内容', en: 'Content' },
      hint: {
        'zh-cn': '短一点，说清楚要做什么；发给会员的，孩子自己读',
        en: 'Short, and what to do. What goes to members is read by children themselves',
      },
      localized: true,
      required: true,
      max: 2000,
      rows: 6,
      table: false,
    },
    audience: {
      kind: 'select',
      label: { 'zh-cn': '发给', en: 'To' },
      required: true,
      default: 'all',
      search: '=',
      table: { width: 150, priority: 'high' },
      form: { half: true },
      options: {
        all: { 'zh-cn': '全体会员', en: 'All members', accent: 'leaf' },
        group: { 'zh-cn': '一个会员组', en: 'A group', accent: 'sky' },
        member: { 'zh-cn': '一位会员', en: 'One member', accent: 'honey' },
        guardians: { 'zh-cn': '全体监护人', en: 'All guardians', accent: 'violet' },
        group_guardians: { 'zh-cn': '一个会员组的监护人', en: 'Guardians of a group', accent: 'teal' },
      },
    },
    group_id: {
      kind: 'relation',
      to: 'member-group',
      onDelete: 'cascade',
      label: { 'zh-cn': '会员组', en: 'Group' },
      required: true,
      search: '=',
      table: { width: 140, priority: 'low' },
      form: { half: true, when: { audience: ['group', 'group_guardians'] } },
    },
    user_id: {
      kind: 'relation',
      to: 'member',
      onDelete: 'cascade',
      label: { 'zh-cn': '会员', en: 'Member' },
      required: true,
      search: '=',
      table: { width: 140, priority: 'low' },
      form: { half: true, when: { audience: ['member'] } },
    },
    urgent: {
      kind: 'switch',
      label: { 'zh-cn': '要紧', en: 'Urgent' },
      hint: {
        'zh-cn': '打开就另发一封邮件或一条短信，请监护人打开家长页；一天最多一次，只发给孩子不满 14 岁的',
        en: 'On also sends a mail or SMS that asks guardians to open their page: once a day at most, and only where a child is under 14',
      },
      default: false,
      table: { width: 80, hidden: true },
      form: { when: { audience: ['guardians', 'group_guardians'] } },
    },
    publishtime: {
      kind: 'date-time',
      label: { 'zh-cn': '发出时间', en: 'Sent at' },
      hint: {
        'zh-cn': '不填就是现在；填以后的时间，到时候才看得到',
        en: 'Empty is now; a later time is when it is seen',
      },
      search: 'RANGE',
      table: { width: 170, sortable: true },
      form: { half: true },
    },
    status: {
      kind: 'switch',
      label: { 'zh-cn': '启用', en: 'Enabled' },
      hint: { 'zh-cn': '关掉就收回，收到的人那里不再显示', en: 'Off takes it back: nobody sees it any more' },
      default: true,
      search: '=',
      table: { width: 90, priority: 'high' },
      form: { half: true },
    },
  },
})
