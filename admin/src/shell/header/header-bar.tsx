import { HomeOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Button, Layout, Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import { AccountMenu } from './account-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

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
      <Button
        type="text"
        size="large"
        icon={isMenuShown ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        aria-label={toggle}
        aria-expanded={isMenuShown}
        onClick={onToggleMenu}
      />
      <ol className="shell-trail">
        {trail.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      <Tooltip title={t('site')}>
        <Button
          type="text"
          size="large"
          href="/"
          target="_blank"
          rel="noopener"
          icon={<HomeOutlined />}
          aria-label={t('site')}
          className="shell-wide-only"
        />
      </Tooltip>
      <LanguageMenu />
      <ThemeMenu />
      <AccountMenu />
    </Layout.Header>
  )
}
