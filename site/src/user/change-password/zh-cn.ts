export const zhCn = {
  title: '修改密码',
  intro: '改好以后，其他设备上的登录都会退出。',
  oldPassword: '原密码',
  newPassword: '新密码',
  newHint: '6 到 32 个字符，不能含有 & < > " \'',
  repeat: '再写一遍新密码',
  differs: '两遍写得不一样',
  same: '和原密码一样，换一个吧',
  submit: '改成新密码',
  submitting: '正在保存……',
} as const
