import type { Definition } from '@tutu/contract/definition/define-resource'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../lib/i18n.ts'
import { listQuery } from './list-query.ts'
import type { ListState } from './list-state.ts'

type Options = {
  /** 'yyyy-mm': of a calendar, what is in that month. */
  month?: string | undefined
  enabled?: boolean
}

/** The list in the caller's language; the previous page stays in sight while the next one comes. */
export function useList(definition: Definition, state: ListState, { month, enabled = true }: Options = {}) {
  const language = useLanguage()
  const options = useMemo(() => listQuery(definition, state, language, month), [definition, language, month, state])
  const query = useQuery({ ...options, enabled, placeholderData: keepPreviousData })
  return { ...query, key: options.queryKey }
}
