import { DEFAULT_LANGUAGE, type Language } from '@tutu/contract/core/languages'

const inLanguage = (language: Language, first: string): string =>
  language === DEFAULT_LANGUAGE ? '' : `${first}lang=${language}`

/** The page that asks whether letters shall come. */
export const confirmAddress = (origin: string, token: string, language: Language): string =>
  `${origin}/subscribe/confirm?token=${token}${inLanguage(language, '&')}`

/** The page that asks whether what a child learned shall come each week. */
export const weeklyAddress = (origin: string, token: string, language: Language): string =>
  `${origin}/subscribe/weekly?token=${token}${inLanguage(language, '&')}`

/** Ends them: mail programs post to it (RFC 8058), people are led to a page. */
export const leaveAddress = (origin: string, token: string, language: Language): string =>
  `${origin}/api/newsletter/leave?token=${token}${inLanguage(language, '&')}`

export const stepPath = (step: string, language: Language): string => `/subscribe/${step}${inLanguage(language, '?')}`

/** The page that asks whether they shall end. */
export const leavePath = (step: string, token: string, language: Language): string =>
  `/subscribe/${step}?token=${encodeURIComponent(token)}${inLanguage(language, '&')}`

export const pageAddress = (origin: string, path: string, language: Language): string =>
  `${origin}${path}${inLanguage(language, '?')}`
