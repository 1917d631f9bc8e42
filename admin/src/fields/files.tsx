import type { FilesField } from '@tutu/contract/fields/files'
import { asList, type CellProps, type FieldFace, type InputProps } from '../kit/face.ts'
import { FileLink } from './file-link.tsx'
import { lazyInput } from './lazy.tsx'
import { PathSearch } from './path-search.tsx'
import { storedFacts } from './upload/file-facts.ts'

const FilesInput = lazyInput<InputProps<FilesField>>(async () => (await import('./upload/files-input.tsx')).FilesInput)

function FilesCell({ name, value, row }: CellProps<FilesField>) {
  const paths = asList<string>(value)
  const facts = storedFacts(row, name, paths)
  return (
    <span className="cell-files">
      {paths.map((path) => (
        <FileLink key={path} path={path} facts={facts} />
      ))}
    </span>
  )
}

export const files: FieldFace<FilesField> = {
  Input: FilesInput,
  Cell: FilesCell,
  Search: PathSearch,
  width: 220,
  initial: (stored) => asList<string>(stored),
  chosen: true,
}
