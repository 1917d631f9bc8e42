import { expect, it } from 'vitest'
import type { SiteContext } from '../../lib/site-context.ts'
import { cannedApi, course, tutorial } from '../../testing/canned-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

type Outcome = { mode: string; did_you_mean?: string; list?: unknown[] }

/** What each module's own search answers; the others find nothing. */
const answering =
  (answers: Readonly<Record<string, Outcome>>): SiteContext['api'] =>
  async <T,>(path: string, params: Record<string, unknown> = {}) => {
    if (!params['quick_search']) return cannedApi()<T>(path, params)
    const base = path.split('/')[2]!
    const { mode = 'none', did_you_mean = null, list = [] } = answers[base] ?? {}
    const data = { list, total: list.length, remark: '', search: { mode, did_you_mean } }
    return { code: 1, msg: '', data: data as T, time: 0 }
  }
const kindsIn = (html: string) => [...html.matchAll(/id="found-([\w-]+)"/g)].map(([, kind]) => kind)
const htmlOf = async (path: string, answers: Readonly<Record<string, Outcome>>) =>
  (await renderPage(path, { api: answering(answers) })).html

it('results stand together by kind, their words marked', async () => {
  const html = await htmlOf('/search?q=胡萝卜', {
    course: { mode: 'all', list: [course] },
    tutu: { mode: 'all', list: [tutorial] },
  })
  expect(html).toContain('id="found-course"')
  expect(html).toContain('<mark>胡萝卜</mark>')
  expect(html).toContain('href="/course/hide-and-seek"')
  expect(html).toContain('href="/tutu/scratch/carrot-chase"')
  expect(html).toContain('noindex')
})

it('what is called so comes before kinds that only mention it', async () => {
  const mentioned = { ...course, subtitle: '和家长一起' }
  const called = { id: 3, slug: 'parents', title: '给家长的话', body_html: '' }
  const html = await htmlOf('/search?q=家长', {
    course: { mode: 'all', list: [mentioned] },
    onePage: { mode: 'all', list: [called] },
  })
  expect(kindsIn(html)).toEqual(['one-page', 'course'])
})

it('a page that says what it tells comes before an article of that name, and both before what only speaks of it', async () => {
  const told = { id: 3, slug: 'parents', title: '给家长的话', seo_description: '学多久、怎样保护眼睛', body_html: '' }
  const html = await htmlOf('/search?q=眼睛', {
    course: { mode: 'all', list: [course] },
    blog: { mode: 'all', list: [{ id: 4, slug: 'posture', title: '先照顾好眼睛', summary: '' }] },
    onePage: { mode: 'all', list: [told] },
  })
  expect(kindsIn(html)).toEqual(['one-page', 'blog', 'course'])
  // By the name that visitors know, not the back office's.
  expect(html).toMatch(/id="found-one-page"[^>]*>关于我们</)
})

it('what has all words stands without what has some, and without guesses', async () => {
  const html = await htmlOf('/search?q=gmae', {
    course: { mode: 'near', did_you_mean: 'game', list: [course] },
    tutu: { mode: 'all', list: [tutorial] },
  })
  expect(html).toContain('id="found-tutu"')
  expect(html).not.toContain('id="found-course"')
  expect(html).not.toContain('你想找的是不是')
})

it('a slip is put right, and the words put right are one press away', async () => {
  const html = await htmlOf('/search?q=gmae&lang=en', {
    course: { mode: 'near', did_you_mean: 'game', list: [course] },
    tutu: { mode: 'any', list: [tutorial] },
  })
  expect(html).toMatch(/<a href="\/search\?q=game&amp;lang=en"[^>]*>game<\/a>/)
  expect(html).not.toContain('id="found-tutu"')
})

it('an empty page always has ways on', async () => {
  for (const path of ['/search', '/search?q=nothing']) {
    const html = await htmlOf(path, {})
    expect(html).toContain('href="/way"')
    expect(html).toContain('href="/courses?category=scratch"')
    expect(html).toContain('href="/course/hide-and-seek"')
  }
})

it('who names an age finds the courses for it before what only has the number', async () => {
  const asked: Record<string, unknown>[] = []
  const api: SiteContext['api'] = async <T,>(path: string, params: Record<string, unknown> = {}) => {
    const base = path.split('/')[2]!
    if (base === 'course' && 'age_min' in params) {
      asked.push(params)
      return { code: 1, msg: '', data: { list: [course], total: 1, remark: '' } as T, time: 0 }
    }
    return answering({ tutu: { mode: 'all', list: [tutorial] } })<T>(path, params)
  }
  const { html } = await renderPage('/search?q=8岁', { api })
  expect(asked).toEqual([expect.objectContaining({ age_min: 8, age_max: 8 })])
  expect(asked[0]).not.toHaveProperty('quick_search', expect.anything())
  expect(kindsIn(html)).toEqual(['course', 'tutu'])
})
