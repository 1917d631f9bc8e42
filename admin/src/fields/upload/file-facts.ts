import type { FileInfo } from '@tutu/contract/core/upload'
import { useState } from 'react'
import type { Row } from '../../kit/face.ts'
import { fileName } from './names.ts'

/** What is known of a file; no size where nothing is known but its path. */
export type FileFacts = { name: string; size?: number }

/** The facts that stand beside a file field's value, in its order. */
export function storedFacts(row: Row | undefined, name: string, paths: readonly string[]): Map<string, FileFacts> {
  const stored = row?.[`${name}_info`]
  const infos = (Array.isArray(stored) ? stored : [stored]) as (FileInfo | null | undefined)[]
  return new Map(paths.flatMap((path, at) => (infos[at] ? [[path, infos[at]] as const] : [])))
}

/** Facts of the files in a field: of those the record had, and of those added since. */
export function useFileFacts(row: Row | undefined, name: string, stored: readonly string[]) {
  const [known, setKnown] = useState(() => storedFacts(row, name, stored))
  return {
    factsOf: (path: string): FileFacts => known.get(path) ?? { name: fileName(path) },
    learn: (files: readonly { url: string; name: string; size: number }[]) =>
      setKnown((before) => new Map([...before, ...files.map((file) => [file.url, file] as const)])),
  }
}
