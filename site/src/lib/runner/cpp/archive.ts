/**
 * The files of one archive by name: the length of a list, the list of names and sizes, and their bytes one after the other
 * (`cpp-tools.ts` packs it). Each has memory of its own, so that it can be handed on without a copy.
 */
export function unpackTools(packed: ArrayBuffer): Record<string, ArrayBuffer> {
  const [length = 0] = new Uint32Array(packed, 0, 1)
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(packed, 4, length))) as [string, number][]
  let at = 4 + length
  return Object.fromEntries(list.map(([name, size]) => [name, packed.slice(at, (at += size))]))
}
