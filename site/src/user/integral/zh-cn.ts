export const zhCn = {
  title: '积分',
  intro: '签到、学习和参加活动都能得积分。',
  now: '现在有',
  empty: '还没有积分记录，去概览签个到吧。',
} as const
