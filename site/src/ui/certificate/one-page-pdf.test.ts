import { expect, test } from 'vitest'
import { onePagePdf } from './one-page-pdf.ts'

test('every object stands where the table says, and the picture is in it as it was', async () => {
  const bytes = Uint8Array.from([0xff, 0xd8, 0x0a, 0x00, 0xff, 0xd9])
  const pdf = Buffer.from(await onePagePdf({ bytes, width: 3, height: 2 }, '证书 Tutu').arrayBuffer())
  const text = pdf.toString('latin1')

  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1])
  expect(text.slice(table, table + 4)).toBe('xref')
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places.map((place) => text.slice(place, place + 8))).toEqual([1, 2, 3, 4, 5, 6].map((id) => `${id} 0 obj\n`))

  const picture = text.indexOf('stream\n', places[4]) + 'stream\n'.length
  expect(text.slice(places[4], picture)).toContain(`/Length ${bytes.length} `)
  expect(pdf.subarray(picture, picture + bytes.length)).toEqual(Buffer.from(bytes))

  const title = Buffer.from(/\/Title <FEFF([0-9a-f]+)>/.exec(text)![1]!, 'hex')
    .swap16()
    .toString('utf16le')
  expect(title).toBe('证书 Tutu')
})
