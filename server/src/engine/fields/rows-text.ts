/** Rows as one text, as exports write them: a line each, with ' | ' between its cells. */
export function joinRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(escaped).join(' | ')).join('\n')
}

const escaped = (cell: string): string => cell.replaceAll(/[\\|｜]/g, String.raw`\$&`)

/** The cells of such a text; lines without any are left out. */
export function splitRows(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(splitCells)
}

function splitCells(line: string): string[] {
  const cells = ['']
  for (let at = 0; at < line.length; at++) {
    const isEscape = line[at] === '\\' && /[\\|｜]/.test(line[at + 1] ?? '')
    if (isEscape) cells[cells.length - 1] += line[++at]!
    else if (line[at] === '|' || line[at] === '｜') cells.push('')
    else cells[cells.length - 1] += line[at]!
  }
  return cells.map((cell) => cell.trim())
}
