import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { loadMessages } from '../lib/i18n.ts'
import { HOME, LOADING } from '../lib/paths.ts'
import { PageError } from './errors/page-error.tsx'
import { ShellGate } from './shell-gate.tsx'

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
      { path: '*', Component: ShellGate },
    ],
  },
]

export function createAdminRouter() {
  return createBrowserRouter(ROUTES)
}
