import { escapeHtml } from '@tutu/contract/core/escape-html'
import { msOfEachPair, worst } from '@tutu/contract/testing/computing'
import { nastyTexts } from '@tutu/contract/testing/nasty-texts'
import { expect, test } from 'vitest'
import { fill } from '@tutu/contract/core/fill'
import { parseFilters } from './pages/courses/filters.ts'
import { stackScratchBlocks } from './lib/scratch-blocks.ts'
import { filesIn, pageOf } from './service-worker/scope.ts'
import { parseAddress } from './tools/clock/logic/address.ts'
import { pageFileName, titleOf } from './player/scratch/produce/file-name.ts'
import { jsonForScript } from './player/scratch/produce/json-for-script.ts'
import { differentNames } from './player/scratch/produce/zip.ts'

/** ms of computing; what looks twice at each pair of characters takes more than twice that (see the server's test of this name). */
const BOUND = await msOfEachPair(process.threadCpuUsage)

const inLesson = (text: string): string => `<pre><code class="language-scratch">${escapeHtml(text)}\n</code></pre>`

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'Scratch blocks of a lesson': (text) => stackScratchBlocks(inLesson(text)),
  'Scratch blocks in lines': (text) => stackScratchBlocks(inLesson(text.replace(/.{40}/gsu, '$&\n'))),
  'title of a Scratch project': (text) => [pageFileName(text), titleOf(text), jsonForScript({ text })],
  'names of Scratch pages': (text) => differentNames([text, text, `${text}.html`]),
  'filters of courses': (text) => parseFilters(new URLSearchParams({ q: text, category: text, page: text, age: text })),
  'address of the clock': (text) =>
    parseAddress(new URLSearchParams({ mode: text, zones: text, subject: text }).toString()),
  'text with places': (text) => fill(text, { a: 1 }),
  'page kept offline': (text) => [
    pageOf(`https://tutu.example/course/${encodeURIComponent(text)}`, 'https://tutu.example'),
    filesIn(text),
  ],
}

const TEXTS = nastyTexts('[', '(', '&lt;', ' v', '{a|', '"./a', 'a-b.js')

// Each text takes some ms; there are many.
test.each(Object.entries(READERS))('%s: 30,000 characters of anything are read at once', async (_, read) => {
  const { ms, text } = await worst(process.threadCpuUsage, read, TEXTS)
  expect(ms, text).toBeLessThan(BOUND)
})
