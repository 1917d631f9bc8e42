// Loaded when an area is first chosen or searched for.
import { areaPath } from '@tutu/contract/core/area-codes'
import type { CityField } from '@tutu/contract/fields/city'
import { asList, asText, type InputProps, type SearchProps } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { AreaCascader } from './area-cascader.tsx'

export function CityInput({ id, name, field, value, row, onChange }: InputProps<CityField>) {
  return (
    <AreaCascader
      id={id}
      value={asList<number>(value)}
      name={asText(row?.[`${name}_name`])}
      allowClear={!field.required}
      onChange={(path) => onChange(path.length > 0 ? path : null)}
    />
  )
}

/** A province and a city stand for whatever lies within them: the address holds the number of the smallest that was chosen. */
export function CitySearch({ id, value, onChange }: SearchProps<CityField>) {
  const text = useText()
  return (
    <AreaCascader
      id={id}
      anyLevel
      allowClear
      value={value ? [...new Set(areaPath(Number(value)))] : []}
      placeholder={text('all')}
      onChange={(path) => onChange(String(path.at(-1) ?? ''))}
    />
  )
}
