import { HomeOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Layout, Tooltip } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { FindButton } from '../find/find-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CacheMenu } from './cache-menu.tsx'
import { FullScreenButton } from './full-screen-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SettingsButton } from './settings-button.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { HeaderButton } from './header-button.tsx'

type HeaderBarProps = {
  /** Titles from the outermost directory to the screen. */
  trail: readonly string[]
  isMenuShown: boolean
  isShrunk: boolean
  onToggleMenu: () => void
}

export function HeaderBar({ trail, isMenuShown, isShrunk, onToggleMenu }: HeaderBarProps) {
  const { t } = useTranslation('shell')
  const toggle = isShrunk ? t('openMenu') : t(isMenuShown ? 'collapseMenu' : 'expandMenu')
  return (
    <Layout.Header className="shell-header">
      <HeaderButton
        icon={isMenuShown ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
        aria-label={toggle}
        aria-expanded={isMenuShown}
        onClick={onToggleMenu}
      />
      <nav aria-label={t('trail')} className="shell-trail">
        <ol>
          {trail.map((title, at) => (
            <li key={title} aria-current={at === trail.length - 1 ? 'page' : undefined}>
              {title}
            </li>
          ))}
        </ol>
      </nav>
      <HeaderTools />
    </Layout.Header>
  )
}

/** What is the same on every screen, so that going from one to the next does not draw six menus anew. */
const HeaderTools = memo(function HeaderTools() {
  const { t } = useTranslation('shell')
  return (
    <>
      <FindButton />
      <Tooltip title={t('site')}>
        <HeaderButton
          href="/"
          target="_blank"
          rel="noopener"
          icon={<HomeOutlined aria-hidden />}
          aria-label={t('site')}
          className="shell-wide-only"
        />
      </Tooltip>
      <CacheMenu />
      <FullScreenButton />
      <LanguageMenu />
      <ThemeMenu />
      <SettingsButton />
      <AccountMenu />
    </>
  )
})
