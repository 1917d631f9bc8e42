import {
  data,
  Outlet,
  redirect,
  RouterContextProvider,
  type ServerBuild,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router'
import { expect, test, vi } from 'vitest'
import { createContentPages } from './content-pages.tsx'

function Said({ name }: { name: string }) {
  const { slug } = useParams()
  return (
    <p>
      {name} {useLoaderData<string>()} {slug}
    </p>
  )
}
const says = (name: string) => ({ default: () => <Said name={name} />, loader: () => 'loaded' })
const refuses = (error: unknown) => ({
  ...says('never'),
  loader: () => {
    throw error
  },
})
const PAGES = {
  '*': says('unknown'),
  '/about/:slug': says('one of us'),
  '/about/team': says('team'),
  '/tool': { ...says('tool'), handle: { hydrate: true } },
  '/moved': refuses(redirect('/about/team', 301)),
  '/elsewhere': refuses(redirect('/about/team')),
  '/empty': { ...says('empty'), loader: () => data('loaded', { status: 404 }) },
  '/user': says('the framework’s'),
  '/gone': refuses(data(null, { status: 404 })),
  '/broken': refuses(new Error('of the program')),
  '/undrawable': {
    ...says('never'),
    default: () => {
      throw new Error('of the program')
    },
  },
}

const root = {
  default: Outlet,
  loader: () => 'site',
  Layout: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
  ErrorBoundary: () => <p>problem {(useRouteError() as { status: number }).status}</p>,
}
const routes = {
  root: { id: 'root', path: '', module: root },
  ...Object.fromEntries(
    Object.entries(PAGES).map(([path, module]) => [path, { id: path, parentId: 'root', path, module }]),
  ),
  home: { id: 'home', parentId: 'root', index: true, module: says('home') },
  child: { id: 'child', parentId: '/user', path: 'works', module: says('never') },
} as unknown as ServerBuild['routes']

const failed = vi.fn()
const write = createContentPages(routes, failed)
const written = (path: string) => write(new URL(path, 'http://tutu.example'), new RouterContextProvider())

test('a page stands in its frame, a whole document with what its loader answered and its address says', async () => {
  const page = await written('/about/rabbit')
  expect(page?.status).toBe(200)
  expect(page?.html.replaceAll('<!-- -->', '')).toBe('<!DOCTYPE html><main><p>one of us loaded rabbit</p></main>')
})

test.each([
  ['/about/team', 'team'],
  ['/about/rabbit', 'one of us'],
  ['/about/rabbit/ears', 'unknown'],
  ['/', 'home'],
  ['/About/TEAM', 'team'],
  ['/users', 'unknown'],
])('a named page goes before one of any name, and this before the one for all the rest: %s', async (path, name) => {
  expect((await written(path))?.html).toContain(name)
})

test('a page that moved says where to, and one that is not there is the problem in the frame', async () => {
  expect(await written('/moved')).toMatchObject({ status: 301, location: '/about/team' })
  expect(await written('/elsewhere')).toMatchObject({ status: 302, location: '/about/team' })
  expect(await written('/gone')).toEqual({
    status: 404,
    html: '<!DOCTYPE html><main><p>problem <!-- -->404</p></main>',
  })
})

test('a page that answers that it is not there keeps its own words', async () => {
  const page = await written('/empty')
  expect(page?.status).toBe(404)
  expect(page?.html).toContain('empty')
})

test('of a page that could not be drawn somebody hears, also where the framework draws it', async () => {
  failed.mockClear()
  await written('/undrawable')
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('of the program'), '/undrawable')
})

test.each([
  ['a page', { '/about/team': { headers: () => ({}) } }],
  ['the frame', { root: { meta: () => [] } }],
])('an export that would do nothing is refused: of %s', (_, added) => {
  const [[id, module]] = Object.entries(added) as [[string, object]]
  const changed = { ...routes, [id]: { ...routes[id]!, module: { ...routes[id]!.module, ...module } } }
  expect(() => createContentPages(changed, failed)).toThrow(`of the route '${id}'`)
})

test.each(['/tool', '/broken', '/undrawable', '/about/team.data', '/user', '/user/works', '/user/none'])(
  '%s is left to the framework',
  async (path) => {
    expect(await written(path)).toBeUndefined()
  },
)
