import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { type Definition, fieldOfRole, permissionNode } from '@tutu/contract/definition/define-resource'
import type { Language } from '@tutu/contract/core/languages'
import { rowPage } from '@tutu/contract/definition/row-page'
import { useId, useMemo } from 'react'
import type { Row } from '../../kit/face.ts'
import { api } from '../../lib/api.ts'
import { definitionNamed, useDefinitions } from '../../stores/definitions.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { calledIn, relationTarget } from '../target.ts'

export type OwnPage = { path: string; name: string; module: string }

/** Of each module. */
const SHOWN_MAX = 6

/** Published rows with pages of their own whose names have the words in them, of the modules that the caller may see. */
export function useOwnPages(words: string, language: Language, enabled: boolean) {
  const caller = useId()
  const modules = useModulesWithPages()
  const bases = modules.map(controllerBase)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['resource', 'pages', language, words, ...bases],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const found = modules.map(async (definition) => {
        const { list = [] } = await api.get<{ list?: Row[] }>(
          `/admin/${controllerBase(definition)}/index`,
          { quick_search: words || undefined, limit: SHOWN_MAX },
          { caller: `pages${caller}${definition.name}`, signal, showError: false },
        )
        return list.flatMap((row) => pageOf(definition, row, language))
      })
      return (await Promise.all(found)).flat()
    },
  })
  return { pages: data ?? [], isFetching, isError }
}

/** Trees come whole, however many there are: they are not searched here. */
function useModulesWithPages(): readonly Definition[] {
  const known = useDefinitions(({ list }) => list)
  const rights = useNavTabs(({ authNode }) => authNode)
  return useMemo(
    () =>
      known.filter((definition) => {
        const route = `/admin/${permissionNode(definition)}`.toLowerCase()
        const isTree = fieldOfRole(definition, 'parent') !== undefined
        return definition.public?.page && !isTree && (rights.get(route)?.has(`${route}/index`) ?? false)
      }),
    [known, rights],
  )
}

function pageOf(definition: Definition, row: Row, language: Language): OwnPage[] {
  const path = rowPage(definition, row, definitionNamed)
  if (path === undefined) return []
  const name = calledIn(relationTarget(definition.name), row)
  const module = definition.title[language]
  return [{ path, name, module }]
}
