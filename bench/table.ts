const WIDE = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/

/** Prints rows under a heading, the first column to the left, the others to the right. */
export function printTable(columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = columns.map((name, index) => Math.max(...[name, ...rows.map((row) => row[index] ?? '')].map(widthOf)))
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, index) => pad(cells[index] ?? '', width, index === 0))
      .join('  ')
      .trimEnd()
  const lines = [line(columns), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)]
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** 12,345 above a hundred, 12.3 below. */
export function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })
}

function pad(text: string, width: number, left: boolean): string {
  const blank = ' '.repeat(width - widthOf(text))
  return left ? text + blank : blank + text
}

function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0)
}
