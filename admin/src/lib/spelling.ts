import { api } from './api.ts'

const HAN = /\p{Script=Han}/u

export const hasHan = (text: string): boolean => HAN.test(text)

/** The words of a text that has no Han characters, without marks: what the server spells is like it. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[a-z\d]+/g) ?? []
}

/** How these texts are typed without an input method, as the server knows (decision 034): a syllable for each Han character. */
export async function askSpelling(texts: readonly string[], signal?: AbortSignal): Promise<string[][]> {
  const { data } = await api.call(
    'POST /admin/index/spell',
    { body: { texts: [...texts] } },
    { signal, showError: false },
  )
  return data.spelled
}
