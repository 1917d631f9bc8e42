import { MEMBER_PAGES, memberPageFolder } from '@tutu/contract/core/member-pages'
import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Pages of signing in: for whoever is nobody yet. */
const ENTRANCES = [
  { id: 'user-login', path: '/user/login', file: 'user/login/page.tsx' },
  { id: 'user-reg', path: '/user/reg', file: 'user/reg/page.tsx' },
  { id: 'user-password', path: '/user/password', file: 'user/password/page.tsx' },
] as const

/**
 * The member centre (spec 2). A page of it is a folder here and a line in `contract/src/core/member-pages.ts`, of which its
 * route, its title and its entry in the menu are made.
 */
export const userRoutes: RouteConfigEntry[] = [
  ...ENTRANCES,
  { id: 'user-loading', path: '/user/loading/*', file: 'user/loading/page.tsx' },
  {
    id: 'user',
    path: '/user',
    file: 'user/shell/layout.tsx',
    children: [
      ...MEMBER_PAGES.map((page) => {
        const folder = memberPageFolder(page)
        return { id: `user-${folder}`, path: page.path, file: `user/${folder}/page.tsx` }
      }),
      { id: 'user-unknown', path: '*', file: 'user/unknown/page.tsx' },
    ],
  },
]
