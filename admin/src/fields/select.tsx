import { ClockCircleOutlined } from '@ant-design/icons'
import { fieldNamed } from '@tutu/contract/definition/define-resource'
import type { SelectField } from '@tutu/contract/fields/select'
import { Tooltip } from 'antd'
import { useText } from '../kit/text.ts'
import { ClearSelect } from './clear.tsx'
import { asText, type CellProps, type FieldFace, type InputProps, type SearchProps } from '../kit/face.ts'
import { ChoiceSearch } from './choice-search.tsx'
import { formatSeconds } from './format.ts'
import { OptionTag, optionList } from './option-tag.tsx'

function SelectInput({ id, field, value, onChange, onDone }: InputProps<SelectField>) {
  const text = useText()
  return (
    <ClearSelect
      id={id}
      value={asText(value) || undefined}
      options={optionList(field.options, text.language)}
      allowClear={!field.required}
      placeholder={text('choose')}
      onChange={(next) => onChange(next ?? null)}
      {...(onDone && { defaultOpen: true, onOpenChange: (open) => void (open || onDone()) })}
    />
  )
}

function SelectCell({ field, value, row, definition }: CellProps<SelectField>) {
  const { language } = useText()
  if (!asText(value)) return null
  const changes = (field.changesAt ?? []).flatMap((name) => {
    const at = row[name]
    return typeof at === 'number' ? [`${fieldNamed(definition, name)?.label[language]} ${formatSeconds(at)}`] : []
  })
  const said = changes.join('\n')
  return (
    <>
      <OptionTag options={field.options} value={asText(value)} language={language} />
      {said && (
        // A button, so that a finger and the keyboard reach what it says.
        <Tooltip title={said} trigger={['hover', 'focus']}>
          <button type="button" aria-label={said} className="cell-clock">
            <ClockCircleOutlined aria-hidden />
          </button>
        </Tooltip>
      )}
    </>
  )
}

function SelectSearch({ id, field, operator, value, onChange }: SearchProps<SelectField>) {
  const { language } = useText()
  return (
    <ChoiceSearch
      id={id}
      multiple={operator.endsWith('IN')}
      options={optionList(field.options, language)}
      value={value}
      onChange={onChange}
    />
  )
}

export const select: FieldFace<SelectField> = {
  Input: SelectInput,
  Cell: SelectCell,
  Search: SelectSearch,
  width: 120,
  initial: (stored) => asText(stored) || null,
  chosen: true,
  fitsCell: true,
  toText: (value, { options }, { language }) => options[String(value)]?.[language] ?? String(value ?? ''),
}
