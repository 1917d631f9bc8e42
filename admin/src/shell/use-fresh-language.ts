import { isLanguage } from '@tutu/contract/core/languages'
import { useEffect, useRef } from 'react'
import { loadBoot } from '../lib/boot.ts'
import { changeLanguage, useLanguage } from '../lib/i18n.ts'
import { notices } from '../lib/notices.ts'
import { queryClient } from '../lib/query.ts'

/** An address may ask for a language while the page is open, too (`?lang=en`). */
export function useAskedLanguage(search: string): void {
  const asked = new URLSearchParams(search).get('lang')
  useEffect(() => {
    if (isLanguage(asked)) void changeLanguage(asked)
  }, [asked])
}

/** After a change of language the menus and rows come again in it; screens keep their state meanwhile. */
export function useFreshLanguage(): void {
  const language = useLanguage()
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    loadBoot().catch((error: Error) => notices.error(error.message))
    void queryClient.invalidateQueries()
  }, [language])
}
