import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  menu: 'Menu',
  search: 'Search',
  learn: 'Learn',
  make: 'Make',
  read: 'Read',
  buy: 'For parents',
  language: '中文',
  signIn: 'Sign in',
  memberCentre: 'My member centre',
  themeAuto: 'Appearance: as the system. Change',
  themeLight: 'Appearance: light. Change',
  themeDark: 'Appearance: dark. Change',
  footerNavigation: 'Footer navigation',
  footerSite: 'Explore',
  licence: 'Value-added telecom licence: {number}',
  complaints: 'Report harmful content',
  childProtection: 'Children’s privacy: {contact}',
  copyright: '© {year} {siteName}',
}
