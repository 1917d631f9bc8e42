import { LANGUAGES, type Localized } from '@tutu/contract/core/languages'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notes } from './tab-model.ts'

/** What is said of settings that cannot be changed or read, in the language of the interface. */
export function useNotes(): Notes {
  const { t } = useTranslation('config')
  return useMemo(() => {
    const everywhere = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Localized
    return {
      fixed: (variable) => everywhere(t('fixed', { variable })),
      unreadable: everywhere(t('unreadable')),
      superOnly: everywhere(t('superOnly')),
    }
  }, [t])
}
