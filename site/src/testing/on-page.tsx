import type { ReactElement, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { type Site, SiteOfPage, withAssets } from '../lib/use-site.ts'

/** An element where it can ask the site for what every page has: in English and at `/`, unless `site` says otherwise; `query` is that of its address. */
export function onPage(element: ReactNode, site: Readonly<Record<string, unknown>> = {}, query = ''): ReactElement {
  const root = { language: 'en', cdnUrl: '', origin: 'https://tutu.example', path: '/', ...site }
  const onSite = <SiteOfPage value={withAssets(root as Site)}>{element}</SiteOfPage>
  const router = createMemoryRouter([{ id: 'root', path: '/', element: onSite, loader: () => root }], {
    initialEntries: [`/${query}`],
    hydrationData: { loaderData: { root } },
  })
  return <RouterProvider router={router} />
}
