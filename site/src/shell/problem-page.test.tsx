// @vitest-environment jsdom
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Site } from '../lib/use-site.ts'
import { drawInMain } from '../testing/draw-in-main.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubEnv('SSR', false)
vi.mock('../ui/problem/problem.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a page that failed says so even when the files of the problem page are lost', async () => {
  const { ProblemPage } = await import('./problem-page.tsx')
  const { SiteOfPage, withAssets } = await import('../lib/use-site.ts')
  function Failing(): never {
    throw new Error('render')
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const site = { language: 'en', path: '/dazi', search: '', siteName: 'Tutu', cdnUrl: '', origin: '' } as Site
  const router = createMemoryRouter([{ path: '/', Component: Failing, ErrorBoundary: ProblemPage }])
  document.body.innerHTML = '<main></main>'
  await drawInMain(
    <SiteOfPage value={withAssets(site)}>
      <RouterProvider router={router} />
    </SiteOfPage>,
  )
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('This page stumbled'))
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/dazi?lang=en')
})
