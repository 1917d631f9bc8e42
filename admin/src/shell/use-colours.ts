import { useMemo } from 'react'
import type { ColourPair } from '../lib/colour.ts'
import { useIsDark } from '../lib/theme.ts'
import { type ColourRole, useConfig } from '../stores/config.ts'

/** The brand's own colours (look.md), for the light and for the dark appearance. */
export const BRAND: Readonly<Record<ColourRole, ColourPair>> = {
  accent: ['#c64a08', '#ff8a4c'],
  menu: ['#ffffff', '#1d2630'],
  header: ['#ffffff', '#1d2630'],
}

export type Colours = Readonly<Record<ColourRole, string>>

/** The colours of the shell as chosen, in the appearance of the moment. */
export function useColours(): Colours {
  const chosen = useConfig((config) => config.layout.colours)
  const isDark = useIsDark()
  return useMemo(() => {
    const of = (role: ColourRole) => (chosen[role] ?? BRAND[role])[isDark ? 1 : 0]
    return { accent: of('accent'), menu: of('menu'), header: of('header') }
  }, [chosen, isDark])
}
