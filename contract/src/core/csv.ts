/** Spreadsheets read UTF-8 as such only after this. */
export const BOM = '\uFEFF'

/** One line. A text that a spreadsheet would run as a formula is marked as text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`
}

function quote(cell: string): string {
  // One that begins so already is marked too: whoever takes one mark away has what was written.
  const text = /^'*(?:[=+@＝＋－＠\t\r\n]|-(?![\d.]+$))/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
