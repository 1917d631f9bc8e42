import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { FieldListField } from '@tutu/contract/fields/field-list'
import { Tag } from 'antd'
import { useText } from '../kit/text.ts'
import { useDefinitions } from '../stores/definitions.ts'
import { ClearSelect } from './clear.tsx'
import { asList, asText, type CellProps, type FieldFace, type InputProps, type Row } from '../kit/face.ts'
import { PathSearch } from './path-search.tsx'

/** What the fields of the module are called that a row is about; nothing where the caller may not open it. */
function useFieldNames({ of }: FieldListField, row: Row | undefined): Map<string, string> {
  const { language } = useText()
  const base = asText(row?.[of])
  const definition = useDefinitions(({ list }) => list.find((one) => controllerBase(one) === base))
  return new Map(Object.entries(definition?.fields ?? {}).map(([name, { label }]) => [name, label[language]]))
}

function FieldListInput({ id, field, value, row, onChange }: InputProps<FieldListField>) {
  const text = useText()
  const names = useFieldNames(field, row)
  const chosen = asList<string>(value)
  const all = new Map([...names, ...chosen.filter((one) => !names.has(one)).map((one) => [one, one] as const)])
  return (
    <ClearSelect
      id={id}
      mode="multiple"
      value={chosen}
      options={[...all].map(([name, label]) => ({ value: name, label: `${label} (${name})` }))}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      placeholder={text('choose')}
      onChange={onChange}
    />
  )
}

function FieldListCell({ field, value, row }: CellProps<FieldListField>) {
  const names = useFieldNames(field, row)
  return (
    <span className="cell-tags">
      {asList<string>(value).map((one) => (
        <Tag key={one}>{names.get(one) ?? one}</Tag>
      ))}
    </span>
  )
}

export const fieldList: FieldFace<FieldListField> = {
  Input: FieldListInput,
  Cell: FieldListCell,
  Search: PathSearch,
  width: 260,
  initial: (stored) => asList<string>(stored),
  chosen: true,
}
