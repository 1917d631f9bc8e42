import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ButtonMenu } from '../../kit/button-menu.tsx'
import { useIsDark } from '../../lib/theme.ts'
import { setLayout, useConfig } from '../../stores/config.ts'
import { HeaderButton } from './header-button.tsx'

const CHOICES: Readonly<Record<string, boolean | null>> = { system: null, light: false, dark: true }

export function ThemeMenu() {
  const { t } = useTranslation('shell')
  const isDark = useIsDark()
  const chosen = useConfig((config) => config.layout.isDark)
  return (
    <ButtonMenu
      menu={{
        items: [
          { key: 'system', label: t('themeSystem'), icon: <DesktopOutlined aria-hidden /> },
          { key: 'light', label: t('themeLight'), icon: <SunOutlined aria-hidden /> },
          { key: 'dark', label: t('themeDark'), icon: <MoonOutlined aria-hidden /> },
        ],
        selectable: true,
        selectedKeys: Object.keys(CHOICES).filter((key) => CHOICES[key] === chosen),
        onClick: ({ key }) => setLayout({ isDark: CHOICES[key] ?? null }),
      }}
    >
      <HeaderButton
        icon={isDark ? <MoonOutlined aria-hidden /> : <SunOutlined aria-hidden />}
        aria-label={t('theme')}
      />
    </ButtonMenu>
  )
}
