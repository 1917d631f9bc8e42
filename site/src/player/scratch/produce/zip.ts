import { Zip, ZipPassThrough } from 'fflate'

type Named = { readonly name: string; readonly content: Blob }

/** All files in one zip, as they are: what is large in a page is packed already. */
export async function zipOf(files: readonly Named[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for (const [at, name] of differentNames(files.map(({ name }) => name)).entries()) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(new Uint8Array(await files[at]!.content.arrayBuffer()), true)
  }
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}

/** 'a.html', 'A.html' → 'a.html', 'A (2).html': a folder holds each name once, on many systems in whatever case. */
export function differentNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let free = name
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = name.replace(/(\.\w+)?$/, ` (${count})$1`)
    taken.add(free.toLowerCase())
    return free
  })
}
