export const zhCn = {
  title: '登录设备',
  intro: '你的账号在这些地方登录着。有不认识的，就让它退出，再改一下密码。',
  current: '这一台',
  kept: '保持登录',
  unknownDevice: '认不出的设备',
  seen: '{time}用过',
  end: '退出',
  endOf: '退出 {device}',
  endAll: '退出其他所有设备',
  problem: '没有读到登录设备',
  alone: '只有这一台设备登录着。',
} as const
