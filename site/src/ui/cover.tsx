import { type PictureInfo, thumbnailPath, thumbnailsOf } from '@tutu/contract/core/upload'
import type { CSSProperties } from 'react'
import { useSite } from '../lib/use-site.ts'

type CoverProps = {
  /** A course, or anything else with a picture as the public API answers it. */
  of: { cover: string | null; cover_info?: PictureInfo | null }
  className: string
  /** How wide it is shown, as `sizes` of a picture says it. */
  sizes: string
  /** Below the fold. */
  lazy?: boolean
}

/** px: what a browser gets that knows no `srcset`. */
const FALLBACK_WIDTH = 640

/** A course's cover. Decorative: the title stands beside it. Uploaded ones come in the size that is needed. */
export function Cover({ of: { cover, cover_info: info }, className, sizes, lazy = false }: CoverProps) {
  const { asset } = useSite()
  const path = cover || '/static/covers/blank.svg'
  const common = { className, loading: lazy ? 'lazy' : undefined, decoding: 'async' } as const
  // The built-in ones are drawings, all of one size.
  if (!info) return <img {...common} alt="" src={asset(path)} width={640} height={400} />
  const { webp, avif } = thumbnailsOf(path, info, asset)
  const widths = widened(sizes, info)
  const fallback = info.widths.findLast((width) => width <= FALLBACK_WIDTH)
  return (
    <picture className="block">
      {avif && <source type="image/avif" srcSet={avif} sizes={widths} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={widths} />}
      <img
        {...common}
        alt=""
        src={asset(fallback ? thumbnailPath(path, fallback) : path)}
        width={info.width}
        height={info.height}
        style={lookOf(info)}
      />
    </picture>
  )
}

/** Cut by its frame, it keeps in sight what must be seen; until it is there, its blur stands for it. */
function lookOf({ blur, focus }: PictureInfo): CSSProperties | undefined {
  const position = focus ? `${focus.x}% ${focus.y}%` : undefined
  if (!blur && !position) return undefined
  return {
    ...(blur && { background: `${position ?? 'center'} / cover url("${blur}")` }),
    ...(position && { objectPosition: position }),
  }
}

/** Width to height of the frame that pictures fill. */
const FRAME = 8 / 5

/** A picture wider than its frame is cut at its sides: as a whole it is shown that much wider than the frame. */
function widened(sizes: string, { width, height }: PictureInfo): string {
  const factor = width / height / FRAME
  return factor > 1 ? sizes.replace(/\d+(?:px|vw)(?=,|$)/g, `calc($& * ${factor.toFixed(2)})`) : sizes
}
