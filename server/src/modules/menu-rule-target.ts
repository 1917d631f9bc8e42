import type { MessageKey, MessageParams } from '@tutu/contract/core/errors'
import { MENU_SCREENS } from '@tutu/contract/definition/menu'
import type { Row } from '../engine/fields/columns.ts'

type Reason = { key: MessageKey; params?: MessageParams }

/** `resource` shows the module of the rule's node, which may be made later. */
const SCREENS: readonly string[] = ['resource', ...MENU_SCREENS.map(({ component }) => component)]

/** The module of another node. */
const MODULE = /^resource:(.+)$/

/** How clients of the wire name a screen: by the file of their own that shows it. */
const CLIENT_FILE = /^\/src\/views\/backend\/(.+?)(?:\/index)?\.vue$/i

/** The same node in the words of files: case, hyphens and underscores apart. */
const plain = (path: string): string => path.replace(/[-_]/g, '').toLowerCase()

/** Permission nodes of the modules there are. */
type Nodes = readonly string[]
const nodeAt = (nodes: Nodes, path: string): string | undefined => nodes.find((one) => plain(one) === plain(path))

/** The screen that `component` names, for a rule whose node is `name`; as it is where it is no client's file, or none known. */
export function screenOf(component: string, name: string, nodes: Nodes): string {
  const path = CLIENT_FILE.exec(component)?.[1]
  if (!path) return component
  const screen = MENU_SCREENS.find((one) => [one.node, one.path].some((place) => plain(place) === plain(path)))
  if (screen) return screen.component
  if (plain(name) === plain(path)) return 'resource'
  const node = nodeAt(nodes, path)
  return node ? `resource:${node}` : component
}

/** Below `/admin/`: pages of the back office itself, its files, and controllers of calls that are no module's. */
const RESERVED: ReadonlySet<string> = new Set([
  'login',
  'loading',
  'iframe',
  '401',
  '404',
  'assets',
  'index',
  'ajax',
  'alioss',
])
const PLAIN_PATH = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/

/** One slash, and no backslash either, which browsers read as one. */
const OWN_ADDRESS = /^\/(?![/\\])/
const FULL_ADDRESS = /^https?:\/\/[^/\\]/i
const SECURE = /^https:/i

/**
 * What of a rule never leads anywhere, by field. Only what is different from `before` is judged: a rule that is stored
 * already stays as it is until somebody changes just that.
 */
export function whyNeverOpens(after: Row, before: Row | undefined, nodes: Nodes): Record<string, Reason> {
  if (after.type !== 'menu') return {}
  const isNew = (...fields: string[]): boolean => !before || fields.some((field) => after[field] !== before[field])
  if (after.menu_type !== 'tab') {
    const reason = isNew('url', 'menu_type') ? whyNoAddress(String(after.url), after.menu_type === 'iframe') : undefined
    return reason ? { url: reason } : {}
  }
  const reasons: Record<string, Reason> = {}
  const path = isNew('path') ? whyNoPath(String(after.path)) : undefined
  if (path) reasons.path = path
  if (isNew('component') && !isScreen(String(after.component), nodes)) {
    reasons.component = { key: 'menu.component', params: { screens: SCREENS.join(', ') } }
  }
  return reasons
}

function isScreen(component: string, nodes: Nodes): boolean {
  const node = MODULE.exec(component)?.[1]
  return SCREENS.includes(component) || (node !== undefined && nodeAt(nodes, node) !== undefined)
}

/** A frame shows a secure page of elsewhere, or one of this site: the back office's policy lets in nothing else. */
function whyNoAddress(url: string, isFrame: boolean): Reason | undefined {
  const isElsewhere = FULL_ADDRESS.test(url) && URL.canParse(url) && (!isFrame || SECURE.test(url))
  if (isElsewhere || OWN_ADDRESS.test(url)) return undefined
  return { key: isFrame ? 'menu.frameAddress' : 'menu.linkAddress' }
}

function whyNoPath(path: string): Reason | undefined {
  if (!PLAIN_PATH.test(path)) return { key: 'menu.path' }
  const [segment = ''] = path.split('/')
  return RESERVED.has(segment.toLowerCase()) ? { key: 'menu.reservedPath', params: { segment } } : undefined
}
