export const zhCn = {
  title: '图图教程馆',
  intro: '十四块招牌，每块后面都有一坐下就能学完的小教程。想学哪样，就推开哪扇门。',
  description: '十四个主题的小教程：Scratch、网页、画图、打字、Python、C++、人工智能……每篇一次就能学完，配着步骤图。',
  topics: '全部主题',
  count: '{count} 篇',
} as const
