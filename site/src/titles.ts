import type { Localized } from '@tutu/contract/core/languages'

/** Route titles (spec 2). The page title is the route title plus the site name (spec 1). */
export const titles = {
  home: { 'zh-cn': '首页', en: 'Home' },
  courses: { 'zh-cn': '课程', en: 'Courses' },
  course: { 'zh-cn': '课程详情', en: 'Course' },
  way: { 'zh-cn': '学习路径', en: 'Learning path' },
  certificate: { 'zh-cn': '课程证书', en: 'Course certificate' },
  family: { 'zh-cn': '家人的作品', en: 'A work from your family' },
  review: { 'zh-cn': '今天的复习', en: 'Today’s review' },
  search: { 'zh-cn': '搜索', en: 'Search' },
  tutu: { 'zh-cn': '教程', en: 'Tutorials' },
  blog: { 'zh-cn': '博客', en: 'Blog' },
  subscribe: { 'zh-cn': '订阅', en: 'Subscribe' },
  trial: { 'zh-cn': '预约试听', en: 'Trial lesson' },
  work: { 'zh-cn': '作品', en: 'Works' },
  about: { 'zh-cn': '关于我们', en: 'About us' },
  tool: { 'zh-cn': '工具', en: 'Tools' },
  memberCenter: { 'zh-cn': '会员中心', en: 'Member Center' },
  memberLogin: { 'zh-cn': '会员登录', en: 'Member Login' },
  memberPassword: { 'zh-cn': '找回密码', en: 'New password' },
  memberRegister: { 'zh-cn': '会员注册', en: 'Member Register' },
  guardian: { 'zh-cn': '家长页', en: 'Guardian page' },
  rest: { 'zh-cn': '休息一下', en: 'Time for a rest' },
  notFound: { 'zh-cn': '页面不存在', en: 'Page not found' },
  noPower: { 'zh-cn': '没有权限', en: 'No permission' },
  offline: { 'zh-cn': '没有连上网', en: 'You are offline' },
  problem: { 'zh-cn': '页面出了问题', en: 'A problem' },
} as const satisfies Record<string, Localized>

export type TitleKey = keyof typeof titles
