import { assetUrl } from '@tutu/contract/core/asset-url'
import { useSiteConfig } from '../stores/site-config.ts'

/** What turns a path into the address a file is fetched from (spec 5). */
export function useAssetUrl(): (path: string) => string {
  const cdnUrl = useSiteConfig((config) => config.cdnUrl)
  return (path) => assetUrl(path, cdnUrl)
}
