import type { PointerEvent } from 'react'
import { savesData } from '../../lib/saves-data.ts'

/** ms over an entry after which somebody means it; on the way to another one crosses them in less. */
const MEANT_AFTER = 60

let timer: ReturnType<typeof setTimeout>

/**
 * The rows of the list that a link leads to are asked for while the mouse is on it, before it is pressed. A finger enters as it
 * presses, or as it begins to scroll.
 */
export const approach = {
  onPointerEnter({ pointerType, currentTarget: { href } }: PointerEvent<HTMLAnchorElement>) {
    if (pointerType === 'mouse' && !savesData()) timer = setTimeout(() => void askAhead(href), MEANT_AFTER)
  },
  onPointerLeave() {
    clearTimeout(timer)
  },
}

/** Whatever goes wrong with it is said by the screen, which asks again. */
const askAhead = (href: string): Promise<void> =>
  import('../list-ahead.ts').then(({ fetchList }) => fetchList(new URL(href))).catch(() => undefined)
