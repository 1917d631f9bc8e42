export const zhCn = {
  title: '课程证书',
  description: '用证书上的编号查一查：谁学完了哪一门课。',
  how: '学完一门课的每一课，就能在会员中心的“我的课程”里领它的证书：名字自己写，不要钱，可以打印，也可以存成 PDF。',
  check: '查证书',
  number: '证书编号',
  numberHint: '证书右下角的 10 个字母和数字',
  loading: '正在取证书',
  heading: '学习证书',
  awarded: '送给',
  finished: '学完了《{course}》|全部 {count} 课',
  numbered: '编号 {number}',
  real: '这张证书是真的，由{site}发出。',
} as const
