import type { MultiSelectField } from '@tutu/contract/fields/multi-select'
import { useText } from '../kit/text.ts'
import { ClearSelect } from './clear.tsx'
import { asList, type CellProps, type FieldFace, type InputProps, type SearchProps } from '../kit/face.ts'
import { ChoiceSearch } from './choice-search.tsx'
import { OptionTag, optionList } from './option-tag.tsx'

function MultiSelectInput({ id, field, value, onChange }: InputProps<MultiSelectField>) {
  const text = useText()
  return (
    <ClearSelect
      id={id}
      mode="multiple"
      value={asList<string>(value)}
      options={optionList(field.options, text.language)}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      placeholder={text('choose')}
      onChange={onChange}
    />
  )
}

function MultiSelectCell({ field, value }: CellProps<MultiSelectField>) {
  const { language } = useText()
  return (
    <span className="cell-tags">
      {asList<string>(value).map((one) => (
        <OptionTag key={one} options={field.options} value={one} language={language} />
      ))}
    </span>
  )
}

function MultiSelectSearch({ id, field, operator, value, onChange }: SearchProps<MultiSelectField>) {
  const { language } = useText()
  return (
    <ChoiceSearch
      id={id}
      multiple={operator !== 'FIND_IN_SET'}
      options={optionList(field.options, language)}
      value={value}
      onChange={onChange}
    />
  )
}

export const multiSelect: FieldFace<MultiSelectField> = {
  Input: MultiSelectInput,
  Cell: MultiSelectCell,
  Search: MultiSelectSearch,
  width: 180,
  initial: (stored) => asList<string>(stored),
  chosen: true,
}
