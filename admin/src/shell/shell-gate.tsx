import { lazy, Suspense, useLayoutEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loadMessages } from '../lib/i18n.ts'
import { loadingPath, loginPath, targetOf } from '../lib/paths.ts'
import { isSignedIn, useAdminInfo } from '../stores/admin-info.ts'
import { endGoingTo, useNavTabs } from '../stores/nav-tabs.ts'
import { useSessionEnd } from '../stores/session-end.ts'

/** Everything with antd in it; fetched after sign-in only, beside the menus. */
export const loadShell = async () => {
  const { Shell } = await import('./shell.tsx')
  await loadMessages('shell')
  return { default: Shell }
}

const Shell = lazy(loadShell)

/** Lets nobody into the shell before sign-in and menus; where one was going is remembered meanwhile (spec 2). */
export function ShellGate() {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => endGoingTo(pathname), [pathname])
  const hasMenus = useNavTabs((state) => state.menus !== null)
  const isAdmin = useAdminInfo(isSignedIn)
  const isKept = useSessionEnd(({ account }) => account !== null)
  const target = targetOf(pathname, search)
  if (!isAdmin && !isKept) return <Navigate to={loginPath(target)} replace />
  if (!hasMenus) return <Navigate to={loadingPath(target)} replace />
  return (
    <Suspense fallback={null}>
      <Shell />
    </Suspense>
  )
}
