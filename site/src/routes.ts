import type { RouteConfig } from '@react-router/dev/routes'
import type { TitleKey } from './titles.ts'
import { TOOLS } from './tools/index.ts'
import { userRoutes } from './user/index.ts'

/** What one comes for: to begin, to learn, to make something, to read, to buy. The last has no room in the wide header. */
export const NAVIGATION_GROUPS = ['start', 'learn', 'make', 'read', 'buy'] as const
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number]

export type Page = (
  | {
      /** Stands in the navigation, in this group of it and in the order of this list, under this title. */
      readonly navigation: NavigationGroup
      readonly title: TitleKey
    }
  | { readonly navigation?: undefined; readonly title?: TitleKey }
) & {
  /** Name of the page's folder in pages/. */
  readonly id: string
  readonly path: string
  readonly access: 'public'
  /** Is also there in child mode: to learn, play and make, and what helps with it (decision 120). */
  readonly forChildren?: true
  /** Search engines should leave it out. */
  readonly indexed?: false
  /** Query parameters the page reads, besides `lang`. All others are dropped from links and cache keys. */
  readonly parameters?: readonly string[]
  /** Parameters of free text: an answer to one is not worth keeping. */
  readonly freeText?: readonly string[]
}

/** Every page there is. Navigation, links and React Router's routes derive from this list. */
export const pages = [
  { id: 'home', path: '/', title: 'home', access: 'public', forChildren: true, navigation: 'start' },
  {
    id: 'way',
    path: '/way',
    title: 'way',
    access: 'public',
    forChildren: true,
    navigation: 'learn',
    parameters: ['age', 'like', 'can'],
  },
  {
    id: 'courses',
    path: '/courses',
    title: 'courses',
    access: 'public',
    forChildren: true,
    navigation: 'learn',
    parameters: ['category', 'tag', 'level', 'age', 'sort', 'page', 'q'],
    freeText: ['q'],
  },
  { id: 'course', path: '/course/:slug', title: 'course', access: 'public', forChildren: true },
  { id: 'lesson', path: '/course/:slug/:lesson', title: 'course', access: 'public', forChildren: true },
  { id: 'tutu', path: '/tutu', title: 'tutu', access: 'public', forChildren: true, navigation: 'learn' },
  { id: 'tutu-topic', path: '/tutu/:topic', title: 'tutu', access: 'public', forChildren: true },
  { id: 'tutu-item', path: '/tutu/:topic/:slug', title: 'tutu', access: 'public', forChildren: true },
  {
    id: 'works',
    path: '/work',
    title: 'work',
    access: 'public',
    navigation: 'make',
    parameters: ['kind', 'tag', 'sort', 'page'],
  },
  { id: 'work', path: '/work/:id', title: 'work', access: 'public' },
  { id: 'tool', path: '/tool', title: 'tool', access: 'public', forChildren: true, navigation: 'make' },
  {
    id: 'blogs',
    path: '/blogs',
    title: 'blog',
    access: 'public',
    navigation: 'read',
    parameters: ['tag', 'page', 'q'],
    freeText: ['q'],
  },
  { id: 'blog', path: '/blog/:slug', title: 'blog', access: 'public' },
  { id: 'player', path: '/player', title: 'work', access: 'public', forChildren: true, indexed: false },
  { id: 'subscribe', path: '/subscribe', title: 'subscribe', access: 'public', navigation: 'buy' },
  {
    id: 'subscribe-step',
    path: '/subscribe/:step',
    title: 'subscribe',
    access: 'public',
    indexed: false,
    parameters: ['token'],
    freeText: ['token'],
  },
  { id: 'trial', path: '/trial', title: 'trial', access: 'public', navigation: 'buy' },
  { id: 'trial-booking', path: '/trial/booking', title: 'trial', access: 'public', indexed: false },
  { id: 'about', path: '/about', title: 'about', access: 'public', navigation: 'read' },
  { id: 'about-team', path: '/about/team', title: 'about', access: 'public' },
  { id: 'about-mentors', path: '/about/mentors', title: 'about', access: 'public' },
  { id: 'about-jobs', path: '/about/jobs', title: 'about', access: 'public' },
  { id: 'about-contact', path: '/about/contact', title: 'about', access: 'public' },
  { id: 'about-news', path: '/about/news', title: 'about', access: 'public', parameters: ['category', 'page'] },
  { id: 'news-item', path: '/about/news/:slug', title: 'about', access: 'public' },
  { id: 'about-page', path: '/about/:slug', title: 'about', access: 'public' },
  { id: 'guardian', path: '/guardian', title: 'guardian', access: 'public', forChildren: true, indexed: false },
  { id: 'family', path: '/family', title: 'family', access: 'public', indexed: false },
  { id: 'review', path: '/review', title: 'review', access: 'public', forChildren: true, indexed: false },
  {
    id: 'certificate',
    path: '/certificate',
    title: 'certificate',
    access: 'public',
    indexed: false,
    parameters: ['number'],
    freeText: ['number'],
  },
  { id: 'rest', path: '/rest', title: 'rest', access: 'public', forChildren: true, indexed: false },
  {
    id: 'search',
    path: '/search',
    title: 'search',
    access: 'public',
    parameters: ['q', 'kind', 'page'],
    freeText: ['q'],
  },
  { id: 'no-power', path: '/401', title: 'noPower', access: 'public', forChildren: true, indexed: false },
  { id: 'offline', path: '/offline', title: 'offline', access: 'public', forChildren: true, indexed: false },
  { id: 'not-found', path: '*', title: 'notFound', access: 'public', forChildren: true },
] as const satisfies readonly Page[]

/** Ids of pages that are not there in child mode. */
export const pagesForGrownUps: readonly string[] = pages.flatMap((page) => ('forChildren' in page ? [] : [page.id]))

export default [
  ...pages.map(({ id, path }) =>
    path === '/' ? { id, index: true, file: `pages/${id}/page.tsx` } : { id, path, file: `pages/${id}/page.tsx` },
  ),
  ...TOOLS.map(({ slug, path, file }) => ({ id: slug, path, file })),
  ...userRoutes,
] satisfies RouteConfig
