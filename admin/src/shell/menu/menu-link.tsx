import type { MenuNode } from '@tutu/contract/api/admin-index'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { routeOf } from '../../lib/menu-tree.ts'
import { useFollow, useMenuTarget } from './menu-target.ts'

/** An entry of the menu as a link, so that it opens in a new tab as links do. */
export function MenuLink({ node, isCurrent }: { node: MenuNode; isCurrent: boolean }) {
  const target = useMenuTarget(useLocation().pathname)(node)
  const follow = useFollow()
  if (target.kind === 'outside') {
    return (
      <a href={target.url} target="_blank" rel="noopener noreferrer">
        {node.title}
      </a>
    )
  }
  const onClick = (event: MouseEvent) => {
    if (target.kind !== 'refused' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    follow(target)
  }
  return (
    <Link
      to={target.kind === 'page' ? target.href : routeOf(node)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {node.title}
    </Link>
  )
}
