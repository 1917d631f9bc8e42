import type { FileField } from '@tutu/contract/fields/file'
import { asText, type CellProps, type FieldFace, type InputProps } from '../kit/face.ts'
import { FileLink } from './file-link.tsx'
import { lazyInput } from './lazy.tsx'
import { PathSearch } from './path-search.tsx'
import { storedFacts } from './upload/file-facts.ts'

const FileInput = lazyInput<InputProps<FileField>>(async () => (await import('./upload/file-input.tsx')).FileInput)

function FileCell({ name, value, row }: CellProps<FileField>) {
  const path = asText(value)
  return path ? <FileLink path={path} facts={storedFacts(row, name, [path])} /> : null
}

export const file: FieldFace<FileField> = {
  Input: FileInput,
  Cell: FileCell,
  Search: PathSearch,
  width: 180,
  initial: (stored) => asText(stored) || null,
  chosen: true,
}
