export const zhCn = {
  title: '休息一下',
  heading: '图图也要休息啦',
  minutes: '今天的时间用完了。做过的都存好了，明天接着来。',
  quiet: '现在是休息时间。做过的都存好了，晚一点接着来。',
  until: '可以再来的时间：',
  free: '起来走走，看看远处，喝口水。',
  ready: '休息好了，可以接着学了。',
  goOn: '接着学',
  leave: '退出登录',
} as const
