import { describe, expect, it } from 'vitest'
import { fileOf, filesIn, isSitePage, needsOf, pageOf, pictureOf, picturesIn } from './scope.ts'

const ORIGIN = 'https://tutu.example'

describe('pages that are kept', () => {
  it.each([
    ['/', '/'],
    ['/?lang=en&utm_source=x', '/?lang=en'],
    ['/clock', '/clock'],
    ['/clock/', '/clock'],
    ['/clock?mode=countdown&t=300', '/clock'],
    ['/clock?mode=exam&lang=en', '/clock?lang=en'],
    ['/tool?lang=en&utm_source=x', '/tool?lang=en'],
    ['/tool-frame', '/tool-frame'],
    ['/player?lang=en', '/player?lang=en'],
    ['/course/python-turtle-art', '/course/python-turtle-art'],
    ['/course/python-turtle-art/first-line?lang=en#content', '/course/python-turtle-art/first-line?lang=en'],
  ])('%s as %s', (path, page) => expect(pageOf(ORIGIN + path, ORIGIN)).toBe(page))

  it.each([
    '/offline',
    '/courses',
    '/courses?category=python',
    '/course',
    '/course/a/b/c',
    '/course/../admin',
    '/admin',
    '/admin/index/index',
    '/user/loading',
    '/api/course/index',
    '/clockwork',
    '/tools',
  ])('never %s', (path) => expect(pageOf(ORIGIN + path, ORIGIN)).toBeUndefined())

  it('never one of another site', () => expect(pageOf('https://else.example/clock', ORIGIN)).toBeUndefined())
})

it.each([
  ['/courses', true],
  ['/nowhere?lang=en', true],
  ['/administration', true],
  ['/admin', false],
  ['/Admin/index', false],
  ['/user/overview', false],
  ['/api/course/index', false],
  ['/storage/a.pdf', false],
  ['/share/tutu.png', false],
  ['/sitemap.xml', false],
  ['/favicon.ico', false],
])('without a network %s is shown as the offline page: %s', (path, expected) => {
  expect(isSitePage(ORIGIN + path, ORIGIN)).toBe(expected)
  expect(isSitePage(`https://else.example${path}`, ORIGIN)).toBe(false)
})

it.each([
  [`${ORIGIN}/static/covers/a.svg`, '/static/covers/a.svg'],
  ['https://cdn.example/tutu/static/covers/a.svg', '/static/covers/a.svg'],
  [`${ORIGIN}/storage/course/20261120/p.png`, '/storage/course/20261120/p.png'],
  [`${ORIGIN}/storage/course/20261120/p.png.640.webp`, '/storage/course/20261120/p.png'],
  [`${ORIGIN}/storage/course/20261120/p.png.1280.avif`, '/storage/course/20261120/p.png'],
  [`${ORIGIN}/admin/index`, undefined],
])('the picture %s is kept as %s', (address, expected) => expect(pictureOf(address)).toBe(expected))

it('finds the Scratch projects that a lesson plays, and compares with', () => {
  const html = `<div class="piece" data-project="/static/lessons/hello.sb3" data-player-page="/player"></div>
    <section data-compare-file="/storage/lesson/hello.sb3" data-compare-address="https://cdn.example/x.sb3"></section>`
  expect([...picturesIn(html).keys()]).toEqual(['/static/lessons/hello.sb3', '/storage/lesson/hello.sb3'])
})

it('finds the pictures that a page shows', () => {
  const html = `<img alt="" class="x" src="https://cdn.example/static/covers/a.svg"><img src="/storage/b.png.640.webp">
    <img src="data:image/png;base64,AA"><script src="/static/c.js"></script>`
  expect([...picturesIn(html)]).toEqual([
    ['/static/covers/a.svg', '/static/covers/a.svg'],
    ['/storage/b.png', '/storage/b.png.640.webp'],
  ])
})

it.each([
  [`${ORIGIN}/assets/page-1a2b.js`, '/assets/page-1a2b.js'],
  ['https://cdn.example/assets/page-1a2b.js', '/assets/page-1a2b.js'],
  ['https://cdn.example/tutu/assets/page-1a2b.js', '/assets/page-1a2b.js'],
  [`${ORIGIN}/admin/assets/page-1a2b.js`, undefined],
  ['https://cdn.example/tutu/admin/assets/page-1a2b.js', undefined],
  [`${ORIGIN}/api/assets/index`, undefined],
  [`${ORIGIN}/static/covers/a.svg`, undefined],
])('%s is kept as %s', (address, expected) => expect(fileOf(address, ORIGIN)).toBe(expected))

it('a tool brings what it needs besides its files', () => {
  expect(needsOf('/shtml?lang=en')).toEqual(['/tool-frame'])
  expect(needsOf('/player?lang=en')).toEqual(['/tool-frame'])
  expect(needsOf('/clock')).toEqual([])
})

it('finds the files that a page, a script and a style sheet name', () => {
  const text = `<link href="https://cdn.example/assets/a-1.css"><script src="/assets/b-2.js">
    import{x}from"./c-1a2b3c4d.js";const d=["assets/d-4.js"];new Worker("/assets/e_5.js");url(/assets/f-6.svg);
    const g=new URL("scaffolding-min-BT2gHshT.js",import.meta.url),h='lesson-12345678.txt',
    i=new URL("./llvm.core.wasm","https://elsewhere.example/")`
  expect(filesIn(text).toSorted()).toEqual([
    '/assets/a-1.css',
    '/assets/b-2.js',
    '/assets/c-1a2b3c4d.js',
    '/assets/d-4.js',
    '/assets/e_5.js',
    '/assets/f-6.svg',
    '/assets/scaffolding-min-BT2gHshT.js',
  ])
})
