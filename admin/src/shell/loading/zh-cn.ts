export const zhCn = {
  title: '正在加载',
  loading: '正在准备后台…',
  failed: '后台没能打开',
  retry: '重试',
  signOut: '换个账号登录',
}
