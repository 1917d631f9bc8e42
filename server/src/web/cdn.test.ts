import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { buildOnCdn, pageOnCdn } from './cdn.ts'

const CDN = '//cdn.example/tutu'

test('every script of the build is on the CDN, everything else stays', () => {
  const assets = {
    entry: { module: '/assets/entry-1.js', imports: ['/assets/lib-1.js'] },
    routes: { root: { id: 'root', path: '/assets', hasLoader: true, module: '/assets/root-1.js', imports: [] } },
    url: '/assets/manifest-1.js',
    version: '1',
  }
  const build = { assets, publicPath: '/' } as unknown as ServerBuild
  expect(buildOnCdn(build, '')).toBe(build)
  expect(buildOnCdn(build, CDN).assets).toEqual({
    entry: { module: `${CDN}/assets/entry-1.js`, imports: [`${CDN}/assets/lib-1.js`] },
    routes: { root: { id: 'root', path: '/assets', hasLoader: true, module: `${CDN}/assets/root-1.js`, imports: [] } },
    url: `${CDN}/assets/manifest-1.js`,
    version: '1',
  })
  expect(assets.url).toBe('/assets/manifest-1.js')
})

test('the page of the back office loads its files from the CDN; its links stay here', () => {
  const page = (cdn: string) => `<link rel="icon" href="${cdn}/favicon.svg" type="image/svg+xml" />
    <script type="module" crossorigin src="${cdn}/admin/assets/entry-1.js"></script>
    <link rel="stylesheet" crossorigin href="${cdn}/admin/assets/entry-1.css"><a href="/">home</a>
    <script>const path = 'src="/x"'</script>`
  expect(pageOnCdn(page(''), CDN)).toBe(page(CDN))
  expect(pageOnCdn(page(''), '')).toBe(page(''))
})
