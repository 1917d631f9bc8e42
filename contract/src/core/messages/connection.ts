import type { Localized } from '../languages.ts'

/** What the browser's client says of a call by itself: no answer, other statuses (spec 8). Every page that calls loads it. */
export const connection = {
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
    'zh-cn': '这部分内容没有加载出来，请检查网络后再试一次；如果还是不行，请先复制未保存的内容，再刷新页面',
    en: 'This part could not be loaded. Check your connection and try again; if it keeps happening, copy what is not saved and reload the page',
  },
  'client.sessionEnded': {
    'zh-cn': '你已退出登录：登录已失效，或者这个账号在别处退出或登录了。请重新登录',
    en: 'You are signed out: the session ended, or this account signed out or in elsewhere. Please sign in again',
  },
  'client.serverException': { 'zh-cn': '服务端异常！', en: 'Server exception!' },
  'client.duplicate': {
    'zh-cn': '重复请求，自动取消',
    en: 'Automatic cancellation due to duplicate request',
  },
  'client.cancelled': { 'zh-cn': '请求已取消', en: 'Request cancelled' },
  'ok.default': { 'zh-cn': '操作成功', en: 'Operation successful' },
} as const satisfies Record<string, Localized>
