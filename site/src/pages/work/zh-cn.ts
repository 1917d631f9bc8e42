export const zhCn = {
  breadcrumbs: '所在位置',
  description: '{author} 的{kind}《{title}》',
  by: '作者：{author}',
  about: '作品介绍',
  whole: '看《{title}》的原图',
  download: '下载作品',
  play: '玩一玩',
  going: '正在打开…',
  lost: '没能打开。看看网络是不是断了，再试一次；也可以下载下来玩。',
  howToOpen: '下载以后，可以用 Scratch 打开，看看它是怎么搭的。',
} as const
