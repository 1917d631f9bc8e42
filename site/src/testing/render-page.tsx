import { RouterContextProvider, type ServerBuild } from 'react-router'
import { createContentPages, type WrittenPage } from '../content-pages.tsx'
import type { Language } from '@tutu/contract/core/languages'
import { type SiteConfig, siteContext, type SiteContext } from '../lib/site-context.ts'
import * as root from '../root.tsx'
import { pages } from '../routes.ts'

type Routes = ServerBuild['routes']
const modules = import.meta.glob<NonNullable<Routes[string]>['module']>('../pages/*/page.tsx', { eager: true })

/** The site's own pages, those too that hydrate: of these the server writes the same without what a browser goes on with. */
const routes: Routes = {
  root: { id: 'root', path: '', module: root as unknown as NonNullable<Routes[string]>['module'] },
  ...Object.fromEntries(
    pages.map(({ id, path }) => {
      const module = { ...modules[`../pages/${id}/page.tsx`]!, handle: undefined }
      const place = path === '/' ? { index: true } : { path }
      return [id, { id, parentId: 'root', ...place, module }]
    }),
  ),
}

/** Writes the pages as the server does. */
export const contentPages = () =>
  createContentPages(routes, (error) => {
    throw error
  })
const writeContentPage = contentPages()

const FOOTER = {
  policeRecordNumber: '',
  icpLicence: '',
  companyName: '',
  complaintPhone: '',
  complaintEmail: '',
  childProtectionContact: '',
}
const SITE: SiteConfig = {
  siteName: '图图编程',
  recordNumber: '',
  footer: FOOTER,
  comcont: '',
  openMemberCenter: true,
  trialLessons: true,
  sendsMail: true,
  version: '0',
  cdnUrl: '',
  baiduVerification: '',
}

/** A page as the server renders it, or where it leads instead, over a public API given by the test. */
export async function renderPage(
  path: string,
  {
    api,
    site = {},
    doNotKeep = () => undefined,
    write = writeContentPage,
  }: {
    api: SiteContext['api']
    site?: Partial<SiteConfig>
    doNotKeep?: SiteContext['doNotKeep']
    write?: ReturnType<typeof contentPages>
  },
): Promise<WrittenPage> {
  const address = new URL(path, 'https://tutu.example')
  const language: Language = address.searchParams.get('lang') === 'en' ? 'en' : 'zh-cn'
  const requestContext = new RouterContextProvider()
  requestContext.set(siteContext, {
    language,
    origin: 'https://tutu.example',
    site: { ...SITE, ...site },
    now: 1_780_000_000,
    doNotKeep,
    api,
  })
  const page = await write(address, requestContext)
  if (!page) throw new Error(`${path} failed in a way that is no answer to a visitor`)
  return page
}
