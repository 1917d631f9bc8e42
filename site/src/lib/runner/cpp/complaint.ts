import type { RunError } from '../events.ts'

/** Of what a compiler or linker says: the first error, and where in the program it is. */
export function readComplaint(said: string): RunError {
  const lines = said.split('\n')
  const placed = lines.map((line) => /^program\.cpp:(\d+):\d+: (?:fatal )?error: (.*)/.exec(line)).find(Boolean)
  if (placed) return { name: 'error', message: placed[2]!, line: Number(placed[1]) }
  const other = lines.map((line) => /error: (.*)/.exec(line)).find(Boolean)
  return { name: 'error', message: other?.[1] ?? said.trim().slice(0, 300), line: 0 }
}
