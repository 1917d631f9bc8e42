import type { MenuNode } from '@tutu/contract/api/admin-index'
import { createContext, memo, type MouseEvent, use } from 'react'
import { Link } from 'react-router'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { approach } from './approach.ts'
import { hrefOf, menuTarget, outsideUrl, useFollow } from './menu-target.ts'

/** The number of the entry that one is on; undefined: of none. */
export const CurrentEntry = createContext<number | undefined>(undefined)

/** An entry of the menu as a link, so that it opens in a new tab as links do. */
export const MenuLink = memo(function MenuLink({ node }: { node: MenuNode }) {
  const isCurrent = use(CurrentEntry) === node.id
  // The address only: there are thirty entries, and each step of where one is changes something of the tabs.
  const href = useNavTabs(({ tabsView }) => hrefOf(node, tabsView))
  const follow = useFollow()
  const url = outsideUrl(node)
  if (url !== undefined) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {node.title}
      </a>
    )
  }
  const onClick = (event: MouseEvent) => {
    const target = menuTarget(node)
    if (target.kind !== 'refused' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    follow(target)
  }
  return (
    <Link to={href} aria-current={isCurrent ? 'page' : undefined} onClick={onClick} {...approach}>
      {node.title}
    </Link>
  )
})
