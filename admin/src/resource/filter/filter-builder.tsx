// Loaded when conditions are first built.
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Failure } from '@tutu/contract/core/failure'
import { type SaidKey, say } from '@tutu/contract/core/said'
import type { Definition } from '@tutu/contract/definition/define-resource'
import {
  FILTER_CONDITIONS_MAX,
  filterFields,
  type FilterTree,
  readFilterTree,
} from '@tutu/contract/definition/filter-tree'
import { traitsOf } from '@tutu/contract/fields/traits'
import { Alert, Button, Modal, Segmented, Select, theme } from 'antd'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { faceOf } from '../../fields/index.ts'
import { useLanguage } from '../../lib/i18n.ts'
import {
  changePart,
  type Draft,
  type DraftCondition,
  draftConditions,
  draftOf,
  isDraftGroup,
  isMissing,
  newCondition,
  newGroup,
  operatorsOf,
  treeOf,
  usualOperator,
  valueShape,
} from './draft.ts'
import './filter.css'
import type { FilterBuilderProps } from './filter-host.tsx'
import { operatorText, useFilterText } from './text.ts'

/** Conditions joined by all or any, with groups of them one level deep. */
export function FilterBuilder({ definition, where, open, onApply, onClose }: FilterBuilderProps) {
  const text = useFilterText()
  const language = useLanguage()
  const { token } = theme.useToken()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(() => draftOf(definition, where))
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState('')
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    if (focused !== undefined) document.getElementById(focused)?.focus()
    setFocused(undefined)
  }, [focused])

  const all = draftConditions(draft)
  const isFull = all.length >= FILTER_CONDITIONS_MAX
  const fieldId = (key: number) => `${id}-${key}-field`
  const addId = `${id}-add`

  const add = (group?: number) => {
    const condition = newCondition(definition)
    setDraft(
      group === undefined
        ? { ...draft, of: [...draft.of, condition] }
        : changePart(draft, group, (part) => (isDraftGroup(part) ? { ...part, of: [...part.of, condition] } : part)),
    )
    setFocused(fieldId(condition.key))
  }
  const addGroup = () => {
    const group = newGroup(definition, draft)
    setDraft({ ...draft, of: [...draft.of, group] })
    setFocused(fieldId(group.of[0]!.key))
  }
  const change = (key: number, next: Partial<DraftCondition>) =>
    setDraft(changePart(draft, key, (part) => ({ ...part, ...next })))
  const remove = (key: number) => {
    setDraft(changePart(draft, key, () => undefined))
    setFocused(addId)
  }
  const apply = () => {
    const missing = all.find(isMissing)
    setTried(true)
    if (missing) return setFocused(`${id}-${missing.key}-value`)
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) return wrong.focus()
    let tree: FilterTree | undefined
    try {
      tree = readFilterTree(treeOf(draft))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return setRefused(say(error.key as SaidKey, language, error.params))
    }
    onApply(tree)
  }

  const match = (value: 'all' | 'any', onChange: (value: 'all' | 'any') => void) => (
    <div className="filter-match">
      {text('meetBefore')}
      <Segmented
        aria-label={text('match')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'all', label: text('all') },
          { value: 'any', label: text('any') },
        ]}
      />
      {text('meetAfter')}
    </div>
  )
  const row = (condition: DraftCondition) => (
    <ConditionRow
      key={condition.key}
      id={`${id}-${condition.key}`}
      definition={definition}
      condition={condition}
      number={all.indexOf(condition) + 1}
      isMissing={isTried && isMissing(condition)}
      onChange={(next) => change(condition.key, next)}
      onRemove={() => remove(condition.key)}
    />
  )
  const groups = draft.of.filter(isDraftGroup)

  return (
    <Modal
      open={open}
      width={760}
      title={text('title')}
      okText={text('apply')}
      cancelText={text('cancel')}
      onOk={apply}
      onCancel={onClose}
    >
      <form
        ref={form}
        noValidate
        className="filter-builder"
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        {match(draft.match, (value) => setDraft({ ...draft, match: value }))}
        {draft.of.map((part) => {
          if (!isDraftGroup(part)) return row(part)
          const number = groups.indexOf(part) + 1
          return (
            <div
              key={part.key}
              role="group"
              aria-label={text('group', { number })}
              className="filter-group"
              style={{ borderColor: token.colorBorder }}
            >
              <div className="filter-group-head">
                {match(part.match, (value) =>
                  setDraft(changePart(draft, part.key, (one) => ({ ...one, match: value }))),
                )}
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  title={text('removeGroup', { number })}
                  aria-label={text('removeGroup', { number })}
                  onClick={() => remove(part.key)}
                />
              </div>
              {part.of.map(row)}
              <div className="filter-builder-buttons">
                <Button icon={<PlusOutlined aria-hidden />} disabled={isFull} onClick={() => add(part.key)}>
                  {text('addInGroup')}
                </Button>
              </div>
            </div>
          )
        })}
        <div className="filter-builder-buttons">
          <Button id={addId} icon={<PlusOutlined aria-hidden />} disabled={isFull} onClick={() => add()}>
            {text('addCondition')}
          </Button>
          <Button icon={<PlusOutlined aria-hidden />} disabled={isFull} onClick={addGroup}>
            {text('addGroup')}
          </Button>
          {isFull && <span>{text('full', { max: FILTER_CONDITIONS_MAX })}</span>}
        </div>
        {refused && <Alert type="error" showIcon role="alert" title={refused} />}
        {/* Enter in a field filters. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Modal>
  )
}

type RowProps = {
  id: string
  definition: Definition
  condition: DraftCondition
  number: number
  isMissing: boolean
  onChange: (next: Partial<DraftCondition>) => void
  onRemove: () => void
}

function ConditionRow({ id, definition, condition, number, isMissing: isLeftOut, onChange, onRemove }: RowProps) {
  const text = useFilterText()
  const language = useLanguage()
  const { token } = theme.useToken()
  const fields = useMemo(() => filterFields(definition), [definition])
  const field = fields.find(([name]) => name === condition.field)?.[1]
  if (!field) return null
  const { operator, val } = condition
  const shape = valueShape(operator)
  const { Search } = faceOf(field)
  const label = (part: string) => `${text('condition', { number })} · ${part}`
  const isTyped = shape === 'list' && !traitsOf(field).chosen && traitsOf(field).holds !== 'boolean'
  const hint = isLeftOut ? text('valueMissing') : isTyped ? text('listHint') : ''
  return (
    <div role="group" aria-label={text('condition', { number })} className="filter-row">
      <div>
        <label className="sr-only" htmlFor={`${id}-field`}>
          {label(text('field'))}
        </label>
        <Select
          id={`${id}-field`}
          value={condition.field}
          showSearch={{ optionFilterProp: 'label' }}
          options={fields.map(([name, { label: named }]) => ({ value: name, label: named[language] }))}
          onChange={(name) => {
            const next = fields.find(([one]) => one === name)![1]
            onChange({ field: name, operator: usualOperator(next), val: '' })
          }}
        />
      </div>
      <div>
        <label className="sr-only" htmlFor={`${id}-operator`}>
          {label(text('operator'))}
        </label>
        <Select
          id={`${id}-operator`}
          value={operator}
          options={operatorsOf(field, operator).map((value) => ({ value, label: operatorText(text, field, value) }))}
          onChange={(next) => onChange({ operator: next, ...(valueShape(next) !== shape && { val: '' }) })}
        />
      </div>
      <div className="filter-row-value">
        {shape !== 'none' && (
          <>
            <label className="sr-only" htmlFor={`${id}-value`}>
              {label(text('value'))}
            </label>
            <Search
              // An input for one value is no input for two.
              key={`${condition.field} ${shape}`}
              id={`${id}-value`}
              field={field}
              operator={operator}
              definition={definition}
              value={val}
              onChange={(next) => onChange({ val: next })}
            />
          </>
        )}
      </div>
      <Button
        className="filter-row-remove"
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        title={text('removeCondition', { number })}
        aria-label={text('removeCondition', { number })}
        onClick={onRemove}
      />
      {hint && (
        <span
          className="filter-row-hint"
          {...(isLeftOut && { role: 'alert' })}
          style={{ color: isLeftOut ? token.colorError : token.colorTextSecondary }}
        >
          {hint}
        </span>
      )}
    </div>
  )
}
