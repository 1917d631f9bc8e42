export const zhCn = {
  heading: '设一个新密码',
  lead: '我们把验证码发到你绑定的邮箱或手机，凭它设新密码。',
  way: '验证码发到',
  email: '邮箱',
  mobile: '手机号',
  code: '验证码',
  password: '新密码',
  submit: '设为新密码',
  submitting: '正在保存……',
  toLogin: '想起来了？去登录',
  none: '网站还没有开通邮件和短信，不能在这里找回密码。请找老师或网站管理员帮你重设。',
  noScript: '找回密码要用到脚本。请在浏览器里打开脚本，再重新加载。',
} as const
