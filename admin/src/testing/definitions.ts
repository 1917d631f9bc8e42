import type { Definitions } from '@tutu/contract/api/admin-index'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { RESOURCES } from '@tutu/contract/resources/index'
import { useDefinitions } from '../stores/definitions.ts'

/** The built-in modules, or those that a test has put in their place, as the server tells of them. */
export const DEFINITIONS: Definitions & { list: typeof RESOURCES } = {
  version: 'test',
  list: RESOURCES,
  nodes: RESOURCES.map((definition) => permissionNode(definition)),
}

/** For tests without a boot. */
export function loadTestDefinitions(): void {
  useDefinitions.setState(DEFINITIONS)
}
