import { useQuery } from '@tanstack/react-query'
import type { SavedView } from '@tutu/contract/api/saved-view'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useScreenParams } from '../../lib/screen-location.tsx'
import { useDefaultViews } from '../../stores/default-views.ts'
import { isWhereLost, type ListState, type UpdateList } from '../list-state.ts'
import { isSameNarrowing, readView, readViewedState, viewOf, writeViewedState } from './view-address.ts'

export const viewsKey = (definition: Definition) => ['views', definition.name] as const

/** Views of a module that the caller may use, once they are wanted. */
export function useViews(definition: Definition, enabled: boolean) {
  return useQuery({
    queryKey: viewsKey(definition),
    enabled,
    queryFn: async ({ signal }) =>
      (await api.call('GET /admin/savedView/index', { query: { module: definition.name } }, { signal })).data,
  })
}

export type ViewedList = {
  state: ListState
  update: UpdateList
  /** The view that the list is shown by. */
  saved: SavedView | undefined
  /** The list has to wait until its view has come. */
  isWaiting: boolean
  /** It shows something else than the view says, columns apart. */
  isChanged: boolean
  /** The view that was asked for is not there for the caller. */
  isGone: boolean
  /** The address has conditions that mean nothing here. */
  isWhereLost: boolean
}

/** What a list shows, by its address and the view that this names. A change of anything but the page leads back to the first page. */
export function useViewedList(definition: Definition): ViewedList {
  const [params, setParams] = useScreenParams()
  const usual = useDefaultViews(({ of }) => of[definition.name])
  const asked = useMemo(() => readView(definition, params), [definition, params])
  const id = viewOf(definition, params, usual)
  const isAsked = Boolean(id)
  const { data, isPending } = useViews(definition, isAsked)
  const saved = useMemo(() => (isAsked ? data?.list.find((one) => one.id === id) : undefined), [data, id, isAsked])
  const state = useMemo(() => readViewedState(definition, params, saved), [definition, params, saved])
  const isWaiting = isAsked && isPending && !asked.isChanged
  const write = useCallback<UpdateList>(
    (change, options) => {
      const next = { ...state, page: 1, cursor: undefined, ...change }
      setParams(writeViewedState(definition, next, params, saved), options)
    },
    [definition, params, saved, setParams, state],
  )
  // What is asked for before the view has come departs from the view, not from a list without one.
  const [early, setEarly] = useState<Parameters<UpdateList>>()
  const keep = useCallback<UpdateList>((...asking) => setEarly(asking), [])
  const writeEarly = useEffectEvent((asking: Parameters<UpdateList>) => write(...asking))
  useEffect(() => {
    if (isWaiting || !early) return
    setEarly(undefined)
    writeEarly(early)
  }, [early, isWaiting])
  return {
    state,
    update: isWaiting ? keep : write,
    saved,
    isWaiting,
    isChanged: saved !== undefined && !isSameNarrowing(state, saved.state),
    isGone: isAsked && data !== undefined && !saved,
    isWhereLost: isWhereLost(definition, params.get('where')),
  }
}
