import { assetUrl } from '@tutu/contract/core/asset-url'
import { createContext, useContext } from 'react'
import type { loader } from '../root.tsx'
import { type Messages, type Texts, translator } from './text.ts'

/** Language, address and site configuration of the page being shown, as the root loader answers them. */
export type Site = Awaited<ReturnType<typeof loader>>
type SiteWithAssets = Site & { asset: (path: string) => string }

/** The site of the page; the document gives it to what is in it. */
export const SiteOfPage = createContext<SiteWithAssets | undefined>(undefined)

export function withAssets(site: Site): SiteWithAssets {
  return { ...site, asset: (path) => assetUrl(path, site.cdnUrl) }
}

export function useSite(): SiteWithAssets {
  const site = useContext(SiteOfPage)
  if (!site) throw new Error('The root loader has not run')
  return site
}

/** `const t = useText({ 'zh-cn': zhCn, en })` */
export function useText<const T extends Texts>(messages: Messages<T>) {
  return translator(messages, useSite().language)
}
