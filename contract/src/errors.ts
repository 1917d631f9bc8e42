import { type Language, pickLanguage } from './languages.ts'

/**
 * The catalogue of everything the system says in `msg` or beside a form field: stable key → text in both languages.
 * `{name}` is filled from the parameters. Clients never match on the text.
 */
export const MESSAGES = {
  'ok.default': { 'zh-cn': '操作成功', en: 'Operation successful' },
  'ok.added': { 'zh-cn': '添加成功', en: 'Added' },
  'ok.updated': { 'zh-cn': '更新成功', en: 'Saved' },
  'ok.deleted': { 'zh-cn': '已删除 {count} 条', en: 'Deleted {count} record(s)' },
  'ok.sorted': { 'zh-cn': '排序已保存', en: 'Order saved' },
  'ok.signedIn': { 'zh-cn': '登录成功', en: 'Signed in' },
  'ok.signedOut': { 'zh-cn': '已退出登录', en: 'Signed out' },

  'request.malformed': { 'zh-cn': '请求格式不正确', en: 'The request is malformed' },
  'request.notFound': { 'zh-cn': '没有这个地址：{url}', en: 'There is no such address: {url}' },
  'request.tooLarge': { 'zh-cn': '提交的内容太大', en: 'What you sent is too large' },
  'request.tooMany': {
    'zh-cn': '操作太频繁，请 {seconds} 秒后再试',
    en: 'Too many requests. Try again in {seconds} s',
  },
  'request.parameter': { 'zh-cn': '参数不正确：{name}', en: 'Incorrect parameter: {name}' },
  'request.searchField': { 'zh-cn': '不能按“{field}”搜索', en: 'Searching by “{field}” is not possible' },
  'request.searchOperator': {
    'zh-cn': '“{field}”不支持条件“{operator}”',
    en: '“{field}” does not support the operator “{operator}”',
  },
  'request.sortField': { 'zh-cn': '不能按“{field}”排序', en: 'Sorting by “{field}” is not possible' },
  'server.error': {
    'zh-cn': '服务器出了点问题，请稍后再试',
    en: 'Something went wrong on the server. Try again later',
  },
  'server.unavailable': {
    'zh-cn': '服务暂时不可用，请稍后再试',
    en: 'The service is temporarily unavailable. Try again later',
  },
  'server.timeout': { 'zh-cn': '处理超时，请稍后再试', en: 'The request took too long. Try again later' },

  'auth.signInFirst': { 'zh-cn': '请先登录', en: 'Please sign in first' },
  'auth.signedInAlready': { 'zh-cn': '你已经登录', en: 'You are already signed in' },
  'auth.tokenExpired': { 'zh-cn': '登录已过期', en: 'Your session has expired' },
  'auth.forbidden': { 'zh-cn': '没有权限操作', en: 'You do not have permission to operate' },
  'auth.wrongPassword': { 'zh-cn': '用户名或密码不正确', en: 'The user name or password is wrong' },
  'auth.wait': {
    'zh-cn': '密码错误次数过多，请 {minutes} 分钟后再试',
    en: 'Too many wrong passwords. Try again in {minutes} min',
  },
  'auth.captcha': { 'zh-cn': '验证码不正确，请输入新的验证码', en: 'The code is wrong. Enter the new one' },
  'auth.captchaNeeded': { 'zh-cn': '请输入验证码', en: 'Enter the code in the picture' },
  'auth.disabled': {
    'zh-cn': '账号已停用，请联系管理员',
    en: 'This account is disabled. Contact the administrator',
  },
  'auth.noMenu': {
    'zh-cn': '你的账号还没有任何菜单，请联系管理员',
    en: 'Your account has no menus yet. Contact the administrator',
  },

  'record.notFound': { 'zh-cn': '记录不存在', en: 'The record does not exist' },
  'record.nothingChosen': { 'zh-cn': '请选择要操作的记录', en: 'Choose the records first' },
  'record.empty': { 'zh-cn': '没有提交任何内容', en: 'Nothing was submitted' },
  'record.changed': {
    'zh-cn': '这条记录刚被别人修改过，请刷新后再改',
    en: 'Somebody else has changed this record. Reload it and try again',
  },
  'record.inUse': {
    'zh-cn': '“{name}”还有 {count} 条{resource}在使用，不能删除',
    en: '“{name}” is still used by {count} record(s) of {resource} and cannot be deleted',
  },
  'record.cascade': {
    'zh-cn': '“{name}”有 {count} 条{resource}，会一起删除',
    en: '“{name}” has {count} record(s) of {resource}, which will be deleted with it',
  },
  'record.hasChildren': {
    'zh-cn': '“{name}”还有下级，请先处理下级',
    en: '“{name}” has children. Move or delete them first',
  },
  'record.otherParent': {
    'zh-cn': '只能在同一级里调整顺序',
    en: 'The moving position is beyond the movable range: only rows of the same parent can be reordered',
  },
  'form.invalid': { 'zh-cn': '有 {count} 项需要修改', en: '{count} field(s) need your attention' },
  'export.ticket': { 'zh-cn': '下载链接已失效，请重新导出', en: 'The download link has expired. Export again' },

  'rule.required': { 'zh-cn': '请填写{label}', en: '{label} is required' },
  'rule.choose': { 'zh-cn': '请选择{label}', en: 'Choose {label}' },
  'rule.tooShort': { 'zh-cn': '至少 {min} 个字', en: 'At least {min} characters' },
  'rule.tooLong': { 'zh-cn': '最多 {max} 个字', en: 'At most {max} characters' },
  'rule.tooSmall': { 'zh-cn': '不能小于 {min}', en: 'Must be at least {min}' },
  'rule.tooBig': { 'zh-cn': '不能大于 {max}', en: 'Must be at most {max}' },
  'rule.tooMany': { 'zh-cn': '最多选 {max} 项', en: 'Choose at most {max}' },
  'rule.tooDeep': { 'zh-cn': '最多 {max} 级', en: 'At most {max} levels' },
  'rule.number': { 'zh-cn': '请填写数字', en: 'Enter a number' },
  'rule.integer': { 'zh-cn': '请填写整数', en: 'Enter a whole number' },
  'rule.money': { 'zh-cn': '请填写金额，最多两位小数', en: 'Enter an amount with at most two decimals' },
  'rule.option': { 'zh-cn': '请从选项中选择', en: 'Choose one of the options' },
  'rule.characters': { 'zh-cn': '含有无法保存的字符', en: 'Contains characters that cannot be stored' },
  'rule.text': { 'zh-cn': '请填写文字', en: 'Enter text' },
  'rule.slug': {
    'zh-cn': '只能用小写字母、数字和中间的短横线，例如 my-course',
    en: 'Use lower-case letters, digits and hyphens, for example my-course',
  },
  'rule.colour': { 'zh-cn': '请填写颜色，例如 #2b8a5b', en: 'Enter a colour, for example #2b8a5b' },
  'rule.path': {
    'zh-cn': '请选择站内文件，或填写以 / 开头的路径',
    en: 'Choose a file, or enter a path beginning with /',
  },
  'rule.dateTime': { 'zh-cn': '请填写日期和时间', en: 'Enter a date and time' },
  'rule.pattern': { 'zh-cn': '格式不正确', en: 'The format is wrong' },
  'rule.taken': { 'zh-cn': '“{value}”已被使用，请换一个', en: '“{value}” is taken. Choose another' },
  'rule.relation': {
    'zh-cn': '所选的{label}不存在，请重新选择',
    en: 'The chosen {label} does not exist. Choose again',
  },
  'rule.ownChild': { 'zh-cn': '上级不能是自己或自己的下级', en: 'A record cannot be below itself' },
  'rule.order': { 'zh-cn': '不能小于“{other}”', en: 'Must not be less than “{other}”' },
  'rule.account': {
    'zh-cn': '3 到 15 个字符，字母开头，只能用字母、数字和下划线',
    en: '3 to 15 characters, beginning with a letter; only letters, digits and underscores',
  },
  'rule.password': {
    'zh-cn': '6 到 32 个字符，不能含有 & < > " \'',
    en: '6 to 32 characters, without & < > " \'',
  },
  'rule.email': { 'zh-cn': '请填写正确的邮箱地址', en: 'Enter a correct e-mail address' },
  'rule.mobile': { 'zh-cn': '请填写正确的手机号码', en: 'Please enter the correct mobile number' },

  'rights.superOnly': {
    'zh-cn': '只有超级管理员可以这样做',
    en: 'Only super administrators may do this',
  },
  'rights.notYours': {
    'zh-cn': '不能授予自己没有的权限',
    en: 'You cannot grant permissions you do not hold',
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
  'menu.underButton': { 'zh-cn': '按钮下面不能再有规则', en: 'A button cannot have rules below it' },
  'profile.oldPassword': { 'zh-cn': '原密码不正确', en: 'The current password is wrong' },
  'profile.passwordChanged': {
    'zh-cn': '密码已修改，其他登录已退出',
    en: 'Password changed. Every other session was signed out',
  },
  'profile.sessionsEnded': { 'zh-cn': '已退出 {count} 处登录', en: 'Signed out {count} session(s)' },

  // What the browser's client says by itself (spec 8).
  'client.302': { 'zh-cn': '接口重定向了！', en: 'Interface redirected!' },
  'client.400': { 'zh-cn': '参数不正确！', en: 'Incorrect parameter!' },
  'client.403': { 'zh-cn': '您没有权限操作！', en: 'You do not have permission to operate!' },
  'client.404': { 'zh-cn': '请求地址出错：{url}', en: 'Error requesting address: {url}' },
  'client.408': { 'zh-cn': '请求超时！', en: 'Request timed out!' },
  'client.409': { 'zh-cn': '系统已存在相同数据！', en: 'The same data already exists in the system!' },
  'client.500': { 'zh-cn': '服务器内部错误！', en: 'Server internal error!' },
  'client.501': { 'zh-cn': '服务未实现！', en: 'Service not implemented!' },
  'client.502': { 'zh-cn': '网关错误！', en: 'Gateway error!' },
  'client.503': { 'zh-cn': '服务不可用！', en: 'Service unavailable!' },
  'client.504': {
    'zh-cn': '服务暂时无法访问，请稍后再试！',
    en: 'The service is temporarily unavailable Please try again later!',
  },
  'client.505': { 'zh-cn': 'HTTP 版本不受支持！', en: 'HTTP version is not supported!' },
  'client.other': {
    'zh-cn': '异常问题，请联系网站管理员！',
    en: 'Abnormal problem, please contact the website administrator!',
  },
  'client.timeout': { 'zh-cn': '网络请求超时！', en: 'Network request timeout!' },
  'client.offline': { 'zh-cn': '您断网了！', en: 'You are disconnected!' },
  'client.reload': {
    'zh-cn': '页面已有新版本，请复制未保存的内容后刷新页面',
    en: 'A newer version is online. Copy what is not saved, then reload the page',
  },
  'client.serverException': { 'zh-cn': '服务端异常！', en: 'Server exception!' },
  'client.duplicate': {
    'zh-cn': '重复请求，自动取消',
    en: 'Automatic cancellation due to duplicate request',
  },
  'client.cancelled': { 'zh-cn': '请求已取消', en: 'Request cancelled' },

  // Why the back office did not go where it was asked to (spec 8: navigation errors).
  'nav.menuType': { 'zh-cn': '导航失败，菜单类型无法识别！', en: 'Navigation failed, the menu type is unrecognized!' },
  'nav.guarded': { 'zh-cn': '导航失败，已被导航守卫拦截！', en: 'Navigation failed, navigation guard intercepted!' },
  'nav.sameTarget': {
    'zh-cn': '已经在要去的页面了！',
    en: 'Navigation failed, already at the target position!',
  },
  'nav.invalidRoute': { 'zh-cn': '导航失败，路由无效！', en: 'Navigation failed, invalid route!' },
} as const satisfies Record<string, Record<Language, string>>

export type MessageKey = keyof typeof MESSAGES
export type MessageParams = Record<string, string | number>

/** The catalogue's text for `key`, its `{parameters}` filled in. */
export function translate(key: MessageKey, language: Language, params: MessageParams = {}): string {
  return pickLanguage(MESSAGES[key], language).replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  )
}

/** An expected refusal. The server's one handler turns it into an envelope in the caller's language. */
export class Failure extends Error {
  readonly key: MessageKey
  readonly params: MessageParams
  /** Field → reason; each becomes a message beside that field of the form. */
  readonly fields: Record<string, { key: MessageKey; params?: MessageParams }> | undefined
  readonly code: number
  readonly data: unknown
  readonly status: number

  constructor(
    key: MessageKey,
    options: {
      params?: MessageParams
      fields?: Record<string, { key: MessageKey; params?: MessageParams }>
      code?: number
      data?: unknown
      status?: number
    } = {},
  ) {
    super(key)
    this.name = 'Failure'
    this.key = key
    this.params = options.params ?? {}
    this.fields = options.fields
    this.code = options.code ?? 0
    this.data = options.data ?? null
    this.status = options.status ?? 200
  }
}

/** `throw fail('record.notFound')` anywhere on the server. */
export function fail(key: MessageKey, params?: MessageParams): Failure {
  return new Failure(key, { params })
}

/** A refused form: `throw failForm({ title: { key: 'rule.required' } })`. */
export function failForm(fields: Record<string, { key: MessageKey; params?: MessageParams }>): Failure {
  return new Failure('form.invalid', { params: { count: Object.keys(fields).length }, fields })
}
