import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { inLanguage } from '../../lib/links.ts'
import { toLanguage } from '@tutu/contract/core/languages'

/** The header's link to the other language leads to the page of the centre that is shown now. */
export function useHeaderLanguage(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
      link.href = inLanguage(pathname, search, toLanguage(link.hreflang))
  }, [pathname, search])
}
