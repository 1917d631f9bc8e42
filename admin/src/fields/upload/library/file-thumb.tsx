import { suffixOf } from '@tutu/contract/core/upload'
import { useAssetUrl } from '../../../lib/asset-url.ts'
import { SuffixIcon } from '../suffix-icon.tsx'
import { type LibraryFile, pictureOf } from './library-file.ts'

/** What a file looks like: a picture small, any other as a sheet with its suffix. Decorative. */
export function FileThumb({ file, width = 320 }: { file: LibraryFile; width?: number }) {
  const asset = useAssetUrl()
  if (file.type !== 'picture') return <SuffixIcon suffix={file.suffix || suffixOf(file.url)} size={56} />
  return <img src={asset(pictureOf(file, width))} alt="" loading="lazy" draggable={false} />
}
