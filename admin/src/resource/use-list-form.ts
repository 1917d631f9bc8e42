import { fieldOfRole, type Definition } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { hasOptions, hasRole, traitsOf } from '@tutu/contract/fields/traits'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Row } from '../kit/face.ts'
import { useAllowed } from '../kit/use-allowed.ts'
import { useAdminInfo } from '../stores/admin-info.ts'
import type { FormTarget } from './form/lazy-form.tsx'
import type { ListState } from './list-state.ts'
import type { Opened } from './use-opened.ts'

type Options = {
  opened: Opened
  /** Absent until they have come. */
  rows: readonly Row[] | undefined
  /** They have come, or could not. */
  isLoaded: boolean
  filters: ListState['filters']
}

export type ListForm = {
  target: FormTarget | undefined
  open: (target: FormTarget | undefined) => void
  /** A new record, which begins with what the list is narrowed to. */
  add: () => void
  edit: (id: number) => void
  duplicate: (id: number) => void
  close: () => void
}

/** The form beside a list: what it is open for, by hand or by the address. What opens it stays the same for the same rows. */
export function useListForm(definition: Definition, { opened, rows, isLoaded, filters }: Options): ListForm {
  const can = useAllowed(definition)
  const { forget } = opened
  const [target, setTarget] = useState<FormTarget>()
  // A link to another record is followed, though a form opened by hand stands there; whoever leads there has asked.
  useEffect(() => {
    if (opened.target) setTarget(undefined)
  }, [opened.target])
  const add = useCallback(
    () => setTarget({ presets: { ...ownParent(definition, rows ?? []), ...presetsOf(definition, filters) } }),
    [definition, filters, rows],
  )
  // Once the rows are there: where a new one begins may depend on them.
  const addAsked = useEffectEvent(() => {
    add()
    forget()
  })
  const asksForNew = opened.asked === 'new' && can('add')
  useEffect(() => {
    if (asksForNew && isLoaded) addAsked()
  }, [asksForNew, isLoaded])
  const close = useCallback(() => {
    setTarget(undefined)
    forget()
  }, [forget])
  const edit = useCallback((id: number) => setTarget({ id }), [])
  const duplicate = useCallback((copyOf: number) => setTarget({ presets: {}, copyOf }), [])
  return { target: target ?? opened.target, open: setTarget, add, edit, duplicate, close }
}

/** Who may put nothing at the top of a tree starts below the first record of their own there, which the server tells. */
function ownParent(definition: Definition, rows: readonly Row[]): Record<string, unknown> {
  const name = fieldOfRole(definition, 'parent')
  const field = definition.fields[name ?? '']
  if (!name || !hasRole(field, 'parent') || field.top !== 'super' || useAdminInfo.getState().super) return {}
  const own = rows.find(({ is_own }) => is_own === true)
  return own ? { [name]: own.id } : {}
}

/**
 * A new record starts with what the list is narrowed to: a lesson added in a course's list belongs to that course, a good among those of a kind
 * is of that kind.
 */
function presetsOf(definition: Definition, filters: ListState['filters']): Record<string, unknown> {
  const namesRow = (field: Field | undefined) =>
    field !== undefined && traitsOf(field).holds === 'id' && !traitsOf(field).list
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]): [string, unknown][] => {
      const field = definition.fields[name]
      if (!field || field.search !== '=' || field.form === false || name === definition.states?.field) return []
      if (namesRow(field)) return Number(value) ? [[name, Number(value)]] : []
      const isChoice = hasOptions(field) && !traitsOf(field).list && Object.hasOwn(field.options, value)
      return isChoice ? [[name, value]] : []
    }),
  )
}
