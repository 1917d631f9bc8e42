import { SITE_BRAND } from '@tutu/contract/core/constants'
import { useEffect } from 'react'
import { useSiteConfig } from '../stores/site-config.ts'
import { useLanguage } from './i18n.ts'

/** The site's name as configured, else the brand (spec 1). */
export function useSiteName(): string {
  const language = useLanguage()
  return useSiteConfig((site) => site.siteName) || SITE_BRAND[language]
}

/** Title of the document: the route's title and the site's name (spec 1). */
export function useTitle(title: string): void {
  const siteName = useSiteName()
  useEffect(() => {
    document.title = title ? `${title} - ${siteName}` : siteName
  }, [title, siteName])
}
