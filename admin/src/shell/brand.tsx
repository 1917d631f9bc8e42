import { Link } from 'react-router'
import { routeOf, screenNodes } from '../lib/menu-tree.ts'
import { HOME } from '../lib/paths.ts'
import { useSiteName } from '../lib/title.ts'
import { useNavTabs } from '../stores/nav-tabs.ts'
import { isShown } from './screen-at.ts'

/** Mark and name above the menu; leads to the landing page. */
export function Brand({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const siteName = useSiteName()
  const landing = useNavTabs(({ menus }) => screenNodes(menus ?? []).find(isShown))
  return (
    <Link to={landing ? routeOf(landing) : HOME} className="shell-brand" aria-label={siteName}>
      <img src="/favicon.svg" alt="" width="32" height="32" />
      {isCollapsed ? null : <span>{siteName}</span>}
    </Link>
  )
}
