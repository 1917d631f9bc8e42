import { formatBytes } from '@tutu/contract/core/bytes'
import { useLanguage } from '../../lib/i18n.ts'
import { useMedia } from '../../lib/media.ts'
import { useSiteConfig } from '../../stores/site-config.ts'
import { allowedTypes } from './allowed-types.ts'
import type { Accept } from './uploaders.ts'
import { useUploadText } from './text.ts'

/** More kinds than this are not read but tried. */
const TYPES_SHOWN = 8

/** What may be dropped here, and how large. Fingers neither drag files nor paste them. */
export function UploadHint({ accept }: { accept: Accept }) {
  const text = useUploadText()
  const separator = useLanguage() === 'en' ? ', ' : '、'
  const isTouch = useMedia('(pointer: coarse)')
  const { mimetype, maxsize } = useSiteConfig((config) => config.upload)
  const types = allowedTypes(mimetype, accept)
    .filter((type) => type !== 'jpeg')
    .map((type) => (type === 'image/*' ? text('anyPicture') : type))
  const size = formatBytes(maxsize)
  const isListed = types.length > 0 && types.length <= TYPES_SHOWN && !types.includes('*')
  return (
    <p className="upload-hint">
      {!isTouch && text('hintHow')}
      {isListed ? text('hintTypes', { types: types.join(separator), size }) : text('hintSize', { size })}
    </p>
  )
}
