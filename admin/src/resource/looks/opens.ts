import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Row } from '../../kit/face.ts'
import { isPlaceholder } from '../columns.tsx'
import { buttonsOf, isLook } from '../row-panels.ts'
import type { ResourceBodyProps } from '../resource-table.tsx'

/** What a click on a row opens: its form; to whoever may not edit it what can be looked at, if there is anything. */
export function openOf(
  definition: Definition,
  row: Row,
  buttons: readonly string[],
  { canEdit, onEdit, onPanel }: Pick<ResourceBodyProps, 'canEdit' | 'onEdit' | 'onPanel'>,
): (() => void) | undefined {
  if (isPlaceholder(row)) return undefined
  if (canEdit && buttonsOf(definition, row, ['edit']).length > 0) return () => onEdit(row.id)
  const panel = buttonsOf(definition, row, buttons).find((button) => isLook(button))
  return panel === undefined ? undefined : () => onPanel(panel, row)
}
