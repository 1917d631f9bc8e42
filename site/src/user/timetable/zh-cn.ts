export const zhCn = {
  title: '我的课表',
  problem: '课表没有打开',
  empty: '还没有排课。加入一个班，老师排了课，这里就能看到。',
  calendar: '放进自己的日历',
  calendarText:
    '下载一个文件，或者做一个订阅地址：手机和电脑的日历会按这个地址自己更新。谁有这个地址都能看到课表，请不要发给别人。',
  address: '订阅地址',
  addressOnce: '这个地址只显示这一次。丢了可以换一个新的，旧的就不能用了。',
  copy: '复制地址',
  copied: '已复制',
  notCopied: '没有复制成功，请选中地址自己复制',
  subscribe: '做一个订阅地址',
  renew: '换一个新地址',
  end: '停用地址',
} as const
