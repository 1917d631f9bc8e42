import { useEffect } from 'react'
import { holdPageLoading } from './page-loading.ts'

/** Keeps the loading animation that the server has put over the page until this page has what it shows. */
export function usePageLoading(isLoading: boolean): void {
  useEffect(() => {
    const letGo = holdPageLoading()
    if (!isLoading) letGo()
    return letGo
  }, [isLoading])
}
