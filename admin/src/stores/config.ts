import { MENU_WIDTH } from '@tutu/contract/core/constants'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@tutu/contract/core/languages'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { ColourPair } from '../lib/colour.ts'

/** Layout settings (spec 3), kept under `storeConfig`. */
export type Config = {
  layout: {
    /** Default: parts as cards on the page. Classic: edge to edge. */
    layoutMode: LayoutMode
    /** null: as the system has it, until the user says otherwise. */
    isDark: boolean | null
    /** px */
    menuWidth: number
    menuCollapse: boolean
    /** One directory of the menu open at a time. */
    menuUniqueOpened: boolean
    /** ? and G with a letter do something. */
    singleKeys: boolean
    /** For the light and for the dark appearance. null: the brand's own. */
    colours: Readonly<Record<ColourRole, ColourPair | null>>
  }
  lang: { defaultLang: Language; fallbackLang: Language; langArray: readonly Language[] }
}

export type LayoutMode = 'Default' | 'Classic'
export const COLOUR_ROLES = ['accent', 'menu', 'header'] as const
export type ColourRole = (typeof COLOUR_ROLES)[number]

const INITIAL: Config = {
  layout: {
    layoutMode: 'Default',
    isDark: null,
    menuWidth: MENU_WIDTH,
    menuCollapse: false,
    menuUniqueOpened: false,
    singleKeys: true,
    colours: { accent: null, menu: null, header: null },
  },
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

export function setColour(role: ColourRole, pair: ColourPair | null): void {
  setLayout({ colours: { ...useConfig.getState().layout.colours, [role]: pair } })
}

/** All layout settings as they were at first; the language stays. */
export function restoreLayout(): void {
  useConfig.setState({ layout: INITIAL.layout })
}

/** Only remembers it; switching what is shown is `changeLanguage` in lib/i18n. */
export function storeLanguage(language: Language): void {
  useConfig.setState(({ lang }) => ({ lang: { ...lang, defaultLang: language } }))
}
