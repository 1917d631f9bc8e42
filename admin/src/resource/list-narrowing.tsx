import type { Definition } from '@tutu/contract/definition/define-resource'
import type { FilterCondition } from '@tutu/contract/definition/filter-tree'
import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Bar } from './bar.tsx'
import { searchFields } from './list-state.ts'
import type { ViewedList } from './views/use-viewed-list.ts'

const ViewNotice = lazyPart(async () => (await import('./views/view-notice.tsx')).ViewNotice)
const FilterChips = lazyPart(async () => (await import('./filter/filter-chips.tsx')).FilterChips)
const CommonSearch = lazyPart(async () => (await import('./common-search.tsx')).CommonSearch)

type Props = {
  definition: Definition
  viewed: ViewedList
  /** The common search is open. */
  isSearching: boolean
  /** Fields that the screen narrows the list by elsewhere. */
  placed: readonly string[]
  /** To the builder of conditions. */
  onBuild: () => void
}

/** What narrows a list: its view where that is not what was asked for, the common search, the conditions in words. */
export function ListNarrowing({ definition, viewed, isSearching, placed, onBuild }: Props) {
  const { state, update, saved } = viewed
  // What the common search narrows by is said in words while its panel is closed.
  const simple = isSearching ? [] : simpleConditions(definition, state.filters, placed)
  return (
    <>
      {(viewed.isGone || (saved !== undefined && saved.dropped.length > 0)) && (
        <Suspense fallback={<Bar />}>
          <ViewNotice key={saved?.id} saved={saved} />
        </Suspense>
      )}
      {viewed.isWhereLost && (
        <Suspense fallback={<Bar />}>
          <ViewNotice saved={undefined} isWhereLost />
        </Suspense>
      )}
      {isSearching && (
        <Suspense fallback={<Bar width="100%" />}>
          <CommonSearch
            key={JSON.stringify(state.filters)}
            definition={definition}
            state={state}
            update={update}
            onMore={onBuild}
          />
        </Suspense>
      )}
      {(state.where || simple.length > 0) && (
        <Suspense fallback={<Bar />}>
          <FilterChips definition={definition} state={state} simple={simple} onChange={update} onEdit={onBuild} />
        </Suspense>
      )}
    </>
  )
}

function simpleConditions(
  definition: Definition,
  filters: Readonly<Record<string, string>>,
  placed: readonly string[],
): FilterCondition[] {
  return searchFields(definition).flatMap(({ name, operator }) => {
    const val = filters[name]
    return val && !placed.includes(name) ? [{ field: name, operator, val }] : []
  })
}
