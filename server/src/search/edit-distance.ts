/** Whether two words differ by one slip at most: a letter more, less or another, or two neighbours in the wrong order. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.length > restB.length) return restA.slice(1) === restB
  if (restB.length > restA.length) return restB.slice(1) === restA
  if (restA.slice(1) === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

/** The word with each of its letters left out in turn. */
export function slipsOf(word: string): string[] {
  return [...new Set(Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)))]
}
