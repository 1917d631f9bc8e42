export const zhCn = {
  title: '作品播放器',
  frame: '《{title}》',
  waiting: '正在打开…',
  failed: '这件作品打不开。',
  damaged: '这个文件打不开：它可能没有传完整。',
  lost: '没能取到作品。看看网络是不是断了。',
  noWebGl: '这个浏览器画不出作品。请换一个新一点的浏览器。',
  retry: '再试一次',
  alone: '作品要在它自己的页面里打开。',
  works: '去看大家的作品',
} as const
