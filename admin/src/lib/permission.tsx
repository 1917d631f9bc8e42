import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { useNavTabs } from '../stores/nav-tabs.ts'
import { routeKey } from './menu-tree.ts'
import { usePane } from './pane.ts'
import { useScreenLocation } from './screen-location.tsx'

/** The route whose rights count instead, where one screen shows a form of another. */
export const RightsRoute = createContext<string | undefined>(undefined)

/**
 * Whether the current route has a node that allows an action (spec 6): `useCan()('add')`. Inside a tab's pane that is the
 * tab's own route, whatever is shown at the moment.
 */
export function useCan(): (action: string) => boolean {
  const { pathname } = useScreenLocation()
  const pane = usePane()
  return useCanAt(useContext(RightsRoute) ?? pane?.path ?? pathname)
}

/** The same of another route, whatever is shown. */
export function useCanAt(path: string): (action: string) => boolean {
  const route = routeKey(path)
  const nodes = useNavTabs((state) => state.authNode.get(route))
  return useCallback((action) => nodes?.has(`${route}/${action.toLowerCase()}`) ?? false, [nodes, route])
}

/** Its children only where the current route allows `action`. */
export function Can({ action, children }: { action: string; children: ReactNode }) {
  return useCan()(action) ? children : null
}
