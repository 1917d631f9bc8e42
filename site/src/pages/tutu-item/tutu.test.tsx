import { expect, it } from 'vitest'
import { cannedApi } from '../../testing/canned-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const htmlOf = async (path: string) => (await renderPage(path, { api: cannedApi() })).html

it('the gallery has fourteen doors, each with its sign', async () => {
  const html = await htmlOf('/tutu?lang=en')
  expect(new Set(html.match(/href="\/tutu\/[a-z0-9]+\?lang=en"/g)).size).toBe(14)
  expect(new Set(html.match(/\/static\/tutorials\/sign-[a-z0-9]+\.svg/g)).size).toBe(14)
})

it('says kindly where a topic has none yet, and shows the other doors', async () => {
  const html = await htmlOf('/tutu/cpp')
  expect(html).toContain('这块招牌后面还空着')
  expect(html).toContain('href="/tutu/scratch"')
})

it('a tutorial shows its pictures as links, video, file and neighbours', async () => {
  const html = await htmlOf('/tutu/scratch/carrot-chase')
  expect(html).toContain('第 2 步的图，共 2 张')
  expect(html).toContain('href="/static/tutorials/steps/scratch-carrot-chase-2.svg"')
  expect(html).toMatch(/href="https:\/\/video\.example\/carrot" target="_blank" rel="noreferrer"/)
  expect(html).toContain('href="/storage/tutu/sheet.pdf" download="练习单.pdf"')
  expect(html).toContain('href="/tutu/scratch/keep-score"')
  expect(html).not.toContain('rel="prev"')
})

it('tells search engines what it is and where it stands', async () => {
  const html = await htmlOf('/tutu/scratch/carrot-chase?lang=en')
  const [what, where] = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!)['@graph']
  expect(what).toMatchObject({ '@type': 'LearningResource', about: 'Scratch', inLanguage: 'en' })
  expect(where.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://tutu.example/tutu?lang=en',
    'https://tutu.example/tutu/scratch?lang=en',
    'https://tutu.example/tutu/scratch/carrot-chase?lang=en',
  ])
})
