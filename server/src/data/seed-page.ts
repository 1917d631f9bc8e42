/** A file of the seed in its two parts: YAML front matter between `---` lines, then Markdown. Throws where it has none. */
export function splitPage(source: string): { front: string; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source)
  if (!match) throw new Error('A seed file has no front matter')
  return { front: match[1]!, body: match[2]!.trim() }
}
