export const zhCn = {
  title: '关于{siteName}',
  description: '{siteName}从哪里来，一节课是什么样的，怎样让孩子安心，让家长放心。',
  empty: '故事还在写，过些日子再来看看。',
  write: '还有想问的？',
  writeText: '写给我们，会有真人回复。',
  contact: '联系我们',
} as const
