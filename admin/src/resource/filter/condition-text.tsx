import { type Definition, fieldNamed } from '@tutu/contract/definition/define-resource'
import type { FilterCondition } from '@tutu/contract/definition/filter-tree'
import type { Operator } from '@tutu/contract/fields/field'
import type { Field } from '@tutu/contract/fields/index'
import { hasOptions, isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { useMemo } from 'react'
import { useRemoteLabels } from '../../fields/remote-options.ts'
import { useSaid } from '../../fields/said.ts'
import { relationTarget } from '../../fields/target.ts'
import { inYuan } from '../../fields/in-yuan.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { operatorText, useFilterText } from './text.ts'

/** What a range without its other end compares by. */
const OPEN_RANGES = { RANGE: { from: '>=', to: '<=' }, 'NOT RANGE': { from: '<', to: '>' } } as const
const NO_IDS: readonly number[] = []

/** A condition in words: rows by name, options by label. */
export function useConditionText(definition: Definition, { field: name, operator, val }: FilterCondition): string {
  const text = useFilterText()
  const language = useLanguage()
  const field = fieldNamed(definition, name)
  const isUnary = operator.endsWith('NULL')
  const values = useMemo(() => val.split(','), [val])
  const to =
    field && (isRelation(field) ? field.to : traitsOf(field).references === 'self' ? definition.name : undefined)
  const target = useMemo(() => relationTarget(to ?? definition.name), [definition, to])
  const ids = useMemo(
    () => (to && !isUnary ? values.map(Number).filter((id) => id > 0) : NO_IDS),
    [isUnary, to, values],
  )
  const { labels } = useRemoteLabels(target, ids)
  const called = useSaid(field, language)
  if (!field) return name
  const compared = (by: Operator) => `${field.label[language]} ${operatorText(text, field, by)}`
  const said = compared(operator as Operator)
  if (isUnary) return said
  const valueText = (value: string): string => {
    if (to) return labels?.get(Number(value)) ?? `#${value}`
    if (hasOptions(field)) return field.options[value]?.[language] ?? value
    if (traitsOf(field).money) return inYuan(value)
    return isSwitch(field) ? text(value === '1' ? 'yes' : 'no') : called(value)
  }
  if (operator === 'RANGE' || operator === 'NOT RANGE') {
    const [from = '', to = ''] = values.map(valueText)
    if (from && to) return `${said} ${text('rangeBoth', { from, to })}`
    return `${compared(OPEN_RANGES[operator][from ? 'from' : 'to'])} ${from || to}`
  }
  const isList = operator.endsWith('IN') || operator === 'FIND_IN_SET'
  return `${said} ${isList ? values.map(valueText).join(text('comma')) : valueText(val)}`
}

const isSwitch = (field: Field): boolean => traitsOf(field).holds === 'boolean'
