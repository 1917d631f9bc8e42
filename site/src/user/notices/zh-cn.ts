export const zhCn = {
  title: '消息',
  intro: '作品、班级、订单有了新情况，老师有话要说，都在这里。',
  unread: '未读',
  markAll: '全部标为已读',
  empty: '还没有消息。',
  see: '去看看',
  mend: '去修改',
  problem: '没有读到消息',
} as const
