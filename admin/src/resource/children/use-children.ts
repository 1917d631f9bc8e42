import { type Definition, permissionNode } from '@tutu/contract/definition/define-resource'
import type { Localized } from '@tutu/contract/core/languages'
import { useMemo } from 'react'
import { routeKey, routeOf, screenNodes } from '../../lib/menu-tree.ts'
import { definitionNamed } from '../../stores/definitions.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'

/** Rows that belong to a record: their module, their relation to it, and the route whose rights are theirs. `of`: to what that relation of it leads to; `begins`: with what of it a new one begins; `under`: in a menu. */
export type Children = {
  definition: Definition
  by: string
  route: string
  of?: string
  begins?: Readonly<Record<string, string>>
  under?: Localized
}

/** What hangs on the rows of a module, as far as the caller may list it. */
export function useChildren(definition: Definition): Children[] {
  const menus = useNavTabs((state) => state.menus)
  const authNode = useNavTabs((state) => state.authNode)
  return useMemo(
    () =>
      (definition.children ?? []).flatMap(({ resource, by, of, begins, under }) => {
        const child = definitionNamed(resource)
        if (!child) return []
        const node = permissionNode(child)
        const menu = screenNodes(menus ?? []).find(({ name }) => name.toLowerCase() === node.toLowerCase())
        const route = routeKey(menu ? routeOf(menu) : `/admin/${node}`)
        return authNode.get(route)?.has(`${route}/index`)
          ? [{ definition: child, by, route, ...(of && { of }), ...(begins && { begins }), ...(under && { under }) }]
          : []
      }),
    [authNode, definition, menus],
  )
}
