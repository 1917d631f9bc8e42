import { ACTIONS, actionsOf, type Definition } from '@tutu/contract/definition/define-resource'
import { useCallback } from 'react'
import { useCan } from '../lib/permission.tsx'
import { useAdminInfo } from '../stores/admin-info.ts'

/** What the caller may do on this screen: an action the definition has, on a node the current route grants (spec 6). */
export function useAllowed(definition: Definition): (action: string) => boolean {
  const can = useCan()
  const isSuper = useAdminInfo((admin) => admin.super)
  return useCallback(
    (action) => {
      const generic = (ACTIONS as readonly string[]).includes(action)
      const has = (actions: readonly string[]) => actions.includes(action)
      return can(action) && (!generic || has(actionsOf(definition))) && (isSuper || !has(definition.superOnly ?? []))
    },
    [can, definition, isSuper],
  )
}
