import type { Language, Localized } from '@tutu/contract/core/languages'
import { useDefinitions } from '../stores/definitions.ts'

/** A field whose values are known by words (`saidAs`), to whatever field it is asked of. */
type Said = { kind: string; saidAs?: Readonly<Record<string, Localized>> }

/** What a stored value is called: by its own words, else as the module of that name. */
export function useSaid(field: Said | undefined, language: Language): (stored: string) => string {
  const modules = useDefinitions(({ list }) => list)
  return (stored) =>
    (field?.saidAs?.[stored] ?? (field?.saidAs && modules.find(({ name }) => name === stored)?.title))?.[language] ??
    stored
}
