import { MEMBER_ICONS } from '../core/member-pages.ts'
import { defineResource } from '../definition/define-resource.ts'
import { WEIGH } from '../fields/standard.ts'

/**
 * Pages and entries of the member centre. Those of the site's own pages come with it; the school adds links, renames, orders and
 * closes. Which of them a member finds is said by the member's group.
 */
export const memberRule = defineResource({
  name: 'member-rule',
  base: 'user.rule',
  title: { 'zh-cn': '会员中心菜单', en: 'Member centre' },
  one: { 'zh-cn': '会员规则', en: 'member rule' },
  icon: 'MenuOutlined',
  menu: { directory: 'members', weigh: 75 },
  label: 'title',
  quickSearch: ['title', 'name'],
  sort: { field: 'weigh', direction: 'desc' },
  fields: {
    pid: { kind: 'tree-parent', label: { 'zh-cn': '上级', en: 'Parent' }, maxDepth: 3, table: false },
    type: {
      kind: 'select',
      label: { 'zh-cn': '类型', en: 'Type' },
      required: true,
      default: 'menu',
      search: '=',
      table: { width: 100 },
      form: { half: true },
      options: {
        menu_dir: { 'zh-cn': '目录', en: 'Directory', accent: 'honey' },
        menu: { 'zh-cn': '菜单', en: 'Menu', accent: 'sky' },
        route: { 'zh-cn': '只有页面', en: 'Page only', accent: 'leaf' },
      },
    },
    title: {
      kind: 'text',
      label: { 'zh-cn': '标题', en: 'Title' },
      localized: true,
      required: true,
      max: 50,
      search: 'LIKE',
      table: { width: 220 },
    },
    name: {
      kind: 'text',
      label: { 'zh-cn': '规则名', en: 'Name' },
      hint: {
        'zh-cn': '例如 account/balance，也是会员调用的接口',
        en: 'For example account/balance: the member’s call of that name too',
      },
      required: true,
      unique: true,
      max: 100,
      pattern: '[A-Za-z][\\w.-]*(/[\\w.-]+)*',
      patternMessage: 'menu.node',
      search: 'LIKE',
      table: { width: 200 },
      form: { half: true },
    },
    path: {
      kind: 'text',
      label: { 'zh-cn': '路径', en: 'Path' },
      hint: { 'zh-cn': '/user/ 之后的部分', en: 'What follows /user/' },
      required: true,
      max: 100,
      pattern: '[\\w./-]+',
      patternMessage: 'menu.path',
      table: { width: 180, hidden: true },
      form: { half: true, when: { type: ['menu', 'route'], menu_type: ['tab'] } },
    },
    icon: {
      kind: 'icon',
      label: { 'zh-cn': '图标', en: 'Icon' },
      choices: MEMBER_ICONS,
      table: { width: 80, priority: 'low' },
      form: { when: { type: ['menu_dir', 'menu'] } },
    },
    menu_type: {
      kind: 'select',
      label: { 'zh-cn': '打开方式', en: 'Opens' },
      required: true,
      default: 'tab',
      table: { width: 120, hidden: true },
      form: { half: true, when: { type: ['menu', 'route'] }, otherwise: 'tab' },
      options: {
        tab: { 'zh-cn': '会员中心的页面', en: 'A page of the centre' },
        link: { 'zh-cn': '网址', en: 'An address' },
      },
    },
    url: {
      kind: 'text',
      label: { 'zh-cn': '网址', en: 'Address' },
      hint: {
        'zh-cn': '以 http://、https:// 开头，或以 / 开头的本站地址',
        en: 'Begins with http:// or https://, or with / for a page of this site',
      },
      required: true,
      max: 255,
      pattern: '(https?:/|)/[^\\s<>"\']*',
      patternMessage: 'menu.linkAddress',
      table: false,
      form: { when: { type: ['menu'], menu_type: ['link'] } },
    },
    remark: {
      kind: 'textarea',
      label: { 'zh-cn': '说明', en: 'Remark' },
      hint: { 'zh-cn': '只给同事看', en: 'Only colleagues read it' },
      max: 300,
      rows: 2,
      table: false,
    },
    weigh: WEIGH,
    built_in: {
      kind: 'switch',
      label: { 'zh-cn': '内置', en: 'Built in' },
      readonly: true,
      search: '=',
      table: { width: 90, hidden: true },
      form: false,
    },
    status: {
      kind: 'switch',
      label: { 'zh-cn': '启用', en: 'Enabled' },
      hint: {
        'zh-cn': '停用以后，菜单里没有，页面和接口也打不开',
        en: 'Disabled, it is in no menu, and neither page nor call opens',
      },
      default: true,
      search: '=',
      table: { width: 90, priority: 'high' },
    },
  },
})
