import type { Definition } from '@tutu/contract/definition/define-resource'
import type { MenuNode } from '@tutu/contract/api/admin-index'
import { MENU_SCREENS } from '@tutu/contract/definition/menu'
import { routeKey, routeOf, screenNodes } from '../lib/menu-tree.ts'
import { SCREENS } from '../screens/index.ts'
import { definitionAt, useDefinitions } from '../stores/definitions.ts'

/** A screen with a tab of its own; `path` is written as the menu has it, whatever the address looks like. */
export type OpenScreen = { path: string; node: MenuNode } & (
  | { kind: 'resource'; definition: Definition }
  | { kind: 'custom'; name: string }
  | { kind: 'frame'; url: string }
)

/** What stands at a path of the back office. forbidden: there is such a screen, but not for this administrator. */
export type Screen = OpenScreen | { kind: 'forbidden' } | { kind: 'missing' }

export const isOpen = (screen: Screen): screen is OpenScreen => 'node' in screen

export function screenAt(path: string, menus: readonly MenuNode[]): Screen {
  const route = routeKey(path)
  const node = screenNodes(menus).find((candidate) => routeKey(routeOf(candidate)) === route)
  const screen = node && screenOf(node)
  if (screen) return screen
  return { kind: isKnown(route) ? 'forbidden' : 'missing' }
}

/** The first tab of the menu that this application can show: where `/admin` leads. */
export function landingOf(menus: readonly MenuNode[]): MenuNode | undefined {
  return screenNodes(menus).find((node) => node.menu_type === 'tab' && screenOf(node))
}

/** The screen that a menu node names; undefined when this application has none such. */
export function screenOf(node: MenuNode): OpenScreen | undefined {
  const common = { path: routeOf(node), node }
  if (node.menu_type === 'iframe') {
    const url = frameUrl(node.url)
    return url === undefined ? undefined : { ...common, kind: 'frame', url }
  }
  const ofModule = /^resource(?::(.+))?$/.exec(node.component)
  if (ofModule) {
    const definition = definitionAt(ofModule[1] ?? node.name)
    return definition && { ...common, kind: 'resource', definition }
  }
  const name = node.component.replace(/^screen:/, '')
  return name !== node.component && Object.hasOwn(SCREENS, name) ? { ...common, kind: 'custom', name } : undefined
}

/** Only pages: a script or a file in a frame would be somebody's way in. */
function frameUrl(url: string): string | undefined {
  const parsed = URL.parse(url, window.location.origin)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined
}

/** Whether there is such a page, for those who may open it. */
function isKnown(route: string): boolean {
  const paths = [...useDefinitions.getState().nodes, ...MENU_SCREENS.map(({ path }) => path)]
  return paths.some((path) => routeKey(`/admin/${path}`) === route)
}
