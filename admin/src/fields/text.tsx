import type { TextField } from '@tutu/contract/fields/text'
import { linkOf } from '@tutu/contract/fields/text-formats'
import { Input } from 'antd'
import { Link } from 'react-router'
import { asText, type CellProps, type FieldFace, type InputProps, typedText } from '../kit/face.ts'
import { useLanguage } from '../lib/i18n.ts'
import { useDefinitions } from '../stores/definitions.ts'
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
  const module = useDefinitions(({ list }) => list.find(({ name }) => name === stored)?.title)
  return (
    <span className="cell-text" title={stored}>
      {(field.saidAs?.[stored] ?? module)?.[language] ?? stored}
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

const INPUT_MODES = { email: 'email', mobile: 'tel', url: 'url' } as const

function TextInput({ id, field, value, onChange }: InputProps<TextField>) {
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

export const text: FieldFace<TextField> = {
  Input: TextInput,
  Cell: FormattedCell,
  Search: TextSearch,
  width: 200,
  initial: asText,
  toText: typedText,
  shownWhole: true,
  fitsCell: true,
}
