import type { MenuNode } from '@tutu/contract/api/admin-index'
import { trimEndOf } from '@tutu/contract/core/trim'
import { IFRAME, iframePath } from './paths.ts'

/** The page of a menu node (spec 2: iframe menus have a prefix); routes are compared by `routeKey`. */
export const routeOf = (node: MenuNode): string =>
  node.menu_type === 'iframe' ? iframePath(node.url) : `/admin/${node.path}`

/**
 * `path` as the keys of routes are: readable, lower case, no slash at the end. The address of a frame is somebody else's,
 * and stays as it is.
 */
export function routeKey(path: string): string {
  const route = readable(path)
  const lower = route.toLowerCase()
  return lower.startsWith(IFRAME) ? IFRAME + route.slice(IFRAME.length) : trimEndOf(lower, '/')
}

/** Nodes that are a page of this application: tabs and frames, other than mere entries of the menu. */
export function screenNodes(menus: readonly MenuNode[]): MenuNode[] {
  return allNodes(menus).filter(
    (node) =>
      node.type === 'menu' &&
      (node.menu_type === 'tab' || node.menu_type === 'iframe') &&
      node.extend !== 'add_menu_only',
  )
}

/** Nodes that stand in the menu: those with a page or link, and directories that hold any. */
export function visibleMenus(menus: readonly MenuNode[]): MenuNode[] {
  return menus.flatMap((node) => {
    if (node.type === 'button' || node.extend === 'add_rules_only') return []
    if (node.type === 'menu') return [{ ...node, children: [] }]
    const children = visibleMenus(node.children ?? [])
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** What each page allows, by its buttons: route key → nodes 'route key/action' (spec 6). */
export function authNodesOf(menus: readonly MenuNode[]): Map<string, Set<string>> {
  return new Map(
    screenNodes(menus).map((node) => {
      const route = routeKey(routeOf(node))
      const buttons = (node.children ?? []).filter(({ type }) => type === 'button')
      return [route, new Set(buttons.map(({ name }) => `${route}/${actionOf(name)}`))]
    }),
  )
}

/** Whether the menus hold a node, whatever it belongs to: a right that is no action of a screen. */
export function hasNode(menus: readonly MenuNode[], name: string): boolean {
  return allNodes(menus).some((node) => node.name.toLowerCase() === name.toLowerCase())
}

/** The directories above a node, outermost first. */
export function directoriesOf(menus: readonly MenuNode[], node: MenuNode): MenuNode[] {
  const parent = allNodes(menus).find(({ id }) => id === node.pid)
  return parent ? [...directoriesOf(menus, parent), parent] : []
}

function allNodes(menus: readonly MenuNode[]): MenuNode[] {
  return menus.flatMap((node) => [node, ...allNodes(node.children ?? [])])
}

/** 'auth/admin/add' → 'add': the last part of a button's name. */
function actionOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).toLowerCase()
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
