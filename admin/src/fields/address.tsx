import { areaPath } from '@tutu/contract/core/area-codes'
import type { Address, AddressField } from '@tutu/contract/fields/address'
import { asText, type CellProps, type FieldFace, type InputProps } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'
import { TextSearch } from './text-search.tsx'

const AddressInput = lazyInput<InputProps<AddressField>>(async () => (await import('./address-input.tsx')).AddressInput)

/** As the wire carries it, and while it is being entered. */
export type AddressValue = { area: readonly number[]; street: string; postcode: string }

function AddressCell({ name, value, row }: CellProps<AddressField>) {
  const { street, postcode } = (value ?? {}) as Partial<AddressValue>
  const shown = [asText(row[`${name}_name`]), street, postcode].filter(Boolean).join(' ')
  return (
    <span className="cell-text" title={shown}>
      {shown}
    </span>
  )
}

export const address: FieldFace<AddressField> = {
  Input: AddressInput,
  Cell: AddressCell,
  Search: TextSearch,
  width: 280,
  initial: (stored) => {
    const { area, ...rest } = (stored ?? {}) as Partial<Address>
    return area === undefined ? null : { ...rest, area: areaPath(area) }
  },
}
