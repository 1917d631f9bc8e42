import { theme, type ThemeConfig } from 'antd'
import { inkOn, mix, readableOn } from '../lib/colour.ts'
import type { Colours } from './use-colours.ts'

/** The brand's colours in Ant Design's density (look.md). Text on them and they on their surfaces have 4.5:1. */
export function antdTheme(isDark: boolean, { accent, header }: Pick<Colours, 'accent' | 'header'>): ThemeConfig {
  const colours = { ...(isDark ? DARK : LIGHT), colorPrimary: accent }
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...colours,
      colorLinkHover: colours.colorLink,
      fontFamily: 'var(--font)',
      borderRadius: 8,
      borderRadiusSM: 4,
    },
    components: {
      Layout: {
        headerHeight: 56,
        headerPadding: 0,
        headerBg: header,
        siderBg: 'transparent',
      },
      // The algorithm writes white on the primary colour; on the lighter one of the dark theme, which it dims somewhat,
      // that cannot be read.
      Button: { primaryColor: isDark ? '#22160e' : inkOn(accent), primaryShadow: 'none', ...(isDark && DARK_DANGER) },
      Dropdown: isDark ? { ...DARK_DANGER, ...DARK_CHOSEN } : lightChosen(accent),
      // As it is: the dark algorithm dims it to less than a drawer's ground asks for.
      Tabs: { itemSelectedColor: accent, itemHoverColor: accent, itemActiveColor: accent },
      // One in which nothing can be chosen yet says what comes first: it is read, though it is off.
      Select: { colorTextDisabled: colours.colorTextDescription },
      // antd's grey has 4.3:1 at most.
      Segmented: { itemColor: 'var(--muted)' },
      Menu: { itemHeight: 44, activeBarBorderWidth: 0, itemBg: 'transparent', subMenuItemBg: 'transparent' },
    },
  }
}

/**
 * Text of tags: a step darker than the palette's, which has 2.8 to 3.4:1 only. Both spellings: they become one variable
 * of the style sheet, where the algorithm's own 'green-7' would come last.
 */
const TAG_TEXTS = Object.fromEntries(
  Object.entries({ green: '#237804', gold: '#874d00', cyan: '#006d75', orange: '#ad4e00' }).flatMap(
    ([name, colour]) => [
      [`${name}7`, colour],
      [`${name}-7`, colour],
    ],
  ),
)

const LIGHT = {
  colorInfo: '#1769b3',
  colorLink: '#1769b3',
  colorSuccess: '#2b8a5b',
  colorError: '#c2255c',
  colorWarning: '#b7791f',
  colorTextBase: '#22303c',
  colorBgLayout: '#faf6ee',
  colorBgContainer: '#ffffff',
  colorTextTertiary: '#5b6b78',
  colorTextDescription: '#5b6b78',
  colorTextPlaceholder: '#667582',
  ...TAG_TEXTS,
} as const

const DARK = {
  // Text of violet tags: the palette's has 3.4:1.
  purple7: '#ab7ae0',
  'purple-7': '#ab7ae0',
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
  colorTextTertiary: '#a9b8c5',
  colorTextDescription: '#a9b8c5',
  colorTextPlaceholder: '#9fb0be',
} as const

/** The dark algorithm dims the colour of danger to 3.4:1 in menus, and what is chosen in them stands on too light a ground. */
const DARK_DANGER = { colorError: '#f58fb3', dangerColor: '#22160e' } as const
const DARK_CHOSEN = { controlItemBgActive: '#1d2630', controlItemBgActiveHover: '#1d2630' } as const

/** What is chosen in a menu stands on a tint of the accent, where the accent itself has less than 4.5:1. */
function lightChosen(accent: string) {
  const tint = mix(accent, LIGHT.colorBgContainer, 0.9)
  return { colorPrimary: readableOn(accent, tint), controlItemBgActive: tint, controlItemBgActiveHover: tint }
}
