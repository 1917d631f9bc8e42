import { assetUrl } from '@tutu/contract/core/asset-url'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { type Messages, type Texts, translator } from './text.ts'

/** What the root loader answers: language, address and site configuration of the page being shown. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root')
  if (!site) throw new Error('The root loader has not run')
  return { ...site, asset: (path: string) => assetUrl(path, site.cdnUrl) }
}

/** `const t = useText({ 'zh-cn': zhCn, en })` */
export function useText<const T extends Texts>(messages: Messages<T>) {
  return translator(messages, useSite().language)
}
