import { MENU_WIDTH_COLLAPSED } from '@tutu/contract/constants'
import { Layout } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useIsShrunk } from '../lib/media.ts'
import { directoriesOf } from '../lib/menu-tree.ts'
import { queryClient } from '../lib/query.ts'
import { useTitle } from '../lib/title.ts'
import { setLayout, useConfig } from '../stores/config.ts'
import { useNavTabs } from '../stores/nav-tabs.ts'
import { AntdRoot } from './antd-root.tsx'
import { Brand } from './brand.tsx'
import { HeaderBar } from './header/header-bar.tsx'
import { SideMenu } from './menu/side-menu.tsx'
import './messages.ts'
import { screenAt } from './screen-at.ts'
import { ScreenHost } from './screen-host.tsx'
import './shell.css'
import { useFreshLanguage } from './use-fresh-language.ts'

// Wide pages do without.
const MenuDrawer = lazy(async () => ({ default: (await import('./menu/menu-drawer.tsx')).MenuDrawer }))

/** The back office around its screens: menu, header, content (spec 2). */
export function Shell() {
  // What one administrator has loaded is not shown to the next one.
  useEffect(() => () => queryClient.clear(), [])
  return (
    <AntdRoot>
      <Frame />
    </AntdRoot>
  )
}

function Frame() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const menus = useNavTabs((state) => state.menus) ?? []
  const { menuWidth, menuCollapse } = useConfig((config) => config.layout)
  const isShrunk = useIsShrunk()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const screen = screenAt(pathname, menus)
  const title =
    screen.kind === 'resource' ? screen.node.title : t(screen.kind === 'forbidden' ? 'forbidden' : 'notFound')
  const directories = screen.kind === 'resource' ? directoriesOf(menus, screen.node) : []
  useTitle(title)
  useFreshLanguage()
  useEffect(() => setDrawerOpen(false), [pathname, isShrunk])

  const isMenuShown = isShrunk ? isDrawerOpen : !menuCollapse
  const toggleMenu = () => (isShrunk ? setDrawerOpen(true) : setLayout({ menuCollapse: !menuCollapse }))
  return (
    <Layout className="shell">
      <a className="shell-skip" href="#content">
        {t('skip')}
      </a>
      {isShrunk ? (
        <Suspense fallback={null}>
          <MenuDrawer menus={menus} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      ) : (
        <Layout.Sider
          className="shell-sider"
          width={menuWidth}
          collapsedWidth={MENU_WIDTH_COLLAPSED}
          collapsed={menuCollapse}
          trigger={null}
        >
          <Brand isCollapsed={menuCollapse} />
          <SideMenu menus={menus} isCollapsed={menuCollapse} />
        </Layout.Sider>
      )}
      <Layout className="shell-main">
        <HeaderBar
          trail={[...directories.map((node) => node.title), title]}
          isMenuShown={isMenuShown}
          isShrunk={isShrunk}
          onToggleMenu={toggleMenu}
        />
        <Layout.Content id="content" tabIndex={-1} className="shell-content">
          <ScreenHost screen={screen} path={pathname} />
        </Layout.Content>
      </Layout>
    </Layout>
  )
}
