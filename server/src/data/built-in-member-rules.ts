import type { Localized } from '@tutu/contract/core/languages'
import { MEMBER_DIRECTORIES, MEMBER_PAGES } from '@tutu/contract/core/member-pages'

/** A page of the member centre, or a directory of its menu (without `parent`); larger `weigh` first. */
export type BuiltInRule = { name: string; parent?: string; icon: string; title: Localized; weigh: number }

export const BUILT_IN_MEMBER_RULES: readonly BuiltInRule[] = [
  ...Object.entries(MEMBER_DIRECTORIES).map(([name, directory], place) => ({ name, ...directory, weigh: 100 - place })),
  ...MEMBER_PAGES.map(({ path, directory, icon, title }, place) => ({
    name: path,
    parent: directory,
    icon,
    title,
    weigh: 100 - place,
  })),
]
