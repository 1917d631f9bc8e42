import { inkOn, mix, readableOn } from '../../lib/colour.ts'
import type { Colours } from '../use-colours.ts'

/** Ant Design's tokens for a menu on any surface, its texts readable on it. */
export function menuTokens({ menu, accent }: Pick<Colours, 'menu' | 'accent'>) {
  const ink = inkOn(menu)
  const selected = mix(menu, accent, 0.1)
  const hovered = mix(menu, ink, 0.05)
  const selectedInk = readableOn(accent, selected)
  return {
    itemColor: ink,
    itemHoverColor: readableOn(ink, hovered),
    itemHoverBg: hovered,
    itemSelectedColor: selectedInk,
    itemSelectedBg: selected,
    subMenuItemSelectedColor: readableOn(accent, menu),
    itemActiveBg: selected,
    popupBg: menu,
  }
}
