import { DEFAULT_LANGUAGE, type Language } from '@tutu/contract/core/languages'

/** A page of the site in a language, as the site's own links name it. */
export const sitePath = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`
