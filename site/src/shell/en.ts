import type { zhCn } from './zh-cn.ts'

export const en: Record<keyof typeof zhCn, string> = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  menu: 'Menu',
  language: '中文',
  themeAuto: 'Appearance: as the system. Switch to light',
  themeLight: 'Appearance: light. Switch to dark',
  themeDark: 'Appearance: dark. Switch to the system’s',
  footerNavigation: 'Footer navigation',
  licence: 'Value-added telecom licence: {number}',
  complaints: 'Report harmful content',
  childProtection: 'Children’s privacy: {contact}',
  copyright: '© {year} {siteName}',
}
