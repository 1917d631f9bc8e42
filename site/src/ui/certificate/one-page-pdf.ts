/** A4 held across, in points of 1/72 inch. */
const [WIDTH, HEIGHT] = [842, 595]

/** A JPEG of `width` × `height` pixels. */
export type Jpeg = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number }

/** One page of A4 held across, filled with a picture: PDF 1.4 (ISO 32000-1, 7.5 for the file, 8.9.5 for the picture). */
export function onePagePdf({ bytes, width, height }: Jpeg, title: string): Blob {
  const drawing = `${WIDTH} 0 0 ${HEIGHT} 0 0 cm /Sheet Do`
  const objects: readonly (readonly (string | Uint8Array<ArrayBuffer>)[])[] = [
    ['<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /XObject << /Sheet 5 0 R >> >> >>`,
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
      bytes,
      '\nendstream',
    ],
    [`<< /Title <${inUtf16(title)}> >>`],
  ]
  const parts: (string | Uint8Array<ArrayBuffer>)[] = []
  let length = 0
  const add = (...more: readonly (string | Uint8Array<ArrayBuffer>)[]): void => {
    parts.push(...more)
    // Its own text is ASCII.
    for (const part of more) length += part.length
  }
  add('%PDF-1.4\n')
  const places = objects.map((object, at) => {
    const place = length
    add(`${at + 1} 0 obj\n`, ...object, '\nendobj\n')
    return place
  })
  const table = length
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const count = objects.length + 1
  add(
    `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`,
    `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  )
  return new Blob(parts, { type: 'application/pdf' })
}

/** Text as PDF has it in any script (7.9.2.2): hexadecimal digits of UTF-16, with its mark before. */
function inUtf16(text: string): string {
  return `FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}`
}
