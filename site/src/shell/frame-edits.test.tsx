import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WriteOnce } from '../lib/same-everywhere.tsx'
import { type Site, SiteOfPage, withAssets } from '../lib/use-site.ts'
import { SiteFooter } from './footer.tsx'
import { SiteHeader } from './header.tsx'
import { createWriteOnce } from './write-once.ts'

const SITE: Site = {
  language: 'en',
  origin: 'https://tutu.example',
  path: '/course/scratch',
  search: '',
  year: 2026,
  siteName: 'Carrot School',
  comcont: 'Where rabbits learn',
  recordNumber: 'ICP 1',
  footer: {
    companyName: '',
    icpLicence: 'B2-1',
    policeRecordNumber: '11010102000001',
    complaintPhone: '010-1',
    complaintEmail: 'hello@tutu.example',
    childProtectionContact: 'Ms. Hare',
  },
  isMemberCentreOpen: true,
  hasTrials: true,
  cdnUrl: '',
  baiduVerification: '',
  onePages: [{ slug: 'terms', title: 'Terms' }],
}

const frame = (site: Site) => (
  <SiteOfPage value={withAssets(site)}>
    <SiteHeader />
    <SiteFooter />
  </SiteOfPage>
)

test.each<[string, Partial<Site>, shown: string]>([
  ['the name of the site', { siteName: 'Turnip School' }, 'Turnip School'],
  ['what it says of itself', { comcont: 'Where hares learn' }, 'Where hares learn'],
  ['its record number', { recordNumber: 'ICP 2' }, 'ICP 2'],
  ['its company', { footer: { ...SITE.footer, companyName: 'Burrow Ltd' } }, 'Burrow Ltd'],
  ['its licence', { footer: { ...SITE.footer, icpLicence: 'B2-2' } }, 'B2-2'],
  ['its filing', { footer: { ...SITE.footer, policeRecordNumber: '11010102000002' } }, '11010102000002'],
  ['whom to call', { footer: { ...SITE.footer, complaintPhone: '010-2' } }, 'tel:0102'],
  ['whom to write to', { footer: { ...SITE.footer, complaintEmail: 'help@tutu.example' } }, 'help@tutu.example'],
  ['who answers for children', { footer: { ...SITE.footer, childProtectionContact: 'Mr. Hedgehog' } }, 'Mr. Hedgehog'],
  ['a page of the footer', { onePages: [{ slug: 'terms', title: 'House rules' }] }, 'House rules'],
  ['one more page of the footer', { onePages: [...SITE.onePages, { slug: 'rabbits', title: 'Rabbits' }] }, 'Rabbits'],
  ['the year', { year: 2027 }, '2027'],
  ['the page that the navigation marks', { path: '/courses' }, 'aria-current="page"'],
  ['the language', { language: 'zh-cn' }, '页脚导航'],
])('what was written of the frame before does not outlive an edit of %s', (_what, edit, shown) => {
  const writeOnce = createWriteOnce()
  const written = (site: Site) => renderToStaticMarkup(<WriteOnce value={writeOnce}>{frame(site)}</WriteOnce>)
  const before = written(SITE)
  expect(before).not.toContain(shown)
  const edited = { ...SITE, ...edit }
  expect(written(edited)).toContain(shown)
  expect(written(edited)).toBe(renderToStaticMarkup(frame(edited)))
  expect(written(SITE)).toBe(before)
})

test('a closed member centre leaves the frame at once', () => {
  const writeOnce = createWriteOnce()
  const written = (site: Site) => renderToStaticMarkup(<WriteOnce value={writeOnce}>{frame(site)}</WriteOnce>)
  const closed = { ...SITE, isMemberCentreOpen: false }
  expect(written(SITE)).not.toBe(renderToStaticMarkup(frame(closed)))
  expect(written(closed)).toBe(renderToStaticMarkup(frame(closed)))
})
