// Loaded with the first list that conditions were built for.
import { CloseOutlined, EditOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { changeConditions, type FilterCondition } from '@tutu/contract/definition/filter-tree'
import { Button, theme } from 'antd'
import { type ReactNode, useRef } from 'react'
import type { ListState, UpdateList } from '../list-state.ts'
import './filter.css'
import { useConditionText } from './condition-text.tsx'
import { useFilterText } from './text.ts'

type Props = {
  definition: Definition
  state: ListState
  /** Conditions of the common search that are to be said too. */
  simple: readonly FilterCondition[]
  onChange: UpdateList
  onEdit: () => void
}
type Said = FilterCondition | { match: 'all' | 'any'; of: readonly Said[] }

/** The conditions of a list in words, each of which can be taken out. */
export function FilterChips({ definition, state, simple, onChange, onEdit }: Props) {
  const { where, filters } = state
  const text = useFilterText()
  const edit = useRef<HTMLButtonElement>(null)
  const without = (gone: readonly FilterCondition[]) =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => !gone.some(({ field }) => field === name)))
  const remove = (gone: FilterCondition) => {
    edit.current?.focus()
    if (simple.includes(gone)) onChange({ filters: without([gone]) })
    else onChange({ where: where && changeConditions(where, (one) => (one === gone ? undefined : one)) })
  }
  // All of the common search's hold, and what was built besides.
  const built = where?.match === 'all' ? where.of : where ? [where] : []
  const said: Said = where && simple.length === 0 ? where : { match: 'all', of: [...simple, ...built] }
  const joined = ({ match, of }: Exclude<Said, FilterCondition>): ReactNode =>
    of.map((one, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- conditions may be equal, and have no state
      <li key={index}>
        {index > 0 && <span>{text(match === 'all' ? 'and' : 'or')}</span>}
        {'match' in one ? (
          <ul className="filter-chips is-group">{joined(one)}</ul>
        ) : (
          <Chip definition={definition} condition={one} onRemove={() => remove(one)} />
        )}
      </li>
    ))
  return (
    <div role="group" aria-label={text('conditions')} className="filter-summary">
      <ul className="filter-chips">{joined(said)}</ul>
      <span>
        <Button ref={edit} type="link" size="small" icon={<EditOutlined aria-hidden />} onClick={onEdit}>
          {text('edit')}
        </Button>
        <Button type="link" size="small" onClick={() => onChange({ where: undefined, filters: without(simple) })}>
          {text('clear')}
        </Button>
      </span>
    </div>
  )
}

function Chip({
  definition,
  condition,
  onRemove,
}: {
  definition: Definition
  condition: FilterCondition
  onRemove: () => void
}) {
  const text = useFilterText()
  const { token } = theme.useToken()
  const said = useConditionText(definition, condition)
  return (
    <span className="filter-chip" style={{ borderColor: token.colorBorder, background: token.colorBgContainer }}>
      <span className="filter-chip-text">{said}</span>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={text('remove', { condition: said })}
        title={text('remove', { condition: said })}
        onClick={onRemove}
      />
    </span>
  )
}
