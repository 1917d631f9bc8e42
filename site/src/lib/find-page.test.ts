import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import routes, { pages } from '../routes.ts'
import { TOOLS } from '../tools/index.ts'
import { pageFinder } from './find-page.ts'

const tops = routes.map(({ id, path, ...rest }) => {
  const own = path ?? '/'
  return { id: id!, path: 'children' in rest && rest.children ? `${own}/*` : own }
})
const findTop = pageFinder(tops)
const known = new Set<string>([...pages.map(({ path }) => path), ...TOOLS.map(({ path }) => path)])

const addresses = tops.flatMap(({ path }) => {
  const filled = path.replace(/:\w+/g, 'some-name').replace(/\*$/, 'a/b')
  const at = filled.startsWith('/') ? filled : `/${filled}`
  return [at, at.toUpperCase(), `${at}/`.replace('//', '/'), `${at}/more`.replace('//', '/')]
})

it.each([...new Set(addresses)])('%s belongs to the page to which the router leads', (address) => {
  const [match] = matchRoutes(routes as RouteObject[], address)!
  expect(findTop(address)?.id).toBe(match!.route.id)
})

it('the pages with parameters are among the routes', () => {
  for (const path of known) expect(tops.map((top) => top.path)).toContain(path)
})
