import type { Localized } from '../languages.ts'

/** What the browser says of itself besides (`connection.ts`): the navigation of the back office, and some of what servers say. */
export const client = {
  // Why the back office did not go where it was asked to (spec 8: navigation errors).
  'nav.menuType': { 'zh-cn': '导航失败，菜单类型无法识别！', en: 'Navigation failed, the menu type is unrecognized!' },
  'nav.guarded': { 'zh-cn': '导航失败，已被导航守卫拦截！', en: 'Navigation failed, navigation guard intercepted!' },
  'nav.sameTarget': {
    'zh-cn': '已经在要去的页面了！',
    en: 'Navigation failed, already at the target position!',
  },
  'nav.invalidRoute': { 'zh-cn': '导航失败，路由无效！', en: 'Navigation failed, invalid route!' },

  // What the server says too.
  'auth.noMenu': {
    'zh-cn': '你的账号还没有任何菜单，请联系管理员',
    en: 'Your account has no menus yet. Contact the administrator',
  },
  'upload.incomplete': { 'zh-cn': '上传的文件数据不完整！', en: 'The data of the uploaded file is incomplete!' },
  'upload.type': { 'zh-cn': '不允许上传这种类型的文件！', en: 'The type of uploaded file is not allowed!' },
  'upload.size': {
    'zh-cn': '上传的文件超出了允许的大小！',
    en: 'The size of the uploaded file exceeds the allowed range!',
  },
  'upload.cut': {
    'zh-cn': '传到一半，和服务器的连接断了，文件没有存下。请重试，不用重新选文件',
    en: 'The connection to the server was cut half-way, and the file is not stored. Try again: it need not be chosen anew',
  },
  'upload.unanswered': {
    'zh-cn': '和服务器的连接断了，没有等到它说文件已经存下。请重试，不用重新选文件',
    en: 'The connection to the server was cut before it said that the file is stored. Try again: it need not be chosen anew',
  },
  'upload.storeRefused': {
    'zh-cn': '存储服务没有接收这个文件，请重试',
    en: 'The storage service did not take the file. Try again',
  },
  'upload.storeAway': {
    'zh-cn': '连不上存储服务，请稍后重试',
    en: 'The storage service cannot be reached. Try again later',
  },
  'import.tooLarge': {
    'zh-cn': '文件超过 {max} MB，请拆成几个文件再导入',
    en: 'The file is larger than {max} MB. Split it into several files',
  },
  'record.otherParent': {
    'zh-cn': '只能在同一级里调整顺序',
    en: 'The moving position is beyond the movable range: only rows of the same parent can be reordered',
  },
  'form.invalid': {
    'zh-cn': '有 {count} 项需要修改',
    en: '{count} {count|field|fields} {count|needs|need} your attention',
  },
  'form.first': { 'zh-cn': '{label}：{reason}', en: '{label}: {reason}' },
  'form.firstOf': {
    'zh-cn': '{first}（共 {count} 项需要修改）',
    en: '{first} ({count} fields need your attention)',
  },
  'filter.malformed': {
    'zh-cn': '筛选条件读不懂，请清除后重新设置',
    en: 'The filter cannot be read. Clear it and build it again',
  },
  'filter.tooMany': { 'zh-cn': '最多 {max} 个筛选条件', en: 'A filter has at most {max} conditions' },
  'filter.tooDeep': {
    'zh-cn': '条件组里不能再有条件组',
    en: 'A group of conditions cannot hold another group',
  },
  'filter.tooLong': {
    'zh-cn': '筛选条件太长，请缩短要找的内容或减少条件',
    en: 'The filter is too long. Shorten what it looks for, or take out conditions',
  },
  'config.name': {
    'zh-cn': '2 到 30 个字符，小写字母开头，只能用小写字母、数字和下划线',
    en: '2 to 30 characters, beginning with a letter: lower-case letters, digits and underscores',
  },
  'config.date': { 'zh-cn': '请写成 2026-09-01 这样的日期', en: 'Enter a date such as 2026-09-01' },
  'config.time': { 'zh-cn': '请写成 08:30 或 08:30:00 这样的时间', en: 'Enter a time such as 08:30 or 08:30:00' },
  'config.year': { 'zh-cn': '请写成 2026 这样的年份', en: 'Enter a year such as 2026' },
  'menu.node': {
    'zh-cn': '以字母开头，只能用字母、数字、_、- 和点，段与段之间用一个 / 隔开',
    en: 'Letters, digits, _, - and dots, beginning with a letter, with a single / between the parts',
  },
  'menu.path': {
    'zh-cn': '每一段只能用字母、数字、_、- 和中间的点，段与段之间用一个 / 隔开，例如 reports/monthly',
    en: 'Letters, digits, _, - and dots between them, with a single / between the parts, for example reports/monthly',
  },
  'menu.componentForm': {
    'zh-cn': '请填写 resource、“resource:节点”或“screen:名称”，例如 screen:dashboard',
    en: 'Enter resource, resource:node or screen:name, for example screen:dashboard',
  },
  'menu.linkAddress': {
    'zh-cn': '请填写完整的网址，例如 https://example.com/help；或以一个 / 开头的本站地址，例如 /about',
    en: 'Enter a whole address, for example https://example.com/help, or one of this site that begins with a single /, for example /about',
  },
  'config.areas': {
    'zh-cn': '请依次填写省、市、区，用英文逗号隔开，例如 浙江省,杭州市,西湖区',
    en: 'Enter province, city and district with commas between them, such as Zhejiang,Hangzhou,Xihu',
  },
} as const satisfies Record<string, Localized>
