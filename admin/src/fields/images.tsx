import type { ImagesField } from '@tutu/contract/fields/images'
import { Popover } from 'antd'
import { asList, type CellProps, type FieldFace, type InputProps } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'
import { PathSearch } from './path-search.tsx'
import { Picture, pictureInfos } from './upload/picture.tsx'

const ImagesInput = lazyInput<InputProps<ImagesField>>(
  async () => (await import('./upload/images-input.tsx')).ImagesInput,
)

/** Pictures a cell shows; how many more there are is said beside them. */
const SHOWN = 3

function ImagesCell({ name, value, row, rowName }: CellProps<ImagesField>) {
  const paths = asList<string>(value)
  const infos = pictureInfos(row, name)
  return (
    <span className="cell-tags">
      {paths.slice(0, SHOWN).map((path, at) => (
        <Popover key={path} content={<Picture path={path} width={640} info={infos[at]} className="picture-preview" />}>
          <Picture
            path={path}
            width={160}
            info={infos[at]}
            alt={rowName}
            className="picture-thumb picture-thumb-small"
          />
        </Popover>
      ))}
      {paths.length > SHOWN && <span>+{paths.length - SHOWN}</span>}
    </span>
  )
}

export const images: FieldFace<ImagesField> = {
  Input: ImagesInput,
  Cell: ImagesCell,
  Search: PathSearch,
  width: 180,
  initial: (stored) => asList<string>(stored),
  chosen: true,
}
