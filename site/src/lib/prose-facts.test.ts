import { expect, it } from 'vitest'
import { headingsOf, readingMinutes } from './prose-facts.ts'

it('finds the headings that can be linked to, as plain text', () => {
  expect(headingsOf('<h2 id="h-a-b">A &lt;<em>b</em>&gt;</h2><p>x</p><h3 id="h-c">C</h3><h4 id="h-d">D</h4>')).toEqual([
    { id: 'h-a-b', level: 2, text: 'A <b>' },
    { id: 'h-c', level: 3, text: 'C' },
  ])
})

it.each([
  ['<p>短</p>', 1],
  [`<p>${'字'.repeat(1200)}</p>`, 4],
  [`<p>${'word '.repeat(600)}</p>`, 3],
  [`<p>${'字'.repeat(600)}</p><pre>${'word '.repeat(600)}</pre>`, 3],
])('says how long reading takes', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})
