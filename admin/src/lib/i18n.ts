import { isLanguage, type Language } from '@tutu/contract/core/languages'
import { type BackendModule, createInstance, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { storeLanguage, useConfig } from '../stores/config.ts'
import { notices } from './notices.ts'

type Load = () => Promise<ResourceKey>

const loaders = new Map<string, Record<Language, Load>>()

/** Files of texts are fetched when a screen or a change of language first asks for them. */
const files: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = isLanguage(language) ? loaders.get(namespace)?.[language] : undefined
    if (!load) return done(new Error(`No texts of ${namespace} in ${language}`), false)
    load().then(
      (texts) => done(null, texts),
      (error: Error) => {
        tellLost(language)
        done(error, false)
      },
    )
  },
}

export const i18n = createInstance()

const TEXTS_LOST = {
  'zh-cn': '有些文字没有加载出来，请先复制未保存的内容，再刷新页面',
  en: 'Some texts could not be loaded. Copy what is not saved and reload the page',
}

/** The language that was last switched to. */
let inUse: Language | undefined
let isToldOfLost = false

/** Texts that were not fetched once are never asked for again: their keys stand there until the page is loaded anew. */
function tellLost(language: string) {
  // Texts of the language to fall back to are not missed where those in use have come.
  if (isToldOfLost || language !== inUse) return
  isToldOfLost = true
  notices.error(TEXTS_LOST[inUse])
}

/**
 * Makes a folder's texts known; they load on navigation, through `loadMessages`. For typed keys the folder says
 * `declare module 'i18next' { interface ResourceNamespaceMap { login: typeof zhCn } }`.
 */
export function addMessages(namespace: string, load: Record<Language, Load>): void {
  loaders.set(namespace, load)
}

/** What a language may say besides: a text of which `count` is 1 is that of the key with `_one`, where there is one. */
export type SaidOfOne<Key extends string> = { readonly [K in `${Key}_one`]?: string }

/** Resolves when the texts of the namespaces are there in the current language. */
export async function loadMessages(...namespaces: string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces)
}

/** The language of the interface. */
export function useLanguage(): Language {
  return useConfig((config) => config.lang.defaultLang)
}

/** Switches at once, keeping every screen's state; resolves when the texts have come. */
export async function changeLanguage(language: Language): Promise<void> {
  inUse = language
  await i18n.changeLanguage(language)
  storeLanguage(language)
  document.documentElement.lang = htmlLanguage(language)
}

/** Before the first screen. `?lang=` in the address wins over what is remembered (architecture: Language). */
export async function startI18n(search: string): Promise<void> {
  const asked = new URLSearchParams(search).get('lang')
  if (isLanguage(asked)) storeLanguage(asked)
  const { defaultLang, fallbackLang, langArray } = useConfig.getState().lang
  inUse = defaultLang
  document.documentElement.lang = htmlLanguage(defaultLang)
  await i18n
    .use(files)
    .use(initReactI18next)
    .init({
      lng: defaultLang,
      fallbackLng: fallbackLang,
      supportedLngs: langArray,
      lowerCaseLng: true,
      load: 'currentOnly',
      ns: [],
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
}

const htmlLanguage = (language: Language): string => (language === 'zh-cn' ? 'zh-CN' : 'en')
