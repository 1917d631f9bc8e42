import { type Language, toLanguage } from '@tutu/contract/core/languages'

/** The language of the page being shown, where no component is asking. */
export function pageLanguage(): Language {
  return toLanguage(new URLSearchParams(location.search).get('lang'))
}
