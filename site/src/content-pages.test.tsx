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
import { expect, test } from 'vitest'
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
} as unknown as ServerBuild['routes']

const write = createContentPages(routes)
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
  ['/', 'unknown'],
])('a named page goes before one of any name, and this before the one for all the rest: %s', async (path, name) => {
  expect((await written(path))?.html).toContain(name)
})

test('a page that moved says where to, and one that is not there is the problem in the frame', async () => {
  expect(await written('/moved')).toMatchObject({ status: 301, location: '/about/team' })
  expect(await written('/gone')).toEqual({
    status: 404,
    html: '<!DOCTYPE html><main><p>problem <!-- -->404</p></main>',
  })
})

test.each(['/tool', '/broken', '/undrawable', '/about/team.data'])('%s is left to the framework', async (path) => {
  expect(await written(path)).toBeUndefined()
})
