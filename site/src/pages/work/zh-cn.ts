export const zhCn = {
  breadcrumbs: '所在位置',
  description: '{author} 的{kind}《{title}》',
  by: '作者：{author}',
  about: '作品介绍',
  whole: '看《{title}》的原图',
  download: '下载作品',
  toTool: '打开作品转网页',
  howToPlay: '下载以后，放进“作品转网页”就能玩，也可以用 Scratch 打开，看看它是怎么搭的。',
} as const
