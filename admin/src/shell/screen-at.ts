import type { Definition } from '@tutu/contract/define-resource'
import { permissionNode } from '@tutu/contract/define-resource'
import type { MenuNode } from '@tutu/contract/menu'
import { RESOURCES } from '@tutu/contract/resources/index'
import { routeKey, routeOf, screenNodes } from '../lib/menu-tree.ts'

/** What stands at a path of the back office. */
export type Screen =
  | { kind: 'resource'; node: MenuNode; definition: Definition }
  /** There is such a screen, but not for this administrator. */
  | { kind: 'forbidden' }
  | { kind: 'missing' }

export function screenAt(path: string, menus: readonly MenuNode[]): Screen {
  const route = routeKey(path)
  const node = screenNodes(menus).find((candidate) => routeKey(routeOf(candidate)) === route)
  const definition = node && definitionOf(node)
  if (definition) return { kind: 'resource', node, definition }
  const isKnown = RESOURCES.some((resource) => routeKey(`/admin/${permissionNode(resource)}`) === route)
  return { kind: isKnown ? 'forbidden' : 'missing' }
}

/** Whether this application has the screen that a menu node names. */
export function isShown(node: MenuNode): boolean {
  return definitionOf(node) !== undefined
}

function definitionOf(node: MenuNode): Definition | undefined {
  if (node.component !== 'resource') return undefined
  return RESOURCES.find((definition) => permissionNode(definition).toLowerCase() === node.name.toLowerCase())
}
