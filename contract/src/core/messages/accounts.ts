import type { Localized } from '../languages.ts'

/** Signing in, one’s own profile, codes. */
export const accounts = {
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
  'auth.consentWithdrawn': {
    'zh-cn': '你的家长收回了同意，账号先关上了。去和家长说一说，家长可以在家长页重新同意',
    en: 'Your guardian has taken back their consent, so this account is closed for now. Ask them: they can agree again on the guardian page',
  },
  'profile.oldPassword': { 'zh-cn': '原密码不正确', en: 'The current password is wrong' },
  'profile.passwordChanged': {
    'zh-cn': '密码已修改，其他登录已退出',
    en: 'Password changed. Every other session was signed out',
  },
  'profile.sessionsEnded': { 'zh-cn': '已退出 {count} 处登录', en: 'Signed out {count} {count|session|sessions}' },
  'verification.wait': {
    'zh-cn': '验证码发送太频繁，请 {seconds} 秒后再试',
    en: 'Too many codes were asked for. Try again in {seconds} s',
  },
  'verification.waitLonger': {
    'zh-cn': '验证码发送太频繁，请 {minutes} 分钟后再试',
    en: 'Too many codes were asked for. Try again in {minutes} min',
  },
  'verification.tooMany': {
    'zh-cn': '今天的验证码次数已用完，请 {hours} 小时后再试',
    en: 'No more codes today. Try again in {hours} h',
  },
  'verification.wrong': {
    'zh-cn': '验证码不正确或已过期',
    en: 'The code is wrong or has expired',
  },
  'verification.sent': {
    'zh-cn': '验证码已发送，{minutes} 分钟内有效',
    en: 'A code is on its way. It is valid for {minutes} minutes',
  },
  'verification.no_email': {
    'zh-cn': '网站还没有开通邮件，请换一种方式',
    en: 'This site sends no mail yet. Please choose another way',
  },
  'verification.no_mobile': {
    'zh-cn': '网站还没有开通短信，请换一种方式',
    en: 'This site sends no short messages yet. Please choose another way',
  },
  'verification.notYours': {
    'zh-cn': '和账号绑定的不一样，请检查',
    en: 'Your account has another one. Please check',
  },
  'verification.event': { 'zh-cn': '没有这种验证码', en: 'There is no such kind of code' },
  'member.guardianNeeded': {
    'zh-cn': '未满 14 周岁，要先请监护人同意',
    en: 'Under 14, a guardian has to agree first',
  },
  'member.registered': { 'zh-cn': '注册成功，欢迎你', en: 'Welcome! Your account is ready' },
  'member.noGroup': {
    'zh-cn': '暂时不能注册，请联系网站管理员',
    en: 'Nobody can register at the moment. Contact the website administrator',
  },
  'member.passwordReset': {
    'zh-cn': '密码已重设，请用新密码登录',
    en: 'Your password is set. Sign in with it',
  },
  'member.bound': { 'zh-cn': '绑定成功', en: 'Saved' },
  'member.confirmFirst': {
    'zh-cn': '请先确认原来的邮箱或手机',
    en: 'Confirm the address or number you have first',
  },
  'member.checkedIn': { 'zh-cn': '签到成功，积分 +{points}', en: 'Checked in: {points} points' },
  'member.checkedInAlready': { 'zh-cn': '今天已经签到过了', en: 'You have checked in today' },
  'member.erased': {
    'zh-cn': '账号已注销，资料都删除了，不能重新启用',
    en: 'This account was deleted with all there was of it. It cannot be enabled again',
  },
  'member.withdrawn': {
    'zh-cn': '监护人撤回了同意，要由监护人在家长页重新同意，账号才能恢复使用',
    en: 'A guardian has withdrawn their consent. The account opens when they agree again on their own page',
  },
  'member.closed': { 'zh-cn': '会员中心还没有开放', en: 'The member centre is not open yet' },
} as const satisfies Record<string, Localized>
