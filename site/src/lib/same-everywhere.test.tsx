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

const page = (address: string) => (
  <SiteOfPage value={withAssets({ siteName: 'Tutu & friends' } as Site)}>
    <SameEverywhere as="header" className="site-header" by="brand" but={address}>
      {(own) => <Brand address={own} />}
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

test('of more than are remembered each is still written as it is', () => {
  const write = createWriteOnce()
  for (let by = 0; by < 1000; by++) expect(write(String(by), <p>{by}</p>)).toBe(`<p>${by}</p>`)
})
