import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createWriteOnce } from '../shell/write-once.ts'
import { SameEverywhere, WriteOnce } from './same-everywhere.tsx'
import { type Site, SiteOfPage, useSite, withAssets } from './use-site.ts'

let drawn = 0
function Brand({ address }: { address: string }) {
  drawn++
  return <a href={address}>{useSite().siteName}</a>
}

const page = (address: string, { by = 'header', siteName = 'Tutu & friends' } = {}) => (
  <SiteOfPage value={withAssets({ siteName, path: address } as Site)}>
    <SameEverywhere as="header" className="site-header" by={by} site={{ siteName }} but={{ address }}>
      {(own) => <Brand address={own.address} />}
    </SameEverywhere>
  </SiteOfPage>
)
const ADDRESSES = ['/courses', `/search?q="it's"&lang=en`, '/blog?tag=$1<2>']

test('what is the same on all pages is drawn once, and each page has its own address in it', () => {
  const write = createWriteOnce()
  const pages = (inner: ReactElement) => renderToStaticMarkup(<WriteOnce value={write}>{inner}</WriteOnce>)
  drawn = 0
  const once = ADDRESSES.map((address) => pages(page(address)))
  expect(drawn).toBe(1)
  expect(once).toEqual(ADDRESSES.map((address) => renderToStaticMarkup(page(address))))
})

test('of several texts each stands where it belongs, in attributes and as a part of longer ones too', () => {
  const write = createWriteOnce()
  const card = (title: string, href: string) => (
    <SameEverywhere as="p" by="card" but={{ href, title }}>
      {(own) => (
        <a href={own.href} title={`“${own.title}”: ${own.href}`}>
          {own.title}
        </a>
      )}
    </SameEverywhere>
  )
  for (const [title, href] of [
    ['Maze', '/a?b=1&lang=en'],
    ['<b>"title"</b>', ''],
  ] as const)
    expect(renderToStaticMarkup(<WriteOnce value={write}>{card(title, href)}</WriteOnce>)).toBe(
      renderToStaticMarkup(card(title, href)),
    )
})

test('another name of the site, and other content, are written by themselves', () => {
  const write = createWriteOnce()
  const written = (inner: ReactElement) => renderToStaticMarkup(<WriteOnce value={write}>{inner}</WriteOnce>)
  expect(written(page('/'))).toContain('Tutu &amp; friends')
  expect(written(page('/', { siteName: 'Carrot' }))).toContain('Carrot')
  drawn = 0
  written(page('/', { by: 'footer' }))
  expect(drawn).toBe(1)
})

test('what is written once finds of the site only what it names', () => {
  const path = () => (
    <SiteOfPage value={withAssets({ siteName: 'Tutu', path: '/courses' } as Site)}>
      <SameEverywhere as="header" by="path" site={{ siteName: 'Tutu' }}>
        {() => <Path />}
      </SameEverywhere>
    </SiteOfPage>
  )
  const Path = () => <b>{useSite().path}</b>
  expect(renderToStaticMarkup(<WriteOnce value={createWriteOnce()}>{path()}</WriteOnce>)).toContain('<b></b>')
})

test('only so many are remembered: the first of a thousand is drawn again, the last is not', () => {
  const write = createWriteOnce()
  let count = 0
  const Counted = ({ by }: { by: number }) => {
    count++
    return <p>{by}</p>
  }
  const written = (by: number) => write(String(by), () => <Counted by={by} />).join('')
  for (let by = 0; by < 1000; by++) expect(written(by)).toContain(`>${by}</p>`)
  written(999)
  expect(count).toBe(1000)
  expect(written(0)).toContain('>0</p>')
  expect(count).toBe(1001)
})
