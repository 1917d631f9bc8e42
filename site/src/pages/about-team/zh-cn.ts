export const zhCn = {
  name: '团队',
  title: '课是谁做的',
  intro: '教课的、写课的、画画的、修网站的，都在这里，每个人说一句心里话。',
  description: '图图编程的老师、教研、插画师和工程师，每个人想对孩子和家长说的话。',
  empty: '大家正在写自我介绍，过些日子再来看看。',
} as const
