import type { ImageField } from '@tutu/contract/fields/image'
import { Popover } from 'antd'
import { asText, type CellProps, type FieldFace, type InputProps } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'
import { PathSearch } from './path-search.tsx'
import { Picture, pictureInfos } from './upload/picture.tsx'

const ImageInput = lazyInput<InputProps<ImageField>>(async () => (await import('./upload/image-input.tsx')).ImageInput)

function ImageCell({ name, value, row, rowName }: CellProps<ImageField>) {
  const path = asText(value)
  const [info] = pictureInfos(row, name)
  return path ? (
    <Popover content={<Picture path={path} width={640} info={info} className="picture-preview" />}>
      <Picture path={path} width={160} info={info} alt={rowName} className="picture-thumb" />
    </Popover>
  ) : null
}

export const image: FieldFace<ImageField> = {
  Input: ImageInput,
  Cell: ImageCell,
  Search: PathSearch,
  width: 96,
  initial: (stored) => asText(stored) || null,
  chosen: true,
}
