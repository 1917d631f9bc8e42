import type { TextField } from '@tutu/contract/fields/text'
import { linkOf } from '@tutu/contract/fields/text-formats'
import { Input } from 'antd'
import { Link } from 'react-router'
import { asText, type CellProps, type FieldFace, type InputProps, type SearchProps, typedText } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { useLanguage } from '../lib/i18n.ts'
import { lazyInput } from './lazy.tsx'
import { useSaid } from './said.ts'
import type { SaidChoiceProps } from './said-choice.tsx'
import { TextSearch } from './text-search.tsx'

export function TextCell({ value }: CellProps<unknown>) {
  const shown = asText(value)
  return (
    <span className="cell-text" title={shown}>
      {shown}
    </span>
  )
}

/** What is stored by the words that people know it by. */
function SaidCell({ field, value }: CellProps<TextField>) {
  const language = useLanguage()
  const stored = asText(value)
  return (
    <span className="cell-text" title={stored}>
      {useSaid(field, language)(stored)}
    </span>
  )
}

/** What it leads to, where it is of a format: a mailbox, a telephone, a page, which opens beside this one. */
function FormattedCell(props: CellProps<TextField>) {
  const { field, value, row } = props
  const shown = asText(value)
  const path = field.leadsTo && asText(row[field.leadsTo])
  if (path)
    return (
      <Link to={path} className="cell-text" title={shown}>
        {shown}
      </Link>
    )
  if (field.saidAs) return <SaidCell {...props} />
  const link = field.format && linkOf(shown, field.format)
  if (!link) return <TextCell {...props} />
  const beside = field.format === 'url' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={link} className="cell-text" title={shown} {...beside}>
      {shown}
    </a>
  )
}

const SaidChoice = lazyInput<SaidChoiceProps>(async () => (await import('./said-choice.tsx')).SaidChoice)

const INPUT_MODES = { email: 'email', mobile: 'tel', url: 'url' } as const

function TextInput({ id, field, value, onChange }: InputProps<TextField>) {
  const text = useText()
  if (field.saidAs) {
    const common = { id, field, value: asText(value), placeholder: text('choose'), onChange }
    return <SaidChoice {...common} allowClear={!field.required} />
  }
  return (
    <Input
      id={id}
      value={asText(value)}
      inputMode={field.format && INPUT_MODES[field.format]}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** One of what is known by words, or what was typed. */
function SaidSearch(props: SearchProps<TextField>) {
  const text = useText()
  const { id, field, operator, value, onChange } = props
  if (!field.saidAs || (operator !== '=' && operator !== '<>')) return <TextSearch {...props} />
  return <SaidChoice id={id} field={field} value={value} placeholder={text('all')} allowClear onChange={onChange} />
}

export const text: FieldFace<TextField> = {
  Input: TextInput,
  Cell: FormattedCell,
  Search: SaidSearch,
  width: 200,
  initial: asText,
  toText: typedText,
  shownWhole: true,
  fitsCell: true,
}
