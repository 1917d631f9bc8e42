// Loaded with the first list that conditions were built for.
import { CloseOutlined, EditOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/definition/define-resource'
import {
  changeConditions,
  type FilterCondition,
  type FilterGroup,
  type FilterTree,
  isGroup,
} from '@tutu/contract/definition/filter-tree'
import { Button, theme } from 'antd'
import { type ReactNode, useRef } from 'react'
import './filter.css'
import { useConditionText } from './condition-text.tsx'
import { useFilterText } from './text.ts'

type Props = {
  definition: Definition
  where: FilterTree
  onChange: (where: FilterTree | undefined) => void
  onEdit: () => void
}

/** The conditions that were built, in words, each of which can be taken out. */
export function FilterChips({ definition, where, onChange, onEdit }: Props) {
  const text = useFilterText()
  const edit = useRef<HTMLButtonElement>(null)
  const remove = (gone: FilterCondition) => {
    edit.current?.focus()
    onChange(changeConditions(where, (one) => (one === gone ? undefined : one)))
  }
  const joined = ({ match, of }: FilterTree | FilterGroup): ReactNode =>
    of.map((one, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- conditions may be equal, and have no state
      <li key={index}>
        {index > 0 && <span className="filter-joint">{text(match === 'all' ? 'and' : 'or')}</span>}
        {isGroup(one) ? (
          <ul className="filter-chips is-group">{joined(one)}</ul>
        ) : (
          <Chip definition={definition} condition={one} onRemove={() => remove(one)} />
        )}
      </li>
    ))
  return (
    <div role="group" aria-label={text('conditions')} className="filter-summary">
      <ul className="filter-chips">{joined(where)}</ul>
      <span>
        <Button ref={edit} type="link" size="small" icon={<EditOutlined aria-hidden />} onClick={onEdit}>
          {text('edit')}
        </Button>
        <Button type="link" size="small" onClick={() => onChange(undefined)}>
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
