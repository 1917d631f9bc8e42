import { suffixOf } from '@tutu/contract/core/upload'
import { useAssetUrl } from '../lib/asset-url.ts'
import type { FileFacts } from './upload/file-facts.ts'
import { fileName } from './upload/names.ts'
import { SuffixIcon } from './upload/suffix-icon.tsx'

type Props = { path: string; facts: ReadonlyMap<string, FileFacts> }

/** A file in a cell: its icon and its name, which downloads it. */
export function FileLink({ path, facts }: Props) {
  const asset = useAssetUrl()
  const name = facts.get(path)?.name ?? fileName(path)
  return (
    <a href={asset(path)} download={name} className="cell-file" title={name}>
      <SuffixIcon suffix={suffixOf(path)} size={20} />
      <span className="cell-text">{name}</span>
    </a>
  )
}
