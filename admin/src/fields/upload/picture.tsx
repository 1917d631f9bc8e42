import { type PictureInfo, thumbnailPath } from '@tutu/contract/core/upload'
import { useState } from 'react'
import { useAssetUrl } from '../../lib/asset-url.ts'

type Props = {
  path: string
  /** px, one of the widths thumbnails are made in; absent: the picture itself. */
  width: number | undefined
  /** What the server knows of it; absent where it has not been asked, as right after an upload. */
  info?: PictureInfo | null | undefined
  alt?: string
  className?: string
}

/** A picture in the size it is shown in, as far as there is one. */
export function Picture({ path, width, info, alt = '', className }: Props) {
  const asset = useAssetUrl()
  // Of a picture nothing is known of, a thumbnail is tried.
  const [missing, setMissing] = useState<string>()
  const thumbnail = missing === path ? undefined : thumbnailOf(path, width, info)
  return (
    <img
      src={asset(thumbnail ?? path)}
      alt={alt}
      className={className}
      loading="lazy"
      onError={() => thumbnail && setMissing(path)}
    />
  )
}

function thumbnailOf(path: string, width: number | undefined, info: Props['info']): string | undefined {
  if (width === undefined || path.startsWith('/static/')) return undefined
  const known = info ? info.widths.find((one) => one >= width) : width
  return known === undefined ? undefined : thumbnailPath(path, known)
}

/** What stands beside an image field of a row, or beside each picture of a list. */
export function pictureInfos(
  row: Readonly<Record<string, unknown>>,
  field: string,
): (PictureInfo | null | undefined)[] {
  const stored = row[`${field}_info`]
  return (Array.isArray(stored) ? stored : [stored]) as (PictureInfo | null | undefined)[]
}
