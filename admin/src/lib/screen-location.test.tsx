import { act, cleanup, render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memo, Profiler, startTransition, Suspense, use } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { ScreenLocation, useScreenLocation, useScreenParams } from './screen-location.tsx'

afterEach(cleanup)

const drawn: Record<string, number> = {}

const count = (name: string) => {
  drawn[name] = (drawn[name] ?? 0) + 1
}

const Screen = memo(function Screen({ name }: { name: string }) {
  return (
    <Profiler id={name} onRender={count}>
      <Address name={name} />
    </Profiler>
  )
})

function Address({ name }: { name: string }) {
  const [params, setParams] = useScreenParams()
  return (
    <button onClick={() => setParams(new URLSearchParams({ page: '3' }), { replace: true })}>
      {name} {useScreenLocation().pathname} {params.get('page')}
    </button>
  )
}

/** The second tab is hidden while it stands so in the address. */
function Tabs() {
  const isFrozen = useLocation().hash === '#one'
  return (
    <>
      <ScreenLocation>
        <Screen name="shown" />
      </ScreenLocation>
      <ScreenLocation isFrozen={isFrozen}>
        <Screen name="other" />
      </ScreenLocation>
    </>
  )
}

it('a hidden screen keeps its address and is not drawn anew, one that is shown follows', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Tabs }], { initialEntries: ['/admin/course?page=2'] })
  render(<RouterProvider router={router} />)
  const shows = (text: string) => expect(screen.getByText(text)).toBeTruthy()
  shows('other /admin/course 2')
  const before = drawn.other
  await act(() => router.navigate('/admin/tag?page=5#one'))
  shows('shown /admin/tag 5')
  shows('other /admin/course 2')
  expect(drawn.other).toBe(before)
  await act(() => router.navigate('/admin/tag?page=5'))
  await act(async () => screen.getByText(/^shown/).click())
  shows('shown /admin/tag 3')
  shows('other /admin/tag 3')
})

it('an address that was left before its screen was drawn leaves nothing in it', async () => {
  const never = new Promise<never>(() => {})
  /** Takes as long to draw a search as a slow machine does: longer than anybody waits. */
  function Slow() {
    const [params] = useScreenParams()
    if (params.get('quick_search')) use(never)
    return <p>list {useScreenLocation().search || 'whole'}</p>
  }
  function Tab() {
    const { pathname } = useLocation()
    return (
      <Suspense>
        <ScreenLocation isFrozen={pathname !== '/admin/tag'}>
          <Slow />
        </ScreenLocation>
        <p>{pathname}</p>
      </Suspense>
    )
  }
  const router = createMemoryRouter([{ path: '*', Component: Tab }], { initialEntries: ['/admin/tag'] })
  render(<RouterProvider router={router} />)
  await act(async () => startTransition(() => void router.navigate('/admin/tag?quick_search=x')))
  await act(() => router.navigate('/admin/course'))
  expect(screen.getByText('/admin/course')).toBeTruthy()
  expect(screen.getByText('list whole')).toBeTruthy()
})

it('no screen asks the router, which knows the address of the page only', () => {
  const src = join(import.meta.dirname, '..')
  const asking = ['fields', 'kit', 'outbox', 'resource', 'screens']
    .flatMap((folder) =>
      readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /\buse(Location|SearchParams)\b/.test(readFileSync(join(src, file), 'utf8')))
  expect(asking).toEqual([])
})
