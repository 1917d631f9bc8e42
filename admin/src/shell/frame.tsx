import { FullscreenExitOutlined } from '@ant-design/icons'
import { MENU_WIDTH_COLLAPSED } from '@tutu/contract/core/constants'
import type { MenuNode } from '@tutu/contract/api/admin-index'
import { Button, Layout } from 'antd'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inkOn, mix } from '../lib/colour.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useIsShrunk } from '../lib/media.ts'
import { directoriesOf } from '../lib/menu-tree.ts'
import type { Tabs } from '../lib/tabs.ts'
import { useLingering } from '../lib/use-lingering.ts'
import { setLayout, useConfig } from '../stores/config.ts'
import { setTabFullScreen, useNavTabs } from '../stores/nav-tabs.ts'
import { Brand } from './brand.tsx'
import { HeaderBar } from './header/header-bar.tsx'
import { SideMenu } from './menu/side-menu.tsx'
import { Overlays } from './overlays.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { isOpen, type OpenScreen, screenAt } from './screen-at.ts'
import { TabBar } from './tabs/tab-bar.tsx'
import { useColours } from './use-colours.ts'

// Wide pages do without.
const MenuDrawer = lazyPart(async () => (await import('./menu/menu-drawer.tsx')).MenuDrawer)

type FrameProps = {
  menus: readonly MenuNode[]
  tabs: Tabs
  current: OpenScreen | undefined
  title: string
  children: ReactNode
}

/** Menu, header and tabs around the content, in the layout that was chosen; narrow pages have Classic. */
export function Frame({ menus, tabs, current, title, children }: FrameProps) {
  const { t } = useTranslation('shell')
  const { layoutMode, menuWidth, menuCollapse } = useConfig((config) => config.layout)
  const isFilled = useNavTabs((state) => state.tabFullScreen) && current !== undefined
  const isShrunk = useIsShrunk()
  const path = current?.path
  useShellColours()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isDrawerThere = useLingering(isDrawerOpen || undefined)
  useEffect(() => setDrawerOpen(false), [path, isShrunk])
  const faceOf = useMemo(() => {
    const faces = new Map(
      tabs.map((tab) => {
        const screen = screenAt(tab.path, menus)
        return [tab.path, isOpen(screen) ? screen.node : undefined]
      }),
    )
    return (tabPath: string) => ({ title: faces.get(tabPath)?.title ?? '', icon: faces.get(tabPath)?.icon ?? '' })
  }, [tabs, menus])

  const isMenuShown = isShrunk ? isDrawerOpen : !menuCollapse
  const toggleMenu = () => (isShrunk ? setDrawerOpen(true) : setLayout({ menuCollapse: !menuCollapse }))
  const directories = current ? directoriesOf(menus, current.node) : []
  const mode = isShrunk ? 'classic' : layoutMode.toLowerCase()
  return (
    <Layout className={`shell shell-${mode}`}>
      <ProgressBar />
      <Overlays />
      {isFilled ? <LeaveFilled aria-hidden /> : null}
      <a className="shell-skip" href="#content">
        {t('skip')}
      </a>
      {isFilled ? null : isShrunk ? (
        isDrawerThere && (
          <Suspense fallback={null}>
            <MenuDrawer menus={menus} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
          </Suspense>
        )
      ) : (
        <Layout.Sider
          className="shell-sider"
          width={menuWidth}
          collapsedWidth={MENU_WIDTH_COLLAPSED}
          collapsed={menuCollapse}
          trigger={null}
        >
          <div className="shell-sider-body">
            <Brand isCollapsed={menuCollapse} />
            <div className="shell-menu">
              <SideMenu menus={menus} isCollapsed={menuCollapse} />
            </div>
          </div>
        </Layout.Sider>
      )}
      <Layout className="shell-main">
        {isFilled ? null : (
          <>
            <HeaderBar
              trail={[...directories.map((node) => node.title), title]}
              isMenuShown={isMenuShown}
              isShrunk={isShrunk}
              onToggleMenu={toggleMenu}
            />
            <TabBar tabs={tabs} active={path ?? ''} faceOf={faceOf} />
          </>
        )}
        <Layout.Content id="content" tabIndex={-1} className="shell-content">
          {children}
        </Layout.Content>
      </Layout>
    </Layout>
  )
}

/** The way out of a tab that fills the page; so is Escape, when nothing on the page wants it first. */
function LeaveFilled() {
  const { t } = useTranslation('shell')
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const isFree = event.target === document.body || event.target instanceof HTMLButtonElement
      if (event.key === 'Escape' && !event.defaultPrevented && isFree) setTabFullScreen(false)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [])
  return (
    <Button
      className="shell-leave"
      shape="circle"
      icon={<FullscreenExitOutlined aria-hidden />}
      aria-label={t('tabLeaveFullScreen')}
      title={t('tabLeaveFullScreen')}
      onClick={() => setTabFullScreen(false)}
    />
  )
}

/** The chosen colours for the style sheets, each with the ink that can be read on it. Of the whole page: drawers, too. */
function useShellColours(): void {
  const { accent, menu, header } = useColours()
  useLayoutEffect(() => {
    const [menuInk, headerInk] = [inkOn(menu), inkOn(header)]
    const colours = {
      '--accent': accent,
      '--on-accent': inkOn(accent),
      '--menu': menu,
      '--menu-ink': menuInk,
      '--menu-line': mix(menu, menuInk, 0.12),
      '--header': header,
      '--header-ink': headerInk,
      '--header-hover': mix(header, headerInk, 0.1),
      '--header-line': mix(header, headerInk, 0.12),
    }
    for (const [name, colour] of Object.entries(colours)) document.documentElement.style.setProperty(name, colour)
  }, [accent, menu, header])
}
