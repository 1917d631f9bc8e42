import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ACTIONS, type Definition, permissionNode } from '@tutu/contract/definition/define-resource'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { type ReactElement, Suspense, useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, vi } from 'vitest'
import { i18n, startI18n } from '../../lib/i18n.ts'
import { connectMessages } from '../../lib/message.ts'
import { ScreenLocation } from '../../lib/screen-location.tsx'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { loadTestDefinitions } from '../../testing/definitions.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { ResourceScreen } from '../resource-screen.tsx'

afterEach(cleanup)
// Whether each of antd's elements is visible costs jsdom seconds; what is closed is taken out of the page anyway.
configure({ defaultHidden: true })

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What antd asks of a browser and jsdom has not. */
function fillBrowser(isPhone: boolean) {
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: (isPhone ? /max-width/ : /min-width/).test(query),
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }))
  Element.prototype.scrollIntoView = () => undefined
}

function Connect() {
  const app = App.useApp()
  useEffect(() => connectMessages(app), [app])
  return null
}

type Options = { address?: string; actions?: readonly string[]; client?: QueryClient; isPhone?: boolean }

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** The screen of a resource as the shell shows it, at an address, for somebody with these rights (default: all). */
export async function renderScreen(definition: Definition, options: Options = {}) {
  localStorage.removeItem(`tableView.${useAdminInfo.getState().id}.${definition.name}`)
  return renderPage(permissionNode(definition), <ResourceScreen definition={definition} />, options)
}

/** Any screen of the back office at the route of a permission node. */
export async function renderPage(
  node: string,
  element: ReactElement,
  { address = '', actions = ACTIONS, client = newClient(), isPhone = false }: Options = {},
) {
  fillBrowser(isPhone)
  if (!i18n.isInitialized) await startI18n('')
  const path = `/admin/${node}`
  const nodes = new Set(actions.map((action) => `${path}/${action}`.toLowerCase()))
  // A test's own modules stand in the place of the built-in ones.
  loadTestDefinitions()
  useNavTabs.setState({ authNode: new Map([[path.toLowerCase(), nodes]]) })
  const router = createMemoryRouter([{ path, element: <ScreenLocation>{element}</ScreenLocation> }], {
    initialEntries: [path + address],
  })
  render(
    <ConfigProvider theme={{ zeroRuntime: true }} button={{ autoInsertSpace: false }}>
      <App>
        <Connect />
        <QueryClientProvider client={client}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </QueryClientProvider>
      </App>
    </ConfigProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return router
}
