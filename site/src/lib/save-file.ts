const TYPES = { json: 'application/json', html: 'text/html', csv: 'text/csv', ics: 'text/calendar' } as const

/** Gives a text to the reader as a file of their own. */
export function saveFile({ name, text }: { name: string; text: string }, type: keyof typeof TYPES): void {
  saveBlob(name, new Blob([text], { type: `${TYPES[type]};charset=utf-8` }))
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it only after this.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
