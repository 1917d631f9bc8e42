export const zhCn = {
  title: '我的课程',
  intro: '在哪台设备上学过，这里都会记住。',
  problem: '进度没有取到',
  offline: '下面是这台设备记得的。',
  empty: '还没有开始学课程。选一门喜欢的，从第一课开始吧。',
  choose: '去选课程',
  lessons: '学完 {done} 课，一共 {count} 课',
  facts: '{stars} 颗星 · {minutes} 分钟',
  goOn: '接着学第 {number} 课',
  open: '看课程',
  finished: '这门课学完了',
  progress: '{course} 的进度',
} as const
