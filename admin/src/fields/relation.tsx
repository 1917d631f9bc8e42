import { joinKey } from '@tutu/contract/definition/define-resource'
import type { RelationField } from '@tutu/contract/fields/relation'
import { useText } from '../kit/text.ts'
import { useLanguage } from '../lib/i18n.ts'
import { RemoteSelect } from './remote-select.tsx'
import { asText, type CellProps, type FieldFace, type InputProps, type Row, type SearchProps } from '../kit/face.ts'
import { calledIn, relationTarget, toldApart } from './target.ts'
import { Picture } from './upload/picture.tsx'

function RelationInput({ id, name, field, definition, value, onChange, row, within }: InputProps<RelationField>) {
  const text = useText()
  const joined = row?.[joinKey(name)] as Row | null | undefined
  const shared = field.within === undefined ? 0 : (within ?? Number(row?.[field.within] ?? 0))
  return (
    <RemoteSelect
      id={id}
      to={field.to}
      multiple={false}
      value={Number(value) ? [Number(value)] : []}
      joined={joined ? [joined] : []}
      within={shared > 0 ? { field: field.within!, value: shared } : undefined}
      begins={field.begins}
      disabled={within === 0}
      allowClear={!field.required}
      placeholder={
        within === 0
          ? text('chooseFirst', { label: definition.fields[field.within!]!.label[text.language] })
          : (field.none?.[text.language] ?? text('choose'))
      }
      onChange={([first]) => onChange(first ?? null)}
    />
  )
}

function RelationCell({ name, field, value, row }: CellProps<RelationField>) {
  const language = useLanguage()
  const joined = row[joinKey(name)] as Row | null | undefined
  if (!Number(value)) return field.none ? <span className="cell-text">{field.none[language]}</span> : null
  const target = relationTarget(field.to)
  const shown = joined ?? { id: Number(value) }
  const face = target.picture && asText(joined?.[target.picture])
  const title = joined ? toldApart(target, joined) : undefined
  if (face)
    return (
      <span className="cell-text cell-named" title={title}>
        <Picture path={face} width={160} className="cell-face" />
        <span className="cell-name">{calledIn(target, shown)}</span>
      </span>
    )
  return (
    <span className="cell-text" title={title}>
      {calledIn(target, shown)}
    </span>
  )
}

/** Also the search of relation-many and tree-parent: ids as a comma list. */
export function RelationSearch({ id, field, operator, value, onChange }: SearchProps<{ to: string }>) {
  const text = useText()
  return (
    <RemoteSelect
      id={id}
      to={field.to}
      multiple={operator.endsWith(' IN') || operator === 'IN'}
      value={value
        .split(',')
        .map(Number)
        .filter((one) => one > 0)}
      allowClear
      placeholder={text('all')}
      onChange={(ids) => onChange(ids.join(','))}
    />
  )
}

export const relation: FieldFace<RelationField> = {
  Input: RelationInput,
  Cell: RelationCell,
  Search: RelationSearch,
  width: 160,
  initial: (stored) => (typeof stored === 'number' ? stored : null),
  chosen: true,
}
