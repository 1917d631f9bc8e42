export const zhCn = {
  title: '图图的工具箱',
  description: '图图编程的小工具：练打字、认时钟、把 Scratch 作品变成网页。不用注册，打开一次以后断网也能用。',
  intro: '都不用注册，打开就能用。用过一次的工具，断网也能打开。',
} as const
