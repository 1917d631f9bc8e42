export const zhCn = {
  title: '现在|没有连上网',
  hint: '这个页面要连上网才能看。连上以后，它会自己打开。',
  retry: '再试一次',
  tools: '没有网也能用的工具',
  reading: '这台设备上读过的课，现在也能读',
} as const
