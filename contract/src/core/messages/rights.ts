import type { Localized } from '../languages.ts'

/** Groups, rights and menus. */
export const rights = {
  'rights.everything': { 'zh-cn': '超级管理员', en: 'Super administrator' },
  'rights.some': { 'zh-cn': '{name}等 {count} 项', en: '{name} and {more} more' },
  'rights.nothing': { 'zh-cn': '无权限', en: 'No permissions' },
  'rights.superOnly': {
    'zh-cn': '只有超级管理员可以这样做',
    en: 'Only super administrators may do this',
  },
  'rights.notYours': {
    'zh-cn': '不能授予自己没有的权限',
    en: 'You cannot grant permissions you do not hold',
  },
  'rights.widerRows': {
    'zh-cn': '不能给出比自己更宽的数据范围',
    en: 'You cannot open more records to others than to yourself',
  },
  'rights.allOfYours': {
    'zh-cn': '不能把自己的全部权限授予别人',
    en: 'You cannot grant all the permissions you hold',
  },
  'rights.otherGroup': {
    'zh-cn': '不能使用权限不低于自己的角色组',
    en: 'You can only use groups that hold less than you do',
  },
  'rights.ownGroup': {
    'zh-cn': '不能修改自己所在的角色组',
    en: 'You cannot change a group you belong to',
  },
  'rights.ownGroups': {
    'zh-cn': '不能修改自己的角色组',
    en: 'You cannot change your own groups',
  },
  'rights.ownPassword': {
    'zh-cn': '自己的密码请在“个人资料”里修改，那里要先输入原密码',
    en: 'Change your own password under “My profile”, where the current one is asked for',
  },
  'rights.emptyBranch': {
    'zh-cn': '选了上级权限，却没有选它下面的任何一项，请选择具体的权限',
    en: 'A parent is chosen without anything below it. Choose the permissions themselves',
  },
  'rights.disableSelf': { 'zh-cn': '不能停用自己', en: 'You cannot disable yourself' },
  'rights.deleteSelf': { 'zh-cn': '不能删除自己', en: 'You cannot delete yourself' },
  'rights.lastSuper': {
    'zh-cn': '至少要保留一位启用的超级管理员',
    en: 'At least one enabled super administrator must remain',
  },
  'menu.builtIn': {
    'zh-cn': '“{name}”是内置规则，只能停用，不能删除',
    en: '“{name}” is built in: it can be disabled but not deleted',
  },
  'memberRule.builtIn': {
    'zh-cn': '“{name}”是内置页面：可以改名、排序、停用，规则名和路径不能改',
    en: '“{name}” is a page of the site: it can be renamed, moved and disabled, but keeps its name and path',
  },
  'menu.sharedRule': {
    'zh-cn': '内置规则是大家共用的，只有超级管理员能改它的结构和状态；你可以改标题、图标和说明',
    en: 'Built-in rules are shared by everybody: only super administrators change their structure and status. You can change title, icon and remark',
  },
  'menu.heldParent': {
    'zh-cn': '只能放在自己拥有全部权限的上级菜单下面',
    en: 'It can only go below a parent whose permissions you hold, all of them',
  },
  'menu.wayBack': {
    'zh-cn': '不能这样改：否则“菜单规则”页面就打不开了，也就没有办法再改回来',
    en: 'Not possible: the screen “Menu rules” could no longer be opened, and nobody could undo this',
  },
  'menu.frameAddress': {
    'zh-cn':
      '内嵌网页请填写完整的 https:// 网址，例如 https://example.com/help；或以一个 / 开头的本站地址，例如 /about',
    en: 'A frame needs a whole https:// address, for example https://example.com/help, or one of this site that begins with a single /, for example /about',
  },
  'menu.reservedPath': {
    'zh-cn': '“{segment}”开头的地址有别的用处，请换一个，例如 reports/monthly',
    en: 'Routes that begin with “{segment}” have another use. Choose another, for example reports/monthly',
  },
  'menu.component': {
    'zh-cn': '没有这个页面，请填写其中一个：{screens}',
    en: 'There is no such screen. Enter one of {screens}',
  },
  'menu.underButton': { 'zh-cn': '按钮下面不能再有规则', en: 'A button cannot have rules below it' },
} as const satisfies Record<string, Localized>
