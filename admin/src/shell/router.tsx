import { createBrowserRouter, Navigate, type RouteObject, type ShouldRevalidateFunction } from 'react-router'
import { loadMessages } from '../lib/i18n.ts'
import { HOME, LOADING } from '../lib/paths.ts'
import { PageError } from './errors/page-error.tsx'
import { endGoingTo, setGoingTo, useNavTabs } from '../stores/nav-tabs.ts'
import { ShellGate } from './shell-gate.tsx'

/** ms that a screen waits for its rows before it is drawn without them: less than one notices. */
const ROWS_WAIT = 100

/**
 * Rows that are there when their screen is first drawn are drawn once, not after an empty table. Whatever goes wrong
 * with them or with this is said by the screen, which asks again.
 */
async function rowsAhead({ url, signal }: Request): Promise<null> {
  const { pathname } = new URL(url)
  setGoingTo(pathname)
  signal.addEventListener('abort', () => endGoingTo(pathname))
  if (!useNavTabs.getState().menus) return null
  const fetched = import('./list-ahead.ts').then(({ fetchList }) => fetchList(new URL(url)))
  const waited = new Promise((resolve) => setTimeout(resolve, ROWS_WAIT))
  await Promise.race([fetched, waited]).catch(() => undefined)
  return null
}

/** Another page of the same list keeps the one before in sight. */
const isElsewhere: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname

/** The pages of the back office; those behind `*` come from the menus (spec 2). */
export const ROUTES: RouteObject[] = [
  {
    path: HOME,
    ErrorBoundary: PageError,
    // Nothing of React's to wait with: index.html shows the loading animation.
    HydrateFallback: () => null,
    children: [
      { index: true, element: <Navigate to={LOADING} replace /> },
      {
        path: 'login',
        lazy: async () => {
          const { LoginScreen } = await import('./login/login-screen.tsx')
          await loadMessages('login')
          return { Component: LoginScreen }
        },
      },
      {
        path: 'loading/:to?',
        lazy: async () => {
          const { LoadingScreen } = await import('./loading/loading-screen.tsx')
          await loadMessages('loading')
          return { Component: LoadingScreen }
        },
      },
      {
        path: '*',
        Component: ShellGate,
        loader: ({ request }) => rowsAhead(request),
        shouldRevalidate: isElsewhere,
      },
    ],
  },
]

export function createAdminRouter() {
  return createBrowserRouter(ROUTES)
}
