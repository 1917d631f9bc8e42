import { EmptySearch } from './empty-search.tsx'
import type { SearchProps } from '../kit/face.ts'
import { TextSearch } from './text-search.tsx'

/** For kinds that hold paths or names: by what is held, or whether there is anything. */
export function PathSearch(props: SearchProps<unknown>) {
  return props.operator.endsWith('NULL') ? <EmptySearch {...props} /> : <TextSearch {...props} />
}
