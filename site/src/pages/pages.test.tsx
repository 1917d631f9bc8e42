import { UNREADY } from '@tutu/contract/core/unready-text'
import { expect, it, vi } from 'vitest'
import type { LessonDetail } from '../lib/public-api.ts'
import type { SiteContext } from '../lib/site-context.ts'
import { cannedApi, course } from '../testing/canned-api.ts'
import { renderPage } from '../testing/render-page.tsx'

const shown = (path: string, total?: number) => renderPage(path, { api: cannedApi(total) })

it.each([
  ['/', 200, '首页 - 图图编程'],
  ['/?lang=en', 200, 'Home - 图图编程'],
  ['/courses', 200, '课程 - 图图编程'],
  ['/courses?category=scratch', 200, 'Scratch 创作 · 课程 - 图图编程'],
  ['/course/hide-and-seek', 200, '躲猫猫 &lt;小程序&gt; · 课程详情 - 图图编程'],
  ['/course/hide-and-seek/hello', 200, '打招呼 · 躲猫猫 &lt;小程序&gt; - 图图编程'],
  ['/work', 200, '作品 - 图图编程'],
  ['/work?kind=video', 200, '视频 · 作品 - 图图编程'],
  ['/work/5', 200, '会飞的 &lt;兔子&gt; · 作品 - 图图编程'],
  ['/way', 200, '学习路径 - 图图编程'],
  ['/way?age=8&like=game&can=beginner', 200, '学习路径 - 图图编程'],
  ['/search', 200, '搜索 - 图图编程'],
  ['/search?q=game', 200, 'game · 搜索 - 图图编程'],
  ['/tutu', 200, '教程 - 图图编程'],
  ['/tutu/scratch', 200, 'Scratch · 教程 - 图图编程'],
  ['/tutu/scratch/carrot-chase', 200, '追 &lt;胡萝卜&gt; · Scratch - 图图编程'],
  ['/tutu/cooking', 404, '页面不存在 - 图图编程'],
  ['/tutu/scratch/none', 404, '页面不存在 - 图图编程'],
  ['/blogs', 200, '博客 - 图图编程'],
  ['/blogs?tag=game&lang=en', 200, '游戏 · Blog - 图图编程'],
  ['/blogs?tag=robots', 404, '没有这个标签 - 图图编程'],
  ['/blog/stuck', 200, '孩子 &lt;卡住&gt; 了 · 博客 - 图图编程'],
  ['/blog/none', 404, '页面不存在 - 图图编程'],
  ['/blog/stuck/more', 404, '页面不存在 - 图图编程'],
  ['/about', 200, '关于我们 - 图图编程'],
  ['/about/team', 200, '团队 · 关于我们 - 图图编程'],
  ['/about/mentors', 200, '伯乐 · 关于我们 - 图图编程'],
  ['/about/jobs', 200, '招聘 · 关于我们 - 图图编程'],
  ['/about/contact?lang=en', 200, 'Contact us · About us - 图图编程'],
  ['/about/news?category=notices', 200, '通知 · 新闻 · 关于我们 - 图图编程'],
  ['/about/news?category=robots', 404, '新闻 · 关于我们 - 图图编程'],
  ['/about/news/hello', 200, '开门了 · 新闻 - 图图编程'],
  ['/about/our-story', 200, '从餐桌开始 · 关于我们 - 图图编程'],
  ['/about/privacy', 200, '隐私政策 · 关于我们 - 图图编程'],
  ['/about/none', 404, '页面不存在 - 图图编程'],
  ['/401', 200, '没有权限 - 图图编程'],
  ['/offline', 200, '没有连上网 - 图图编程'],
  ['/offline?lang=en', 200, 'You are offline - 图图编程'],
  ['/404', 404, '页面不存在 - 图图编程'],
  ['/work/6', 404, '页面不存在 - 图图编程'],
  ['/work/05', 404, '页面不存在 - 图图编程'],
  ['/course/none', 404, '页面不存在 - 图图编程'],
  ['/course/hide-and-seek/none?lang=en', 404, 'Page not found - 图图编程'],
])('%s answers %i with the title "%s"', async (path, status, title) => {
  const page = await shown(path)
  expect(page.status).toBe(status)
  expect(page.html).toContain(`<title>${title}</title>`)
  expect(page.html.match(/<h1/g)).toHaveLength(1)
})

it.each([
  ['/', 'id="categories"'],
  ['/search', '按主题逛课程'],
  ['/courses', '少选一个条件'],
])('%s of a site without courses and subjects has nothing that leads nowhere: %s', async (path, deadEnd) => {
  const api: SiteContext['api'] = async <T,>(asked: string, params?: Record<string, unknown>) => {
    const answer = await cannedApi()<T>(asked, params)
    return /^\/api\/(course|courseCategory)\/index$/.test(asked)
      ? { ...answer, data: { list: [], total: 0, remark: '' } as T }
      : answer
  }
  expect((await renderPage(path, { api })).html.includes(deadEnd)).toBe(false)
})

it('the tabs of About lead to the pages that were written for it, and not to those of the law', async () => {
  const { html } = await shown('/about/team')
  const tabs = [.../class="about-nav".*?<\/nav>/s.exec(html)![0].matchAll(/href="([^"?]+)/g)].map(([, href]) => href)
  expect(tabs).toEqual([
    '/about',
    '/about/team',
    '/about/mentors',
    '/about/news',
    '/about/jobs',
    '/about/contact',
    '/about/parents',
  ])
})

it('leads from a category without news to all of it, and from all of it, where there is none yet, nowhere', async () => {
  const api: SiteContext['api'] = async <T,>(path: string, params = {}) =>
    path === '/api/news/index'
      ? { code: 1, msg: '', time: 0, data: { list: [], total: 0, remark: '' } as T }
      : cannedApi()<T>(path, params)
  expect((await renderPage('/about/news?category=notices', { api })).html).toContain('看看全部新闻')
  const { html } = await renderPage('/about/news', { api })
  expect(html).toContain('这里还没有新闻')
  expect(html).not.toContain('看看全部新闻')
})

/** What can be tried on the spot, projects that can be played, lessons, articles and forms have one of their own besides. */
const WITH_A_SCRIPT = ['/', '/course/hide-and-seek/hello', '/work/5', '/blog/stuck', '/about/contact']

it.each([
  '/',
  '/courses',
  '/course/hide-and-seek',
  '/course/hide-and-seek/hello',
  '/work',
  '/work/5',
  '/way',
  '/tutu',
  '/tutu/scratch/carrot-chase',
  '/blogs',
  '/blog/stuck',
  '/about',
  '/about/contact',
  '/401',
  '/nowhere',
])(
  '%s sends no React: the script of all pages, and inline only the theme, speculation rules and data',
  async (path) => {
    const { html } = await shown(path)
    expect(html.match(/<script[^>]*src=/g)).toHaveLength(WITH_A_SCRIPT.includes(path) ? 2 : 1)
    expect(html).not.toContain('__reactRouterContext')
    expect(html).not.toContain('modulepreload')
  },
)

it('names the same page in both languages, without foreign parameters', async () => {
  const { html } = await shown('/courses?utm_source=x&age=9&lang=en')
  expect(html).toContain('<link rel="canonical" href="https://tutu.example/courses?age=9&amp;lang=en"/>')
  expect(html).toContain('hrefLang="zh-CN" href="https://tutu.example/courses?age=9"')
  expect(html).toContain('hrefLang="x-default" href="https://tutu.example/courses?age=9"')
  expect(html).toContain('<html lang="en"')
  expect(html).not.toContain('utm_source')
})

it('keeps ?lang=en in every link between pages', async () => {
  const paths = ['/', '/courses', '/course/hide-and-seek', '/course/hide-and-seek/hide', '/work', '/work/5']
  for (const path of [...paths, '/blogs', '/blog/stuck', '/about', '/about/news', '/about/news/hello']) {
    const { html } = await shown(`${path}?lang=en`)
    const links = [...html.matchAll(/<a href="(\/[^"]*)"([^>]*)>/g)].filter(([, , rest]) => !rest!.includes('hrefLang'))
    expect(links.length).toBeGreaterThan(3)
    for (const [, href] of links) if (!href!.startsWith('/storage/')) expect(href).toContain('lang=en')
  }
})

it('shows a paid lesson by its summary, the price and the free lessons', async () => {
  const { html } = await shown('/course/hide-and-seek/hide')
  expect(html).toContain('隐藏和显示。')
  expect(html).toContain('¥99')
  expect(html).toContain('href="/course/hide-and-seek/hello"')
})

it('a paid lesson of a course that is not open yet says the day and leads to the reminder, not to a price', async () => {
  const api: SiteContext['api'] = async <T,>(path: string, params: Record<string, unknown> = {}) => {
    const answer = await cannedApi()<T>(path, params)
    if (path !== '/api/lesson/read') return answer
    const { row } = answer.data as { row: LessonDetail }
    return { ...answer, data: { row: { ...row, course: { ...row.course, publishtime: 1_790_000_000 } } } as T }
  }
  const { html } = await renderPage('/course/hide-and-seek/hide', { api })
  expect(html).toContain('2026年9月21日 开课')
  expect(html).toMatch(/href="\/course\/hide-and-seek#offer"[^>]*>看课程，开课时提醒我</)
  expect(html).not.toContain('¥99')
})

it('tells search engines of the film of a lesson, and of none where it has none', async () => {
  const api: SiteContext['api'] = async <T,>(path: string, params = {}) => {
    const answer = await cannedApi()<T>(path, params)
    if (path !== '/api/lesson/read') return answer
    const row = { ...(answer.data as { row: object }).row, video: '/storage/lesson/hello.mp4' }
    return { ...answer, data: { row } as T }
  }
  const { html } = await renderPage('/course/hide-and-seek/hello', { api })
  const json = /<script type="application\/ld\+json">([^<]*VideoObject[^<]*)<\/script>/.exec(html)![1]!
  expect(JSON.parse(json)).toMatchObject({
    name: '打招呼',
    description: '让兔子说话。',
    contentUrl: 'https://tutu.example/storage/lesson/hello.mp4',
  })
  expect((await shown('/course/hide-and-seek/hello')).html).not.toContain('VideoObject')
})

it('gives the film of a lesson its captions, and says below it what it shows', async () => {
  const api: SiteContext['api'] = async <T,>(path: string, params = {}) => {
    const answer = await cannedApi()<T>(path, params)
    if (path !== '/api/lesson/read') return answer
    const film = { video: '/storage/lesson/hello.mp4', video_words: '0:03 小兔说：你好。' }
    return { ...answer, data: { row: { ...(answer.data as { row: object }).row, ...film } } as T }
  }
  const { html } = await renderPage('/course/hide-and-seek/hello', { api })
  expect(html).toContain('<track kind="captions" src="data:text/vtt')
  expect(html).toMatch(/<details class="video-words">.*小兔说：你好。/s)
})

it('offers teachers a lesson on paper where its text is in the page, and not where it is locked', async () => {
  expect((await shown('/course/hide-and-seek/hello')).html).toContain('打印这一课')
  expect((await shown('/course/hide-and-seek/hide')).html).not.toContain('打印这一课')
})

it('says at the place where certificates are checked how one is got', async () => {
  expect((await shown('/certificate')).html).toContain('学完一门课的每一课')
  expect((await shown('/certificate?lang=en')).html).toContain('Whoever finishes all lessons of a course')
})

it('has the room of a certificate from the first, where its number is known', async () => {
  const { html } = await shown('/certificate?number=UU8LDKFT4H')
  expect(html).toContain('<div class="certificate"')
  expect(html).not.toContain('学完一门课的每一课')
})

it('says after the last lesson of a course, and after no other, where its certificate is', async () => {
  const api: SiteContext['api'] = async <T,>(path: string, params = {}) => {
    const answer = await cannedApi()<T>(path, params)
    if (path !== '/api/lesson/read') return answer
    return { ...answer, data: { row: { ...(answer.data as { row: object }).row, next: null } } as T }
  }
  const { html } = await renderPage('/course/hide-and-seek/hello', { api })
  expect(html).toContain('href="/user/account/courses"')
  expect(html).toContain('领证书')
  // One page for who is signed in and who is not: the link leads through signing in where that is wanting.
  expect(html).not.toContain('登录后')
  expect((await shown('/course/hide-and-seek/hello')).html).not.toContain('领证书')
})

it('a lesson that is not laid out yet cannot be called done: its exercises are not there', async () => {
  const api: SiteContext['api'] = async <T,>(path: string, params = {}) => {
    const answer = await cannedApi()<T>(path, params)
    if (path !== '/api/lesson/read') return answer
    const content_html = `${UNREADY}<em>过一会儿刷新</em></p><p>去散步。</p>`
    return { ...answer, data: { row: { ...(answer.data as { row: object }).row, content_html } } as T }
  }
  const { html } = await renderPage('/course/hide-and-seek/hello', { api })
  expect(html).toContain('去散步')
  expect(html).not.toContain('data-lesson-done')
  expect((await shown('/course/hide-and-seek/hello')).html).toContain('data-lesson-done')
})

it('gives the file of a work under the name of the work, and says where there are none of a kind', async () => {
  const { html } = await shown('/work/5')
  expect(html).toContain('href="/storage/work/rabbit.sb3" download="会飞的  兔子 .sb3"')
  expect((await shown('/work?kind=video')).html).toContain('这里还没有作品')
})

it('brings the offline page with empty lists, which the service worker fills', async () => {
  const { html } = await shown('/offline')
  for (const name of ['tools', 'reading'])
    expect(html).toMatch(new RegExp(`<section[^>]*? hidden="" data-kept="${name}"[^>]*>(?:(?!</section>).)*<ul></ul>`))
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

it('describes the course to search engines without ending the script early', async () => {
  const { html } = await shown('/course/hide-and-seek')
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Course', name: course.title, offers: { price: '99.00' } })
})

it('shows an article with its contents, its neighbours, its feed and a picture for shared links', async () => {
  const { html } = await shown('/blog/stuck')
  for (const part of [
    '<a href="#h-three">三 &amp; 四</a>',
    '<h3 id="h-three">',
    '约 2 分钟读完',
    'href="/blog/older"',
    'property="og:image" content="https://tutu.example/share/blog/31.png"',
    'property="og:type" content="article"',
    'type="application/atom+xml"',
    'href="/feeds/blog.rss"',
    '<meta name="description" content="搜索里的话。"/>',
    'src="/share/code.svg?path=%2Fblog%2Fstuck"',
  ])
    expect(html.replaceAll('<!-- -->', '')).toContain(part)
  const [posting, crumbs] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as object,
  )
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: '孩子 <卡住> 了',
    datePublished: '2025-11-14T09:00:00.000Z',
    author: { name: '阿禾老师' },
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] })
})

it.each(['/', '/about'])('%s says to search engines who runs the site', async (path) => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await shown(path)).html)![1]!
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'EducationalOrganization',
    name: '图图编程',
    url: 'https://tutu.example',
  })
})

it('a course shows its lessons in chapters, of what kind they are, and what comes first', async () => {
  const api: SiteContext['api'] = async <T,>(path: string, params: Record<string, unknown> = {}) => {
    const answer = await cannedApi()<T>(path, params)
    const first = { prerequisite_ids: [9], prerequisites: [{ id: 9, title: '小兔子', slug: 'rabbit' }] }
    return path === '/api/course/read' ? { ...answer, data: { row: { ...course, ...first } } as T } : answer
  }
  const { html } = await renderPage('/course/hide-and-seek', { api })
  expect(html.match(/<h3[^>]*>认识兔子<\/h3>/g)).toHaveLength(1)
  expect(html).toContain('让它说话，再让它不见。')
  expect(html.match(/<\/svg>Scratch<\/span>/g)).toHaveLength(2)
  expect(html).toMatch(/先学：<\/span><a href="\/course\/rabbit"[^>]*data-course-ref="9"/)
})

it('a lesson asks for nothing of its course but what it carries of it: an edit of what comes before the course is none of it', async () => {
  const asked: string[] = []
  const api: SiteContext['api'] = (path, params) => {
    asked.push(path)
    return cannedApi()(path, params)
  }
  const { html } = await renderPage('/course/hide-and-seek/hello', { api })
  expect(html).toContain('accent-leaf')
  expect(asked).toContain('/api/lesson/read')
  expect(asked).not.toContain('/api/course/read')
})

it.each([
  ['too few others in its category leads to those that share its tag', 3, true],
  ['enough others in its category asks for no more', 4, false],
])('a course with %s', async (_, count, isAsked) => {
  const asked: object[] = []
  const api: SiteContext['api'] = async <T,>(path: string, params: Record<string, unknown> = {}) => {
    const answer = await cannedApi()<T>(path, params)
    if (path !== '/api/course/index') return answer
    asked.push(params)
    const list = Array.from({ length: count }, (_course, index) => ({ ...course, id: course.id + index }))
    return { ...answer, data: { list, total: count, remark: '' } as T }
  }
  await renderPage('/course/hide-and-seek', { api })
  expect(asked.some((params) => 'tag_ids' in params)).toBe(isAsked)
})

it('a course answers what parents ask, names its mentor and leads to others', async () => {
  const api: SiteContext['api'] = async <T,>(path: string, params: Record<string, unknown> = {}) => {
    const answer = await cannedApi()<T>(path, params)
    const mentor = { ...course, bole_id: 4, bole: { id: 4, name: '鹿鸣', title: '伯乐', avatar: null } }
    const others = [course, { ...course, id: 8, title: '迷宫', slug: 'maze' }]
    if (path === '/api/course/index') return { ...answer, data: { list: others, total: 2, remark: '' } as T }
    return path === '/api/course/read' ? { ...answer, data: { row: mentor } as T } : answer
  }
  const { html } = await renderPage('/course/hide-and-seek', { api })
  const asked = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(
      ([, json]) =>
        JSON.parse(json!) as { '@type': string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] },
    )
    .find((one) => one['@type'] === 'FAQPage')!
  expect(asked.mainEntity).toHaveLength(5)
  for (const { name, acceptedAnswer } of asked.mainEntity) {
    expect(html).toContain(`<dt>${name}</dt>`)
    expect(html).toContain(`<dd>${acceptedAnswer.text}</dd>`)
  }
  expect(html).toContain('鹿鸣')
  const related = /<section[^>]*aria-labelledby="related".*?<\/section>/s.exec(html)![0]
  expect([...related.matchAll(/href="\/course\/([\w-]+)"/g)].map(([, slug]) => slug)).toEqual(['maze'])
})

it('a course shows its finished piece to be played, and its cover where none is shown to visitors', async () => {
  const courseOf =
    (shown: object): SiteContext['api'] =>
    async <T,>(path: string, params: Record<string, unknown> = {}) => {
      if (path === '/api/cases/read') return cannedApi()<T>(path, { ...params, ...shown })
      const answer = await cannedApi()<T>(path, params)
      return path === '/api/course/read' ? { ...answer, data: { row: { ...course, work_id: 5 } } as T } : answer
    }
  const { html } = await renderPage('/course/hide-and-seek', { api: courseOf({}) })
  expect(html).toMatch(
    /data-player="\/player"[^>]*data-id="5"[^>]*data-kind="scratch"[^>]*data-script="[^"]*play-stage/,
  )
  expect(html).toContain('学完能做出来（Scratch 作品）：')
  expect(html).not.toContain('lang="zh-CN">会飞')
  // A child's own words are not translated; voices are told what they are.
  const english = (await renderPage('/course/hide-and-seek?lang=en', { api: courseOf({}) })).html
  expect(english).toContain('What you will make (Scratch project):')
  expect(english).toContain('<span lang="zh-CN">会飞的 &lt;兔子&gt;</span>')
  const none = await renderPage('/course/hide-and-seek', { api: courseOf({ id: '6' }) })
  expect(none.status).toBe(200)
  expect(none.html).not.toContain('data-player')
  expect(none.html).toContain('class="framed-cover')
})

it.each([
  ['/course/hide-and-seek', 'course/7'],
  ['/blog/stuck', 'blog/31'],
  ['/work/5', 'cases/5'],
])('%s has its card beside its code, to be passed on or saved', async (path, row) => {
  const { html } = await shown(path)
  const menu = /<details class="share".*?<\/details>/s.exec(html)?.[0]
  expect(menu).toMatch(new RegExp(`<a href="/share/${row}\\.png" download="[^"]+\\.png"`))
  expect(menu).toContain(`<img src="/share/${row}.png"`)
  expect(menu).toContain(`src="/share/code.svg?path=${encodeURIComponent(path)}"`)
  expect(menu).toContain(`data-copy-link="https://tutu.example${path}"`)
})

it('gives a page that stands alone a picture of its own for shared links', async () => {
  const { html } = await shown('/about/privacy')
  expect(html).toMatch(/property="og:image" content="https:\/\/tutu\.example\/share\/onePage\/\d+\.png"/)
})

it('tells search engines of openings, and what they pay', async () => {
  const { html } = await shown('/about/jobs')
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'JobPosting',
    employmentType: 'FULL_TIME',
    baseSalary: { value: { minValue: 9000, maxValue: 14000, unitText: 'MONTH' } },
  })
  expect(html.replaceAll('<!-- -->', '')).toContain('每月 ¥9,000–14,000')
})

it('leads from the foot of every page to what the law asks for, and not twice to the contact page', async () => {
  const footer = /<footer[\s\S]*<\/footer>/.exec((await shown('/courses')).html)![0]
  expect(footer).toContain('href="/about/privacy"')
  expect(footer.match(/href="\/about\/contact"/g)).toHaveLength(1)
})

it('says that lessons are being prepared, and no figures, where a course has none yet', async () => {
  const api: SiteContext['api'] = async <T,>(path: string, params = {}) => {
    const answer = await cannedApi()<T>(path, params)
    const none = { list: [], total: 0, remark: '' } as T
    const row = { ...course, lesson_count: 0, total_minutes: 0 }
    if (path === '/api/lesson/index') return { ...answer, data: none }
    return path === '/api/course/read' ? { ...answer, data: { row } as T } : answer
  }
  const { html } = await renderPage('/course/hide-and-seek', { api })
  expect(html).toContain('课时还在准备')
  expect(html).not.toMatch(/0 课时|0 分钟|PT0M/)
})

it.each([
  ['/courses?page=99', 302, '/courses?page=3'],
  ['/courses?page=99&age=9&lang=en', 302, '/courses?age=9&page=3&lang=en'],
  ['/courses?category=blocks&age=9&lang=en', 301, '/courses?category=scratch&age=9&lang=en'],
  ['/courses?tag=games', 301, '/courses?tag=game'],
  ['/course/peekaboo?lang=en', 301, '/course/hide-and-seek'],
  ['/blog/was-stuck?lang=en', 301, '/blog/stuck'],
  ['/blog', 301, '/blogs'],
  ['/blogs?page=3&tag=game', 302, '/blogs?tag=game'],
  ['/about/old-privacy', 301, '/about/privacy'],
  ['/course/peekaboo/hello', 301, '/course/hide-and-seek/hello'],
  ['/tutu/html5/carrot-chase', 301, '/tutu/scratch/carrot-chase'],
  ['/tutu/scratch/chase?lang=en', 301, '/tutu/scratch/carrot-chase'],
])('%s leads with %i to %s', async (path, status, location) => {
  expect(await shown(path, 30)).toMatchObject({ status, location })
})

it.each([
  ['/courses?category=robots', '没有这个主题', 'href="/courses?category=scratch"'],
  [
    '/courses?category=robots&age=9&lang=en',
    'No such subject',
    'href="/courses?category=scratch&amp;age=9&amp;lang=en"',
  ],
  ['/courses?tag=robots', '没有这个标签', 'href="/courses?tag=game"'],
])('%s: says that there is no such thing, and offers those there are', async (path, words, link) => {
  const { status, html } = await shown(path)
  expect(status).toBe(404)
  expect(html).toContain(`<title>${words} - 图图编程</title>`)
  expect(html).toContain('“robots”')
  expect(html).toContain(link)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
  expect(html).not.toContain(course.slug)
})

it('says on the folded filters how many are chosen', async () => {
  const countOf = (html: string) => /filter-count">(.*?)</.exec(html)![1]
  expect(countOf((await shown('/courses?q=x')).html)).toBe('')
  expect(countOf((await shown('/courses?category=scratch&age=9&sort=price')).html)).toBe('已选 3 项')
})

it.each([
  ['/courses', 0],
  ['/courses?category=scratch&lang=en', 0],
  ['/courses?age=9&page=2', 0],
  ['/courses?category=v1', 1],
  ['/courses?level=v1', 1],
  ['/courses?age=009', 1],
  ['/courses?page=99', 1],
])('%s is not worth keeping: %i', async (path, times) => {
  const doNotKeep = vi.fn<() => void>()
  await renderPage(path, { api: cannedApi(30), doNotKeep })
  expect(doNotKeep).toHaveBeenCalledTimes(times)
})

it('says kindly that nothing was found, and how to go on', async () => {
  const { html } = await shown('/courses?q=nothing')
  expect(html).toContain('没有找到“nothing”')
  expect(html).toContain('清除筛选')
  expect(html).toContain('noindex')
  expect(html).toContain('href="/courses?category=scratch"')
  expect(html).toContain('href="/course/hide-and-seek"')
})

it('offers what the words find without the other filters, where these leave nothing', async () => {
  const { html } = await shown('/courses?q=narrow&level=creator&age=9')
  expect(html).toContain('去掉筛选，有 4 门课')
  expect(html).toContain('href="/courses?q=narrow"')
})

it('asks whether a word put right was meant, and keeps the filters in its link', async () => {
  const { html } = await shown('/courses?q=gmae&age=9&lang=en')
  expect(html).toContain('Nothing found for “gmae”. Did you mean')
  expect(html).toMatch(/<a href="\/courses\?age=9&amp;q=game&amp;lang=en"[^>]*>game<\/a>/)
  expect((await shown('/courses?q=game+sunshine')).html).toContain('下面的课有其中一些')
})

it.each([
  ['/courses', '图图推荐'],
  ['/courses?lang=en', 'Tutu’s picks'],
  ['/courses?q=narrow', '最相关'],
  ['/courses?q=narrow&lang=en', 'Best match'],
])('names the order that nobody chose: at %s it is “%s”', async (path, order) => {
  expect((await shown(path)).html).toMatch(new RegExp(`<option value="" selected="">${order}</option>`))
})

it('says in which lesson a course has the words, the match marked, and leads there', async () => {
  const { html } = await shown('/courses?q=hidden')
  expect(html.replaceAll('<!-- -->', '')).toContain(
    '<a href="/course/hide-and-seek/hide">第 2 课《躲起来》</a> 用 &lt;b&gt;<mark>隐藏</mark>积木。',
  )
})

it.each([
  [500, '页面'],
  [503, '网站'],
])('a failing API makes a page of status %i with a retry link', async (status, words) => {
  const api = () => Promise.reject(Object.assign(new Error('down'), { status }))
  const page = await renderPage('/courses?age=9', { api })
  expect(page.status).toBe(status)
  expect(page.html).toContain('<title>页面出了问题 - 图图编程</title>')
  expect(page.html).toContain(words)
  expect(page.html).toContain('href="/courses?age=9"')
})

it('shows the ICP number as a link, and nothing where there is none', async () => {
  const withNumber = await renderPage('/', { api: cannedApi(), site: { recordNumber: '京ICP备1号', siteName: '' } })
  expect(withNumber.html).toContain('https://beian.miit.gov.cn/')
  expect(withNumber.html).toContain('<title>首页 - 图图编程</title>')
  expect((await shown('/')).html).not.toContain('beian.miit.gov.cn')
})

it('shows what else is filed, with the links the law asks for, and only what is filled in', async () => {
  const footer = {
    policeRecordNumber: '京公网安备11000002000001号',
    icpLicence: '京B2-20260001',
    companyName: '图图教育科技有限公司',
    complaintPhone: '010-1234 5678',
    complaintEmail: 'report@example.com',
    childProtectionContact: '张老师 010-87654321',
  }
  const { html } = await renderPage('/', { api: cannedApi(), site: { footer } })
  for (const part of [
    'href="https://beian.mps.gov.cn/#/query/webSearch?code=11000002000001"',
    'href="tel:01012345678"',
    'href="mailto:report@example.com"',
    '增值电信业务经营许可证：京B2-20260001',
    '2026 图图教育科技有限公司',
    '儿童个人信息保护：张老师 010-87654321',
  ])
    expect(html).toContain(part)
  const without = (await shown('/')).html
  for (const part of ['beian.mps.gov.cn', 'tel:', '举报', '许可证', '儿童个人信息']) expect(without).not.toContain(part)
})

it('takes files from the CDN where one is set', async () => {
  const { html } = await renderPage('/course/hide-and-seek', {
    api: cannedApi(),
    site: { cdnUrl: 'https://cdn.example' },
  })
  expect(html).toContain('src="https://cdn.example/static/covers/hide.svg"')
  expect(html).toContain('property="og:image" content="https://tutu.example/share/course/')
})

it('the form of trial lessons tells of a confirmation by mail where mails go out', async () => {
  const words = '确认信和前一天的提醒会寄到那里'
  expect((await renderPage('/trial', { api: cannedApi() })).html).toContain(words)
  const { html } = await renderPage('/trial', { api: cannedApi(), site: { sendsMail: false } })
  expect(html).toContain('手机和邮箱写一样就行')
  expect(html).not.toContain(words)
})
