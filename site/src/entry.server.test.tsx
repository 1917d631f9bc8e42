import type { ComponentType, ReactNode } from 'react'
import { createRequestHandler, Scripts, type ServerBuild, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import * as entry from './entry.server.tsx'

function Page({ children }: { children?: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <p>{useLoaderData<string>()}</p>
        {children}
      </body>
    </html>
  )
}

function HydratedPage() {
  return (
    <Page>
      <Scripts />
    </Page>
  )
}

/** What the server answers where the site is this one page. */
async function answerOf(page: { default: ComponentType; handle?: { hydrate: true } }): Promise<string> {
  const route = { id: 'root', path: '/', parentId: undefined }
  const assets = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false }
  const build = {
    entry: { module: entry },
    routes: { root: { ...route, module: { ...page, loader: () => 'Hello, Tutu' } } },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: { ...route, ...assets, hasErrorBoundary: false, hasClientMiddleware: false, module: '/page.js' },
      },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
  const answer = await createRequestHandler(build, 'production')(new Request('http://tutu.example/'))
  expect(answer.status).toBe(200)
  return answer.text()
}

test('a page that sends no React is a whole document, without its data', async () => {
  const html = await answerOf({ default: Page })
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/)
  expect(html).toContain('<p>Hello, Tutu</p>')
  expect(html).not.toContain('<script')
})

test('a page that is hydrated is a whole document with all of its data', async () => {
  const html = await answerOf({ default: HydratedPage, handle: { hydrate: true } })
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/)
  expect(html).toContain('<p>Hello, Tutu</p>')
  expect(html).toMatch(/streamController\.enqueue\(.*Hello, Tutu/)
  expect(html).toContain('streamController.close()')
})

test('modules that are fetched ahead leave the way to what is painted with', async () => {
  const html = await answerOf({ default: HydratedPage, handle: { hydrate: true } })
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  expect(preloads.length).toBeGreaterThan(0)
  for (const preload of preloads) expect(preload).toContain(' fetchpriority="low" ')
})
