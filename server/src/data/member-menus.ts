import type { MemberMenu } from '@tutu/contract/api/user'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { MEMBER_DIRECTORIES, MEMBER_PAGES } from '@tutu/contract/core/member-pages'

const NODE = { url: '', component: '', extend: 'none' } as const

/** The menu of the member centre (wire 1.4). */
export function memberMenus(language: Language): MemberMenu[] {
  const ids = Object.keys(MEMBER_DIRECTORIES)
  return Object.entries(MEMBER_DIRECTORIES).map(([name, { icon, title }], place) => {
    const id = place + 1
    const children = MEMBER_PAGES.flatMap((page, index) =>
      page.directory === name
        ? [
            {
              ...NODE,
              id: ids.length + index + 1,
              pid: id,
              type: 'menu' as const,
              menu_type: 'tab' as const,
              title: pickLanguage(page.title, language),
              name: page.path,
              path: page.path,
              icon: page.icon,
            },
          ]
        : [],
    )
    const directory = { id, pid: 0, type: 'menu_dir', menu_type: null, title: pickLanguage(title, language) } as const
    return { ...NODE, ...directory, name, path: name, icon, children }
  })
}
