export const zhCn = {
  skip: '跳到正文',
  navigation: '主导航',
  menu: '菜单',
  language: 'English',
  themeAuto: '外观：跟随系统，点击换成浅色',
  themeLight: '外观：浅色，点击换成深色',
  themeDark: '外观：深色，点击换成跟随系统',
  footerNavigation: '页脚导航',
  licence: '增值电信业务经营许可证：{number}',
  complaints: '违法和不良信息举报',
  childProtection: '儿童个人信息保护：{contact}',
  copyright: '© {year} {siteName}',
} as const
