export const zhCn = {
  menu: '会员中心菜单',
  signOut: '退出登录',
  loading: '正在打开会员中心……',
  failed: '会员中心没有打开',
  again: '再试一次',
  home: '返回首页',
  noScript: '会员中心要用到脚本。请在浏览器里打开脚本，再重新加载。',
  closed: '会员中心还没有开放',
  closedHint: '课程、作品和工具不用登录，都可以用。',
  unknown: '会员中心里没有这一页',
  unknownHint: '地址可能写错了，也可能这一页搬走了。',
  toOverview: '回到概览',
} as const
