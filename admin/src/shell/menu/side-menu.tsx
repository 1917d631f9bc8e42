import type { MenuNode } from '@tutu/contract/menu'
import { Menu, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { routeKey, routeOf, screenNodes, visibleMenus } from '../../lib/menu-tree.ts'
import { MenuIcon } from './menu-icon.tsx'

type Item = NonNullable<MenuProps['items']>[number]

/** The caller's menu tree. Entries are links, so that they open in a new tab as links do. */
export function SideMenu({ menus, isCollapsed = false }: { menus: readonly MenuNode[]; isCollapsed?: boolean }) {
  const { t } = useTranslation('shell')
  const route = routeKey(useLocation().pathname)
  const current = screenNodes(menus).find((node) => routeKey(routeOf(node)) === route)
  return (
    <nav aria-label={t('menu')}>
      <Menu
        mode="inline"
        items={visibleMenus(menus).map(itemOf)}
        selectedKeys={current ? [String(current.id)] : []}
        // Collapsed, an open directory is a flyout over the page.
        key={String(isCollapsed)}
        defaultOpenKeys={isCollapsed ? [] : menus.map(({ id }) => String(id))}
      />
    </nav>
  )
}

function itemOf(node: MenuNode): Item {
  const common = { key: String(node.id), icon: <MenuIcon name={node.icon} />, title: node.title }
  if (node.type === 'menu_dir') return { ...common, label: node.title, children: node.children?.map(itemOf) }
  return { ...common, label: node.menu_type === 'link' ? <OutsideLink node={node} /> : <ScreenLink node={node} /> }
}

function ScreenLink({ node }: { node: MenuNode }) {
  return <Link to={routeOf(node)}>{node.title}</Link>
}

function OutsideLink({ node }: { node: MenuNode }) {
  return (
    <a href={node.url} target="_blank" rel="noreferrer">
      {node.title}
    </a>
  )
}
