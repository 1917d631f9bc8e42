import { MENU_WIDTH } from '@tutu/contract/constants'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@tutu/contract/languages'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Layout settings (spec 3), kept under `storeConfig`. */
export type Config = {
  layout: {
    layoutMode: 'Default' | 'Classic'
    /** null: as the system has it, until the user says otherwise. */
    isDark: boolean | null
    /** px */
    menuWidth: number
    menuCollapse: boolean
  }
  lang: { defaultLang: Language; fallbackLang: Language; langArray: readonly Language[] }
}

const INITIAL: Config = {
  layout: { layoutMode: 'Default', isDark: null, menuWidth: MENU_WIDTH, menuCollapse: false },
  lang: { defaultLang: DEFAULT_LANGUAGE, fallbackLang: DEFAULT_LANGUAGE, langArray: LANGUAGES },
}

export const useConfig = create<Config>()(
  persist(() => INITIAL, {
    name: 'storeConfig',
    partialize: ({ layout, lang }) => ({ layout, lang: { defaultLang: lang.defaultLang } }),
    // Group by group: a browser that stored an earlier set of settings gets the new ones with their defaults.
    merge: (stored, current) => {
      const { layout, lang } = (stored ?? {}) as Partial<Config>
      return { layout: { ...current.layout, ...layout }, lang: { ...current.lang, ...lang } }
    },
  }),
)

export function setLayout(change: Partial<Config['layout']>): void {
  useConfig.setState(({ layout }) => ({ layout: { ...layout, ...change } }))
}

/** Only remembers it; switching what is shown is `changeLanguage` in lib/i18n. */
export function storeLanguage(language: Language): void {
  useConfig.setState(({ lang }) => ({ lang: { ...lang, defaultLang: language } }))
}
