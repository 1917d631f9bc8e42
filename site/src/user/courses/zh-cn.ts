export const zhCn = {
  title: '我的课程',
  intro: '在哪台设备上学过，这里都会记住。',
  problem: '进度没有取到',
  offline: '下面是这台设备记得的。',
  empty: '还没有开始学课程。选一门喜欢的，从第一课开始吧。',
  choose: '去选课程',
} as const
