export const zhCn = {
  title: '消息',
  intro: '网站和老师发给你的消息都在这里。',
  unread: '未读',
  markAll: '全部标为已读',
  empty: '还没有消息。',
  problem: '没有读到消息',
} as const
