import { CATEGORY_ICONS } from '@tutu/contract/core/pictures'
import { Rabbit } from 'lucide-react'
import { Glyph } from '../icon-set.tsx'

/** The site's own icons, as the public pages draw them, and the mascot's kind. */
export const LOCAL_ICON_NAMES: readonly string[] = ['rabbit', ...CATEGORY_ICONS].map((name) => `local-${name}`)

/** 'local-rocket'; a name the set has not is shown as nothing. */
export function LocalIcon({ name }: { name: string }) {
  if (!LOCAL_ICON_NAMES.includes(name)) return null
  const own = name.replace(/^local-/, '')
  return own === 'rabbit' ? <Rabbit size="1em" aria-hidden /> : <Glyph name={own} size="1em" />
}
