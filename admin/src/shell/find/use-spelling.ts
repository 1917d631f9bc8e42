import { SPELL_TEXT_MAX, SPELL_TEXTS_MAX } from '@tutu/contract/core/constants'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { askSpelling, hasHan } from '../../lib/spelling.ts'
import type { Spelling } from './match.ts'

const NOTHING: Spelling = new Map()

/**
 * The pinyin of those of these texts that have Han characters. The server spells: its dictionary would weigh a third of
 * the back office here. Until it has answered, and where it does not, texts are found by what they say.
 */
export function useSpelling(texts: readonly string[]): Spelling {
  const wanted = useMemo(
    () => [...new Set(texts)].filter((text) => hasHan(text) && text.length <= SPELL_TEXT_MAX),
    [texts],
  )
  const { data } = useQuery({
    queryKey: ['spelling', wanted],
    enabled: wanted.length > 0,
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async ({ signal }): Promise<Spelling> => {
      const parts = Array.from({ length: Math.ceil(wanted.length / SPELL_TEXTS_MAX) }, (_, at) =>
        wanted.slice(at * SPELL_TEXTS_MAX, (at + 1) * SPELL_TEXTS_MAX),
      )
      const spelled = (await Promise.all(parts.map((part) => askSpelling(part, signal)))).flat()
      return new Map(wanted.map((text, at) => [text, spelled[at] ?? []]))
    },
    placeholderData: (before) => before,
  })
  return data ?? NOTHING
}
