import type { MenuNode } from '@tutu/contract/api/admin-index'
import { MENU_SCREENS } from '@tutu/contract/definition/menu'
import { screenNodes } from '../../lib/menu-tree.ts'
import { definitionAt } from '../../stores/definitions.ts'

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform)
export const CTRL = IS_MAC ? '⌘' : 'Ctrl'

/** A page that G and a letter lead to. */
export type Jump = { letter: string; node: MenuNode }

/** Of the pages in the menus those that have a letter, by letter. */
export function jumpsOf(menus: readonly MenuNode[]): Jump[] {
  const jumps = screenNodes(menus).flatMap((node): Jump[] => {
    const letter =
      MENU_SCREENS.find((screen) => screen.node === node.name)?.letter ?? definitionAt(node.name)?.menu.letter
    return letter ? [{ letter, node }] : []
  })
  return jumps.toSorted((one, other) => one.letter.localeCompare(other.letter))
}
