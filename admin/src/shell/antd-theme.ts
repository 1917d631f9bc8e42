import { theme, type ThemeConfig } from 'antd'

const FONT =
  "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

/** The brand's colours in Ant Design's density (look.md). Text on them and they on their surfaces have 4.5:1. */
export function antdTheme(isDark: boolean): ThemeConfig {
  const colours = isDark ? DARK : LIGHT
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: { ...colours, colorLinkHover: colours.colorLink, fontFamily: FONT, borderRadius: 8, borderRadiusSM: 4 },
    components: {
      Layout: {
        headerHeight: 56,
        headerPadding: 0,
        headerBg: colours.colorBgContainer,
        siderBg: colours.colorBgContainer,
      },
      // The algorithm writes white on the primary colour; on the lighter one of the dark theme that cannot be read.
      Button: { primaryColor: isDark ? '#22160e' : '#ffffff', primaryShadow: 'none' },
      Menu: {
        itemHeight: 44,
        activeBarBorderWidth: 0,
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemSelectedColor: isDark ? '#ffb98f' : '#a83c04',
        itemSelectedBg: isDark ? '#3a2a20' : '#fdf0e6',
        subMenuItemSelectedColor: isDark ? '#ffb98f' : '#a83c04',
      },
    },
  }
}

const LIGHT = {
  colorPrimary: '#c64a08',
  colorInfo: '#1769b3',
  colorLink: '#1769b3',
  colorSuccess: '#2b8a5b',
  colorError: '#c2255c',
  colorWarning: '#b7791f',
  colorTextBase: '#22303c',
  colorBgLayout: '#faf6ee',
  colorBgContainer: '#ffffff',
  // Text of tags: a step darker than the palette's, which has 2.8 to 3.4:1 only.
  green7: '#237804',
  gold7: '#874d00',
  cyan7: '#006d75',
  orange7: '#ad4e00',
} as const

const DARK = {
  colorPrimary: '#ff8a4c',
  colorInfo: '#74b8f5',
  colorLink: '#74b8f5',
  colorSuccess: '#51b583',
  colorError: '#f06595',
  colorWarning: '#f5b82e',
  colorTextBase: '#eef3f7',
  colorBgBase: '#151b22',
  colorBgLayout: '#151b22',
  colorBgContainer: '#1d2630',
  colorBgElevated: '#243040',
  colorBorder: '#4a5969',
  colorBorderSecondary: '#2e3a47',
} as const
