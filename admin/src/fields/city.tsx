import { areaPath } from '@tutu/contract/core/area-codes'
import type { CityField } from '@tutu/contract/fields/city'
import { asText, type CellProps, type FieldFace, type InputProps, type SearchProps } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'

const CityInput = lazyInput<InputProps<CityField>>(async () => (await import('./city-input.tsx')).CityInput)
const CitySearch = lazyInput<SearchProps<CityField>>(async () => (await import('./city-input.tsx')).CitySearch)

function CityCell({ name, row }: CellProps<CityField>) {
  const shown = asText(row[`${name}_name`])
  return (
    <span className="cell-text" title={shown}>
      {shown}
    </span>
  )
}

export const city: FieldFace<CityField> = {
  Input: CityInput,
  Cell: CityCell,
  Search: CitySearch,
  width: 200,
  initial: (stored) => (typeof stored === 'number' ? areaPath(stored) : null),
  chosen: true,
}
