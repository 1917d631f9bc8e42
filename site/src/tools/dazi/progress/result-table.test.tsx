// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onPage } from '../../../testing/on-page.tsx'
import { ResultTable } from './result-table.tsx'

test('the last results are one region to a screen reader, not one inside another of the same name', () => {
  const main = document.createElement('main')
  main.innerHTML = renderToStaticMarkup(onPage(<ResultTable results={[]} />))
  const regions = [...main.querySelectorAll('section[aria-labelledby], [role=region]')]
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(['Last results'])
})
