import type { Row } from '../kit/face.ts'
import type { Text } from '../kit/text.ts'
import type { RowActions } from './use-row-actions.ts'

/** Where a row is moved farther than one drags: choices of its menu. */
export const PLACES = ['first', 'last', 'number'] as const
type Place = (typeof PLACES)[number]

const PREFIX = 'place-'
export const placeButton = (place: Place): string => PREFIX + place
export const isPlace = (button: string): boolean => button.startsWith(PREFIX)

/** Moves a row to where its menu said, asking for the number where it is one. */
export async function placeRow(actions: RowActions, text: Text, row: Row, name: string, button: string): Promise<void> {
  const where = button.slice(PREFIX.length)
  if (where === 'first' || where === 'last') return actions.place(row.id, where)
  const { askPlace } = await import('./ask-place.tsx')
  const place = await askPlace(text, name)
  if (place !== undefined) await actions.place(row.id, place)
}
