import { BOM, csvLine } from '@tutu/contract/core/csv'

/** Has the browser save rows as a CSV file that spreadsheets read. `name`: without its ending. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = BOM + rows.map((row) => csvLine(row)).join('')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(url)
}
