/** The known word that differs by a letter or two, or in its capitals. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll('_', '')
  const same = known.find((one) => plain(one) === plain(word))
  if (same) return same
  const close = known
    .map((one) => ({ one, far: distance(plain(word).slice(0, 20), plain(one)) }))
    .filter(({ one, far }) => far <= (one.length > 5 ? 2 : 1))
    .toSorted((a, b) => a.far - b.far)
  return close[0]?.one
}

/** Levenshtein's distance; letters that changed places count once. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1)
      row.push(best)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
