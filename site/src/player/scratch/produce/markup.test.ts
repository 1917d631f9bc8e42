// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAGE_WORDS } from '../page-words.ts'
import { OPTIONS_ID, type PageOptions } from '../player/options.ts'
import { pageOptions } from '../page-options.ts'
import { SILENCE } from '@tutu/learning/scratch/music'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { pageMarkup } from './markup.ts'

const facts = { format: 'sb3', sprites: 1, keys: ['ArrowLeft', ' '], music: SILENCE, id: '0000beef' } as const
const options = (title: string, author = ''): PageOptions =>
  pageOptions({ ...DEFAULT_SETTINGS, author }, title, facts, PAGE_WORDS['zh-cn'])

function page(
  given: PageOptions,
  { siteName = '图图编程', cover }: { siteName?: string; cover?: string } = {},
): Document {
  const parts = {
    options: given,
    lang: 'zh-CN',
    siteName,
    runtime: 'RUNTIME',
    player: 'PLAYER',
    nonce: 'NONCE',
    sounds: {},
    cover,
  }
  const [head, tail] = pageMarkup(parts)
  return new DOMParser().parseFromString(`${head}UEsDBA==${tail}`, 'text/html')
}

describe('a produced page', () => {
  it('names its language, its title and its author', () => {
    const document = page(options('太空大战', '小明'))
    expect(document.documentElement.lang).toBe('zh-CN')
    expect(document.title).toBe('太空大战')
    expect(document.querySelector('h1')?.textContent).toBe('太空大战')
    expect(document.querySelector('meta[name=author]')?.getAttribute('content')).toBe('小明')
  })

  it.each(['zh-cn', 'en'] as const)('starts with a green flag that is called one (%s)', (language) => {
    const words = PAGE_WORDS[language]
    const given = pageOptions({ ...DEFAULT_SETTINGS, accent: '#c2450a' }, 'x', facts, words)
    const document = page(given)
    expect(document.querySelector('#go')?.textContent).toMatch(language === 'en' ? /green flag/ : /绿旗/)
    expect(document.querySelector('#go svg')).not.toBeNull()
    const style = document.querySelector('style')!.textContent
    expect(/#start \.flag\{[^}]*\}/.exec(style)![0]).toMatch(/background:#1f8a3f;color:#fff/)
    expect(document.querySelector('#flag svg')?.getAttribute('style')).toContain('#1f8a3f')
  })

  it('lets nothing out and only its own scripts run', () => {
    const policy = page(options('x')).querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('connect-src data: blob:;')
    expect(policy).toContain("script-src 'nonce-NONCE' 'unsafe-eval';")
    expect(policy).not.toMatch(/https?:|\*|'self'/)
  })

  it('stands before the policy with nothing that could ask for anything', () => {
    const [head] = pageMarkup({
      options: options('x'),
      lang: 'en',
      siteName: '',
      runtime: '',
      player: '',
      nonce: 'n',
      sounds: {},
    })
    expect(head.slice(0, head.indexOf('http-equiv'))).not.toMatch(/src=|href=/)
  })

  it('carries the notices of the runtime, whatever the site is called', () => {
    const document = page(options('x'), { siteName: 'a --> <script>b' })
    expect(document.documentElement.firstChild?.nodeType).toBe(8)
    expect(document.documentElement.firstChild?.textContent).toMatch(/Mozilla Public License[\s\S]*Massachusetts/)
    expect(document.querySelectorAll('script')).toHaveLength(5)
  })

  it.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '<!--<script>',
    '</script><script>alert(1)</script>',
    '&lt;b&gt; & \u2028 ; c',
  ])('shows %j as it was typed', (text) => {
    const document = page(options(text, text), { cover: `data:image/jpeg;base64,${text}` })
    expect(document.title).toBe(text)
    expect(document.querySelector('#title')?.textContent).toBe(text)
    expect(document.querySelectorAll('script')).toHaveLength(5)
    expect(document.querySelectorAll('img')).toHaveLength(1)
    expect(document.querySelector('[onload],[onerror]')).toBeNull()
    const told = JSON.parse(document.getElementById(OPTIONS_ID)!.textContent) as PageOptions
    expect(told).toMatchObject({ title: text.trim(), author: text.trim() })
  })

  it('keeps its shape with any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (title) => {
        const document = page(options(title, title))
        const told = JSON.parse(document.getElementById(OPTIONS_ID)!.textContent) as PageOptions
        return document.querySelectorAll('script').length === 5 && told.title === (title.trim() || '我的作品')
      }),
      { numRuns: 40 },
    )
  })
})
