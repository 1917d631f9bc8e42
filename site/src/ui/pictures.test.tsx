import { expect, it } from 'vitest'
import { cannedApi, course } from '../testing/canned-api.ts'
import { renderPage } from '../testing/render-page.tsx'

const cover = '/storage/course/turtle.jpg'
const info = {
  width: 1600,
  height: 900,
  blur: 'data:image/webp;base64,AAAA',
  widths: [160, 320, 640, 1280],
  avif: true,
}

/** The course page of a course whose cover was uploaded. */
async function pageWith(change: Partial<typeof info> & object, site: { cdnUrl?: string } = {}) {
  const canned = cannedApi()
  const row = { ...course, cover, cover_info: { ...info, ...change } }
  const api: typeof canned = async <T,>(path: string, params?: Record<string, unknown>) =>
    path === '/api/course/read' ? { code: 1, msg: '', data: { row } as T, time: 0 } : canned<T>(path, params)
  return (await renderPage('/course/hide-and-seek', { api, site })).html
}

it('an uploaded cover comes in the size and format that fit, keeps its place and shows what is coming', async () => {
  const html = await pageWith({})
  const [picture] = /<picture.*?<\/picture>/s.exec(html) ?? ['']
  expect(picture).toContain(`type="image/avif" srcSet="${cover}.160.avif 160w, ${cover}.320.avif 320w`)
  expect(picture).toContain(`type="image/webp" srcSet="${cover}.160.webp 160w`)
  expect(picture.indexOf('avif')).toBeLessThan(picture.indexOf('webp"'))
  expect(picture).toContain(`src="${cover}.640.webp" width="1600" height="900"`)
  expect(picture).toContain(info.blur)
  expect(picture).toContain('sizes="')
})

it('asks for more of a picture that is cut at its sides', async () => {
  expect(await pageWith({ width: 1600, height: 1000 })).toContain('sizes="(min-width: 768px) 460px, 100vw"')
  expect(await pageWith({ width: 3200, height: 1000 })).toContain(
    'sizes="(min-width: 768px) calc(460px * 2.00), calc(100vw * 2.00)"',
  )
})

it('names no thumbnail that is not there', async () => {
  expect(await pageWith({ avif: false })).not.toContain('image/avif')
  const small = await pageWith({ width: 120, height: 80, widths: [], avif: false })
  expect(small).not.toContain('<source')
  expect(small).toContain(`src="${cover}" width="120" height="80"`)
})

it('takes thumbnails from the CDN, too', async () => {
  expect(await pageWith({}, { cdnUrl: '//cdn.example' })).toContain(`//cdn.example${cover}.320.webp 320w`)
})

it('lists what goes with a lesson for download, with name and size', async () => {
  const { html } = await renderPage('/course/hide-and-seek/hello', { api: cannedApi() })
  expect(html).toContain('href="/storage/lesson/sheet.pdf" download="练习单.pdf"')
  expect(html).toMatch(/PDF.*1\.5 KB/s)
  expect((await renderPage('/course/hide-and-seek/hide', { api: cannedApi() })).html).not.toContain('material')
})
