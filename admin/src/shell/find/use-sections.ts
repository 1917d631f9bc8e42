import type { MenuNode } from '@tutu/contract/api/admin-index'
import type { FoundModule } from '@tutu/contract/api/admin-find'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { routeOf } from '../../lib/menu-tree.ts'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { definitionNamed } from '../../stores/definitions.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { type Recent, recordKey, useRecent } from '../../stores/recent.ts'
import { type Entry, mayDo, type Rights, screenEntries, screenOfModule, settingEntries } from './entries.ts'
import { matchEntries, prepare } from './match.ts'
import { useActions } from './use-actions.ts'
import { useRecords } from './use-records.ts'
import { useSpelling } from './use-spelling.ts'

export type Section = { key: string; title: string; entries: readonly Entry[] }

/** Entries of a group that are shown. */
const SHOWN = { recent: 6, recentFound: 4, screens: 8, actions: 6, settings: 6 }
const NO_MENUS: readonly never[] = []

/** Everything that a query finds, by groups; without a query what was opened lately, and where one may go. */
export function useSections(query: string, current: string) {
  const { t } = useTranslation('find')
  const menus = useNavTabs((state) => state.menus) ?? NO_MENUS
  const nodes = useNavTabs((state) => state.authNode)
  const isSuper = useAdminInfo((admin) => admin.super)
  const recents = useRecent((state) => state.list)
  const settings = useSettings(menus)
  const actions = useActions()
  const records = useRecords(query)

  const groups = useMemo(() => {
    const screens = screenEntries(menus)
    const ofSettings = settingEntries(menus, settings)
    const known = new Map([...screens, ...actions, ...ofSettings].map((entry) => [entry.key, entry]))
    const recent = recents.flatMap((one) => recentEntry(one, known, menus, { nodes, isSuper }))
    const here = (entry: Entry) => entry.target.kind === 'menu' && routeOf(entry.target.node) === current
    return { recent: recent.filter((entry) => !here(entry)), screens, actions, settings: ofSettings }
  }, [menus, nodes, isSuper, recents, settings, actions, current])
  const texts = useMemo(() => Object.values(groups).flatMap((entries) => entries.flatMap(textsOf)), [groups])
  const spelling = useSpelling(texts)
  const prepared = useMemo(
    () => ({
      // By their names alone: what is only related to what was typed has its place below.
      recent: prepare(
        groups.recent.map((entry) => ({ ...entry, words: [] })),
        spelling,
      ),
      screens: prepare(groups.screens, spelling),
      actions: prepare(groups.actions, spelling),
      settings: prepare(groups.settings, spelling),
    }),
    [groups, spelling],
  )

  const typed = query.trim()
  const sections = useMemo((): Section[] => {
    if (typed === '') {
      return [
        { key: 'recent', title: t('recent'), entries: groups.recent.slice(0, SHOWN.recent) },
        { key: 'screens', title: t('screens'), entries: groups.screens },
        { key: 'actions', title: t('actions'), entries: groups.actions },
      ]
    }
    const recent = matchEntries(prepared.recent, typed).slice(0, SHOWN.recentFound)
    const shown = new Set(recent.map(({ key }) => key))
    const of = (key: 'screens' | 'actions' | 'settings'): Section => ({
      key,
      title: t(key),
      entries: matchEntries(prepared[key], typed)
        .filter((entry) => !shown.has(entry.key))
        .slice(0, SHOWN[key]),
    })
    const found = (records.data?.found ?? []).flatMap((one) => {
      const section = recordSection(one, typed, menus, { nodes, isSuper }, t)
      return section ? [{ ...section, entries: section.entries.filter(({ key }) => !shown.has(key)) }] : []
    })
    return [
      { key: 'recent', title: t('recent'), entries: recent },
      of('screens'),
      of('actions'),
      of('settings'),
      ...found,
    ]
  }, [typed, t, groups, prepared, records.data, menus, nodes, isSuper])

  const late = (records.data?.late ?? []).flatMap((module) => titleOf(module, menus) ?? [])
  return { sections: sections.filter(({ entries }) => entries.length > 0), late, records }
}

/** The settings, where the caller may see them; not those that the settings' own screen keeps while it is filled in. */
function useSettings(menus: readonly MenuNode[]) {
  const language = useLanguage()
  const isThere = useMemo(() => screenEntries(menus).some(({ key }) => key === 'screen:routine/config'), [menus])
  const { data } = useQuery({
    queryKey: ['find', 'settings', language],
    enabled: isThere,
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await api.call('GET /admin/routine.config/index', {}, { signal, showError: false })).data,
  })
  return data
}

const textsOf = ({ title, words }: Entry): string[] => [title, ...words]

/** What was opened lately, as far as it can be opened still. */
function recentEntry(
  { key, record }: Recent,
  known: ReadonlyMap<string, Entry>,
  menus: readonly MenuNode[],
  rights: Rights,
): Entry[] {
  if (!record) return [known.get(key)].filter((entry) => entry !== undefined)
  const { module, id, name } = record
  const entry = recordEntry({ module, row: { id, name } }, menus, rights)
  return entry ? [{ ...entry, trail: titleOf(module, menus) ?? '' }] : []
}

/** A record: its form for who may edit it, else its place in the list. */
function recordEntry(
  { module, row }: { module: string; row: FoundModule['rows'][number] },
  menus: readonly MenuNode[],
  rights: Rights,
): Entry | undefined {
  const definition = definitionNamed(module)
  const node = definition && screenOfModule(menus, definition)
  if (!definition || !node) return undefined
  const params: Record<string, string> = mayDo(definition, node, 'edit', rights)
    ? { open: String(row.id) }
    : { quick_search: row.name }
  return {
    key: recordKey(module, row.id),
    title: row.name,
    trail: row.detail ?? '',
    icon: node.icon,
    words: [],
    target: { kind: 'place', path: routeOf(node), params },
    record: { module, id: row.id, name: row.name },
  }
}

function recordSection(
  { module, rows, more }: FoundModule,
  query: string,
  menus: readonly MenuNode[],
  rights: Rights,
  t: (key: 'more', params: { title: string }) => string,
): Section | undefined {
  const title = titleOf(module, menus)
  const entries = rows.flatMap((row) => recordEntry({ module, row }, menus, rights) ?? [])
  const [first] = entries
  if (title === undefined || first?.target.kind !== 'place') return undefined
  const all: Entry = {
    key: `more:${module}`,
    title: t('more', { title }),
    trail: '',
    icon: 'more',
    words: [],
    target: { kind: 'place', path: first.target.path, params: { quick_search: query } },
  }
  return { key: `records:${module}`, title, entries: more ? [...entries, all] : entries }
}

function titleOf(module: string, menus: readonly MenuNode[]): string | undefined {
  const definition = definitionNamed(module)
  return definition && screenOfModule(menus, definition)?.title
}
