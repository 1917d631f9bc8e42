import type { Language } from '@tutu/contract/core/languages'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { changeLanguage } from '../../lib/i18n.ts'

export const LANGUAGE_NAMES: Record<Language, string> = { 'zh-cn': '中文', en: 'English' }

/** Switches the language without reloading. What an address asks for ends where the user says otherwise. */
export function useChooseLanguage(): (language: Language) => void {
  const [params, setParams] = useSearchParams()
  return useCallback(
    (language) => {
      if (params.has('lang')) setParams(withoutLanguage, { replace: true })
      void changeLanguage(language)
    },
    [params, setParams],
  )
}

function withoutLanguage(params: URLSearchParams): URLSearchParams {
  params.delete('lang')
  return params
}
