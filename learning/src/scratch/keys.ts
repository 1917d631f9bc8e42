/** Scratch's names of keys → `KeyboardEvent.key`. Single characters stand for themselves. */
const NAMED: Readonly<Record<string, string>> = {
  'left arrow': 'ArrowLeft',
  'up arrow': 'ArrowUp',
  'down arrow': 'ArrowDown',
  'right arrow': 'ArrowRight',
  space: ' ',
  enter: 'Enter',
  backspace: 'Backspace',
  delete: 'Delete',
  shift: 'Shift',
  control: 'Control',
  escape: 'Escape',
}

/** Named keys, then characters row by row as on a keyboard: a child looks for X between Z and C. */
const ORDER = [...Object.values(NAMED), ...'1234567890qwertyuiopasdfghjklzxcvbnm']

/** "any key": whichever is offered will do, so only a project without others needs one. */
const ANY = 'any'

/**
 * Keys a project listens to, as `KeyboardEvent.key` values: arrows, space and other named keys first, then
 * characters in the order of a keyboard. Unknown names are left out.
 */
export function toKeys(names: Iterable<unknown>): string[] {
  const keys = new Set<string>()
  let any = false
  for (const name of names) {
    if (typeof name !== 'string') continue
    const key = Object.hasOwn(NAMED, name) ? NAMED[name] : [...name].length === 1 ? name.toLowerCase() : undefined
    if (key !== undefined) keys.add(key)
    any ||= name === ANY
  }
  if (any && keys.size === 0) keys.add(' ')
  return [...keys].toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
}

function rank(key: string): number {
  const at = ORDER.indexOf(key)
  return at < 0 ? ORDER.length : at
}

export const KEY_NAMES: readonly string[] = [...Object.keys(NAMED), ANY]
