// What can be found without asking the server for records: screens, actions, settings.
import type { MenuNode } from '@tutu/contract/api/admin-index'
import type { SettingsAnswer } from '@tutu/contract/api/routine-config'
import { type Language, LANGUAGES, type Localized } from '@tutu/contract/core/languages'
import { actionsOf, type Definition } from '@tutu/contract/definition/define-resource'
import { aOneOf, manyOf, oneOf } from '@tutu/contract/definition/row-names'
import { MENU_DIRECTORIES, MENU_SCREENS } from '@tutu/contract/definition/menu'
import { directoriesOf, routeKey, routeOf, screenNodes } from '../../lib/menu-tree.ts'
import { definitionAt } from '../../stores/definitions.ts'
import type { Recent } from '../../stores/recent.ts'
import type { Searchable } from './match.ts'

export type Entry = Searchable & {
  /** No other entry's, and the same at the next visit. */
  key: string
  /** Beside the title: where it stands. */
  trail: string
  /** Name of the icon. */
  icon: string
  target: Target
  /** The record it is. */
  record?: NonNullable<Recent['record']>
}

export type Target =
  | { kind: 'menu'; node: MenuNode }
  /** A screen with these parameters in its address. */
  | { kind: 'place'; path: string; params: Readonly<Record<string, string>> }
  | { kind: 'act'; act: () => void }

/** What the caller may do on each screen (`authNode`), and whether everything. */
export type Rights = { nodes: ReadonlyMap<string, ReadonlySet<string>>; isSuper: boolean }

/** All pages and links in the menus, those without an entry in the menu included. */
export function screenEntries(menus: readonly MenuNode[], above: readonly MenuNode[] = []): Entry[] {
  return menus.flatMap((node): Entry[] => {
    if (node.type === 'button') return []
    const trail = [...above, node]
    if (node.type === 'menu_dir') return screenEntries(node.children ?? [], trail)
    const words = trail.flatMap((one) => [one.title, ...builtInTitles(one.name)])
    return [
      {
        key: `screen:${node.name}`,
        title: node.title,
        trail: above.map(({ title }) => title).join(' / '),
        icon: node.icon,
        words: [...new Set(words)].filter((word) => word !== node.title).concat(node.path),
        target: { kind: 'menu', node },
      },
    ]
  })
}

/** A module's screen, where the menus have one. */
export function screenOfModule(menus: readonly MenuNode[], definition: Definition): MenuNode | undefined {
  return screenNodes(menus).find((node) => definitionAt(node.name)?.name === definition.name)
}

/** What the caller may do with a module, on its screen. */
export function mayDo(
  definition: Definition,
  node: MenuNode,
  action: 'add' | 'edit' | 'import',
  rights: Rights,
): boolean {
  const route = routeKey(routeOf(node))
  const isOwn = rights.isSuper || !definition.superOnly?.includes(action)
  return (
    actionsOf(definition).includes(action) && isOwn && (rights.nodes.get(route)?.has(`${route}/${action}`) ?? false)
  )
}

const TITLES = {
  add: {
    'zh-cn': (definition) => `添加${oneOf(definition, 'zh-cn')}`,
    en: (definition) => `Add ${aOneOf(definition, 'en')}`,
  },
  import: {
    'zh-cn': (definition) => `导入${manyOf(definition, 'zh-cn')}`,
    en: (definition) => `Import ${manyOf(definition, 'en')}`,
  },
} as const satisfies Record<string, Record<Language, (definition: Definition) => string>>

/** 'Add …' or 'Import …' for every module with which the caller may do it. */
export function moduleEntries(
  action: 'add' | 'import',
  menus: readonly MenuNode[],
  rights: Rights,
  language: Language,
  actionWords: string,
): Entry[] {
  return screenNodes(menus).flatMap((node): Entry[] => {
    const definition = definitionAt(node.name)
    if (!definition || !mayDo(definition, node, action, rights)) return []
    return [
      {
        key: `${action}:${definition.name}`,
        title: TITLES[action][language](definition),
        trail: directoriesOf(menus, node)
          .map(({ title }) => title)
          .join(' / '),
        icon: action,
        words: [...LANGUAGES.flatMap((one) => [TITLES[action][one](definition), definition.title[one]]), actionWords],
        target: { kind: 'place', path: routeOf(node), params: { open: action === 'add' ? 'new' : action } },
      },
    ]
  })
}

/** Every setting, by its title; it opens with the focus in it. */
export function settingEntries(menus: readonly MenuNode[], settings: SettingsAnswer | undefined): Entry[] {
  const node = screenNodes(menus).find(({ name }) => name === 'routine/config')
  if (!node || !settings) return []
  return Object.values(settings.list).flatMap((tab) =>
    tab.list.map(({ name, title, tip, field }): Entry => ({
      key: `setting:${name}`,
      title,
      trail: `${node.title} / ${tab.title}`,
      icon: 'ControlOutlined',
      words: [...Object.values(field.label), tip, name, tab.title].filter((word) => word && word !== title),
      target: { kind: 'place', path: routeOf(node), params: { tab: tab.name, setting: name } },
    })),
  )
}

/** What a built-in node is called in every language; one that was renamed is found by both names. */
function builtInTitles(name: string): string[] {
  const named: Localized | undefined =
    definitionAt(name)?.title ?? MENU_SCREENS.find(({ node }) => node === name)?.title ?? MENU_DIRECTORIES[name]?.title
  return named ? Object.values(named) : []
}
