import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { useCallback, useMemo, useState } from 'react'
import { useScreenParams } from '../../lib/screen-location.tsx'
import { useAdminInfo } from '../../stores/admin-info.ts'

/** How the rows of a list are shown. */
export type Look = 'table' | 'cards' | 'calendar'

/** Those there are, the table first. */
export function looksOf({ views = {} }: Definition): Look[] {
  return ['table', ...(views.cards ? (['cards'] as const) : []), ...(views.calendar ? (['calendar'] as const) : [])]
}

export type ListLook = {
  look: Look
  /** Of the calendar, 'yyyy-mm'. */
  month: string
  setLook: (look: Look) => void
  setMonth: (month: string) => void
}

const keyOf = (definition: Definition, admin: number): string => `listLook.${admin}.${controllerBase(definition)}`

/** The way a list is looked at that is opened at an address: as that says, else as was chosen last in this browser. */
export function lookOf(
  definition: Definition,
  params: URLSearchParams,
  kept = load(keyOf(definition, useAdminInfo.getState().id)),
): Look {
  const known = (name: string | null) => looksOf(definition).find((one) => one === name)
  return known(params.get('as')) ?? known(kept) ?? 'table'
}

/** The way one looks at a list, and how to change it. */
export function useLook(definition: Definition): ListLook {
  const [params, setParams] = useScreenParams()
  const admin = useAdminInfo(({ id }) => id)
  const key = keyOf(definition, admin)
  const [kept, setKept] = useState(() => load(key))
  const look = lookOf(definition, params, kept)
  const [thisMonth] = useState(() => monthOf(new Date()))
  const asked = params.get('month') ?? ''
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : thisMonth

  const setLook = useCallback(
    (next: Look) => {
      setKept(next)
      store(key, next)
      const address = new URLSearchParams(params)
      // Where one stands in a list is nowhere in another.
      for (const name of ['page', 'cursor', 'month']) address.delete(name)
      address.set('as', next)
      setParams(address)
    },
    [key, params, setParams],
  )
  const setMonth = useCallback(
    (next: string) => {
      const address = new URLSearchParams(params)
      address.set('month', next)
      setParams(address)
    },
    [params, setParams],
  )
  return useMemo(() => ({ look, month, setLook, setMonth }), [look, month, setLook, setMonth])
}

/** A local day's month, 'yyyy-mm'. */
export const monthOf = (date: Date): string => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`

function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, look: Look): void {
  try {
    localStorage.setItem(key, look)
  } catch {
    // Storage refused or full: the choice lasts until the page is left.
  }
}
