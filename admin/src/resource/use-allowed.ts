import { ACTIONS, actionsOf, type Definition } from '@tutu/contract/define-resource'
import { useCallback } from 'react'
import { useCan } from '../lib/permission.tsx'

/** What the caller may do on this screen: an action the definition has, on a node the current route grants (spec 6). */
export function useAllowed(definition: Definition): (action: string) => boolean {
  const can = useCan()
  return useCallback(
    (action) => {
      const generic = (ACTIONS as readonly string[]).includes(action)
      return can(action) && (!generic || (actionsOf(definition) as string[]).includes(action))
    },
    [can, definition],
  )
}
