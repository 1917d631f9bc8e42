// @vitest-environment jsdom
import { createPath } from 'react-router'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageRouter, type PageModule, type PageRoute } from './page-router.ts'

const Frame = () => null
const Overview = () => null
const Profile = () => null
const Orders = () => null

/** The way back and the address are the window's: each test begins at the overview. */
let loads: string[]
let router: ReturnType<typeof createPageRouter>
let fetched: { profile: PromiseWithResolvers<PageModule>; orders: PromiseWithResolvers<PageModule> }

beforeEach(() => {
  window.history.replaceState(null, '', '/user/overview')
  loads = []
  fetched = { profile: Promise.withResolvers(), orders: Promise.withResolvers() }
})

afterEach(() => router.dispose())
afterAll(() => window.history.replaceState(null, '', '/'))

function open() {
  const overview = { id: 'overview', path: 'overview', Component: Overview }
  const centre = (children: PageRoute[]): PageRoute[] => [{ id: 'user', path: '/user', Component: Frame, children }]
  router = createPageRouter({
    root: { id: 'root' },
    first: centre([overview]),
    others: async () =>
      centre([
        { id: 'overview', path: 'overview', load: async () => ({ default: Overview }) },
        { id: 'profile', path: 'profile', load: () => fetched.profile.promise },
        { id: 'orders', path: 'orders', load: () => fetched.orders.promise },
        { id: 'unknown', path: '*', load: async () => ({ default: () => null }) },
      ]),
    loadWhole: (path) => loads.push(createPath(path)),
    loaderData: { root: { language: 'en' } },
    errors: null,
  })
  const seen: string[] = []
  router.subscribe(({ location, matches }) => seen.push(`${matches.at(-1)!.route.id} ${location.search}`))
  return { seen }
}

test('begins with the page that the server has written', () => {
  open()
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['root', 'user', 'overview'])
  expect(router.state.loaderData).toEqual({ root: { language: 'en' } })
})

test('a link shows its page once the page is there, and only then is it the address', async () => {
  const { seen } = open()
  const gone = router.navigate('/user/profile?lang=en')
  expect([document.location.pathname, seen]).toEqual(['/user/overview', []])
  fetched.profile.resolve({ default: Profile, handle: { wide: true } })
  await gone
  expect([document.location.pathname, seen, loads]).toEqual(['/user/profile', ['profile ?lang=en'], []])
  expect(router.state.matches.at(-1)!.route).toMatchObject({ Component: Profile, handle: { wide: true } })
})

test('parameters alone fetch nothing; where it is asked for they replace the address', async () => {
  const { seen } = open()
  const { length } = window.history
  await router.navigate('?part=grid', { replace: true })
  expect([document.location.search, window.history.length, seen]).toEqual([
    '?part=grid',
    length,
    ['overview ?part=grid'],
  ])
})

test('of two links the later one is shown, however late the earlier one comes', async () => {
  const { seen } = open()
  const ways = [router.navigate('/user/profile'), router.navigate('/user/orders')]
  fetched.orders.resolve({ default: Orders })
  await ways[1]
  fetched.profile.resolve({ default: Profile })
  await ways[0]
  expect([document.location.pathname, seen, loads]).toEqual(['/user/orders', ['orders '], []])
})

test('the way back shows the page before', async () => {
  const { seen } = open()
  fetched.profile.resolve({ default: Profile })
  await router.navigate('/user/profile')
  await router.navigate(-1)
  await vi.waitFor(() => expect(seen).toEqual(['profile ', 'overview ']))
  expect(router.state.historyAction).toBe('POP')
})

test('an address of another kind, or a page that cannot be fetched, is loaded whole', async () => {
  const { seen } = open()
  await router.navigate('/courses?page=2#list')
  fetched.profile.reject(new Error('no network'))
  await router.navigate('/user/profile')
  expect([loads, seen]).toEqual([['/courses?page=2#list', '/user/profile'], []])
})

test('an address in the centre that no page has is answered by the centre', async () => {
  const { seen } = open()
  await router.navigate('/user/nowhere')
  expect([seen, loads]).toEqual([['unknown '], []])
  router.navigate('/user/overview')
  await vi.waitFor(() => expect(seen.at(-1)).toBe('overview '))
})
