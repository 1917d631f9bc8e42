import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { differentNames, zipOf } from './zip.ts'

it('a zip holds every page under a name of its own', async () => {
  const page = (name: string, text: string) => ({ name, content: new Blob([text]) })
  const zip = await zipOf([page('飞机.html', '1'), page('飞机.html', '2'), page('b.html', '')])
  const files = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())))
  expect(files.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['飞机.html', '1'],
    ['飞机 (2).html', '2'],
    ['b.html', ''],
  ])
})

it.each([
  [
    ['a.html', 'b.html'],
    ['a.html', 'b.html'],
  ],
  [
    ['a.html', 'A.html', 'a.html'],
    ['a.html', 'A (2).html', 'a (3).html'],
  ],
  [
    ['a.html', 'a (2).html', 'a.html'],
    ['a.html', 'a (2).html', 'a (3).html'],
  ],
])('%j become %j', (names, different) => {
  expect(differentNames(names)).toEqual(different)
})
