import { type Direction, indexOf } from '@tutu/learning/super/field'
import { isDoorOpen, type State } from '@tutu/learning/super/state'
import { memo } from 'react'
import { type PlayText, usePlayText } from './use-text.ts'

/** The field in words, for whoever cannot see it: screen readers go about in it as in any table. */
export const FieldTable = memo(function FieldTable({ state, caption }: { state: State; caption: string }) {
  const t = usePlayText()
  const { width, height } = state.field
  const columns = Array.from({ length: width }, (_, x) => x)
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          {columns.map((x) => (
            <th key={x} scope="col">
              {t('column', { column: x + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: height }, (_, y) => (
          <tr key={y}>
            <th scope="row">{t('row', { row: y + 1 })}</th>
            {columns.map((x) => (
              <td key={x}>{sayCell(t, state, { x, y })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
})

export function sayDirection(t: PlayText, direction: Direction): string {
  switch (direction) {
    case 'up':
      return t('up')
    case 'right':
      return t('rightwards')
    case 'down':
      return t('down')
    case 'left':
      return t('leftwards')
  }
}

function sayCell(t: PlayText, state: State, cell: { x: number; y: number }): string {
  const { field, rabbit, carrots } = state
  const index = indexOf(field, cell)
  const parts: string[] = []
  if (rabbit.x === cell.x && rabbit.y === cell.y)
    parts.push(t('rabbitCell', { direction: sayDirection(t, rabbit.direction) }))
  if (carrots[index]! > 0) parts.push(t('carrotCell', { count: carrots[index]! }))
  switch (field.tiles[index]!) {
    case 'ground':
      if (parts.length === 0) parts.push(t('groundCell'))
      break
    case 'wall':
      parts.push(t('wallCell'))
      break
    case 'hole':
      parts.push(t('holeCell'))
      break
    case 'ice':
      parts.push(t('iceCell'))
      break
    case 'switch':
      parts.push(t('switchCell'))
      break
    case 'door':
    case 'open-door':
      parts.push(t(isDoorOpen(state, cell) ? 'openDoorCell' : 'doorCell'))
      break
    case 'home':
      parts.push(t('homeCell'))
  }
  return parts.join(t('cellComma'))
}
