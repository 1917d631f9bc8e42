export const zhCn = {
  name: '伯乐',
  title: '陪孩子走的伯乐',
  intro: '每门课背后都有一位伯乐：课怎么上，孩子卡住了怎么办，由他们来想。',
  description: '图图编程的伯乐：每一位怎样上课，擅长什么，带哪几门课。',
  specialities: '擅长',
  courses: '带的课',
  empty: '伯乐们正在写自我介绍，过些日子再来看看。',
} as const
