export const zhCn = {
  breadcrumbs: '所在位置',
  title: '{topic}小教程',
  description: '{topic}小教程：{intro}',
  open: '一步一步来',
  pictures: '{count} 张步骤图',
  video: '有视频',
  emptyTitle: '这块招牌后面还空着',
  emptyText: '图图正在写第一篇。先去隔壁看看吧。',
  others: '别的招牌',
} as const
