import type { MenuNode } from '@tutu/contract/api/admin-index'
import { ConfigProvider, Menu, type MenuProps } from 'antd'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { directoriesOf, routeKey, routeOf, screenNodes, visibleMenus } from '../../lib/menu-tree.ts'
import { useConfig } from '../../stores/config.ts'
import { useColours } from '../use-colours.ts'
import { menuTokens } from './menu-tokens.ts'
import { MenuIcon } from './menu-icon.tsx'
import { CurrentEntry, MenuLink } from './menu-link.tsx'

type Item = NonNullable<MenuProps['items']>[number]

type Props = { menus: readonly MenuNode[]; isCollapsed?: boolean }

/** The caller's menu tree. */
export const SideMenu = memo(function SideMenu({ menus, isCollapsed = false }: Props) {
  const { t } = useTranslation('shell')
  const route = routeKey(useLocation().pathname)
  const isAccordion = useConfig((config) => config.layout.menuUniqueOpened)
  const colours = useColours()
  const theme = useMemo(() => ({ components: { Menu: menuTokens(colours) } }), [colours])
  const current = useMemo(() => screenNodes(menus).find((node) => routeKey(routeOf(node)) === route), [menus, route])
  // The same on every screen: the menu draws its entries anew for other ones.
  const items = useMemo(() => visibleMenus(menus).map(itemOf), [menus])
  const selected = useMemo(() => (current ? [String(current.id)] : []), [current])
  const above = useMemo(
    () => (current ? directoriesOf(menus, current).map(({ id }) => String(id)) : []),
    [menus, current],
  )
  const [open, setOpen] = useState(() => (isAccordion ? above : menus.map(({ id }) => String(id))))
  // Wherever one has come from, the menu shows where one is.
  useEffect(() => setOpen((before) => (isAccordion ? above : withAll(before, above))), [above, isAccordion])

  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // Of thirty entries most are out of sight on a laptop.
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current])

  const toggle = (keys: string[]) => {
    const added = keys.find((key) => !open.includes(key))
    const chain = added ? chainOf(menus, added) : []
    setOpen(isAccordion && added ? chain : keys)
  }
  return (
    <nav ref={list} className="side-menu" aria-label={t('menu')}>
      <ConfigProvider theme={theme}>
        <CurrentEntry value={current?.id}>
          <Menu
            mode="inline"
            items={items}
            selectedKeys={selected}
            // Collapsed, an open directory is a flyout over the page.
            {...(isCollapsed ? {} : { openKeys: open, onOpenChange: toggle })}
          />
        </CurrentEntry>
      </ConfigProvider>
    </nav>
  )
})

function itemOf(node: MenuNode): Item {
  const common = { key: String(node.id), icon: <MenuIcon name={node.icon} />, title: node.title }
  if (node.type === 'menu_dir') return { ...common, label: node.title, children: node.children?.map(itemOf) }
  return { ...common, label: <MenuLink node={node} /> }
}

/** The same keys where all of `further` are among them. */
function withAll(keys: string[], further: readonly string[]): string[] {
  const missing = further.filter((key) => !keys.includes(key))
  return missing.length > 0 ? [...keys, ...missing] : keys
}

/** A directory and those above it. */
function chainOf(menus: readonly MenuNode[], key: string): string[] {
  for (const node of menus) {
    if (String(node.id) === key) return [key]
    const below = chainOf(node.children ?? [], key)
    if (below.length > 0) return [String(node.id), ...below]
  }
  return []
}
