import { useQuery } from '@tanstack/react-query'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { useEffect, useMemo, useRef } from 'react'
import type { Row } from '../../kit/face.ts'
import { api } from '../../lib/api.ts'
import { noteRecord } from '../../stores/recent.ts'
import { rowName } from '../columns.tsx'
import { type Loaded, workedOn } from './publishing.tsx'

type Opened = {
  /** Of the record that is edited; absent: a new one is made. */
  id: number | undefined
  /** Of the record whose values are shown: the one that is edited, or copied. */
  source: number | undefined
  /** Counts how often the form was opened. */
  opening: number
  open: boolean
}

/**
 * The record as it is now, never one remembered from the list or from an earlier opening; `read`: with what waits to be
 * published in it. While its tab is hidden the query is gone, and with it what it held: the form it began with stays.
 */
export function useOpenedRecord(definition: Definition, { id, source, opening, open }: Opened) {
  const query = useQuery({
    queryKey: ['record', controllerBase(definition), source, opening],
    enabled: open && source !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => loadRecord(definition, source ?? 0, signal),
  })
  const kept = useRef<{ id: number | undefined; loaded: Loaded }>(undefined)
  if (query.data) kept.current = { id: source, loaded: query.data }
  const loaded = query.data ?? (kept.current?.id === source ? kept.current?.loaded : undefined)
  const read = useMemo(() => loaded && workedOn(loaded), [loaded])

  // What the search over everything offers first.
  const name = query.data && rowName(definition, query.data.row)
  useEffect(() => {
    if (id !== undefined && name !== undefined) noteRecord(definition.name, id, name)
  }, [definition.name, id, name])

  return { query, loaded, read }
}

/** The record that the form goes on with, asked for anew. */
export async function readRecord(definition: Definition, id: number): Promise<Row> {
  return workedOn(await loadRecord(definition, id))
}

function loadRecord(definition: Definition, id: number, signal?: AbortSignal): Promise<Loaded> {
  return api.get<Loaded>(`/admin/${controllerBase(definition)}/edit`, { id }, { signal, showError: false })
}
