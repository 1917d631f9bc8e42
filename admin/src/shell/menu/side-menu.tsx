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
import { MenuLink } from './menu-link.tsx'

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
  const items = useMemo(() => visibleMenus(menus).map((node) => itemOf(node, current)), [menus, current])
  const above = useMemo(
    () => (current ? directoriesOf(menus, current).map(({ id }) => String(id)) : []),
    [menus, current],
  )
  const [open, setOpen] = useState(() => (isAccordion ? above : menus.map(({ id }) => String(id))))
  // Wherever one has come from, the menu shows where one is.
  useEffect(
    () => setOpen((before) => (isAccordion ? above : [...new Set([...before, ...above])])),
    [above, isAccordion],
  )

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
    <nav ref={list} aria-label={t('menu')}>
      <ConfigProvider theme={theme}>
        <Menu
          mode="inline"
          items={items}
          selectedKeys={current ? [String(current.id)] : []}
          // Collapsed, an open directory is a flyout over the page.
          {...(isCollapsed ? {} : { openKeys: open, onOpenChange: toggle })}
        />
      </ConfigProvider>
    </nav>
  )
})

function itemOf(node: MenuNode, current: MenuNode | undefined): Item {
  const common = { key: String(node.id), icon: <MenuIcon name={node.icon} />, title: node.title }
  if (node.type === 'menu_dir')
    return { ...common, label: node.title, children: node.children?.map((child) => itemOf(child, current)) }
  return { ...common, label: <MenuLink node={node} isCurrent={node === current} /> }
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
