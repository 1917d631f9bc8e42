/** Several names as one text, as exports write it: 'Story; Game'. A name that would be taken for two stands in quotes, as in CSV. */
export function joinNames(names: readonly string[]): string {
  return names
    .map((name) => (name !== name.trim() || /^$|[;；",，、]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name))
    .join('; ')
}

/** The names in such a text, empty ones left out; people also write commas between them. */
export function splitNames(text: string): string[] {
  const names = splitAtSemicolons(text)
  if (names.length > 1 || text.includes('"')) return names
  return names.flatMap((one) => one.split(/[,，、]/)).flatMap((one) => one.trim() || [])
}

function splitAtSemicolons(text: string): string[] {
  const names: string[] = []
  for (let at = 0; at < text.length;) {
    while (at < text.length && text[at]!.trim() === '') at++
    const quoted = text[at] === '"' ? readQuoted(text, at) : undefined
    if (quoted) {
      names.push(quoted.name)
      at = quoted.end
      continue
    }
    const end = endOf(text, at)
    const name = text.slice(at, end).trim()
    if (name !== '') names.push(name)
    at = end + 1
  }
  return names
}

function endOf(text: string, from: number): number {
  const ends = /[;；]/g
  ends.lastIndex = from
  return ends.exec(text)?.index ?? text.length
}

/** A name in quotes and where the next one begins; undefined where the quotes do not end with the name. */
function readQuoted(text: string, from: number): { name: string; end: number } | undefined {
  for (let at = text.indexOf('"', from + 1); at > 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"') continue
    const end = endOf(text, at)
    if (text.slice(at + 1, end).trim() !== '') return undefined
    return { name: text.slice(from + 1, at).replaceAll('""', '"'), end: end + 1 }
  }
  return undefined
}
