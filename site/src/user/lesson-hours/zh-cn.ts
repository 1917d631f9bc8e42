export const zhCn = {
  title: '我的课时',
  intro: '上一节课扣一次课时。先到期的先用，请假的课不扣。',
  problem: '课时没有打开',
  empty: '还没有课时。买了课时，或者前台登记以后，这里就能看到。',
  toShop: '看看商城',
} as const
