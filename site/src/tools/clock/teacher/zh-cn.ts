export const zhCn = {
  forTeachers: '给老师和家长',
  bookmark: '每一条都有自己的网址：点开，存成书签，上课时直接打开。没有网络也能用。',
  paper: '打印练习纸',
  paperOf: '第 {level} 关练习纸',
  together: '全班一起做',
  pair: '两个钟：过了多久',
  noNumerals: '没有数字的钟，认一认',
  minute: '1 分钟有多长',
  reading: '安静阅读 10 分钟',
  tidy: '5 分钟收拾书包',
  focus: '番茄钟：专心 15 分钟，歇 5 分钟',
  stopwatch: '秒表：猜猜 30 秒有多长',
} as const
