export const zhCn = {
  title: '我的课程',
  intro: '在哪台设备上学过，这里都会记住。',
  problem: '进度没有取到',
  offline: '下面是这台设备记得的。',
  empty: '还没有开始学课程。选一门喜欢的，从第一课开始吧。',
  choose: '去选课程',
  certificateName: '证书上的名字',
  certificateHint: '可以写小名，不用写全名。',
  certificateAsk: '领证书',
  certificateShow: '看证书',
  certificateRename: '换个名字',
  certificateRevoked: '这门课的证书已经作废：{reason}',
} as const
