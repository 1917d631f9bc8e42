import { PlayCircleOutlined } from '@ant-design/icons'
import { isVideoPath } from '@tutu/contract/core/videos'
import { linkOf } from '@tutu/contract/fields/text-formats'
import type { VideoField } from '@tutu/contract/fields/video'
import { Button, Popover } from 'antd'
import { asText, type CellProps, type FieldFace, type InputProps } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { useAssetUrl } from '../lib/asset-url.ts'
import { lazyInput } from './lazy.tsx'
import { PathSearch } from './path-search.tsx'
import { storedFacts } from './upload/file-facts.ts'
import { fileName } from './upload/names.ts'

const VideoInput = lazyInput<InputProps<VideoField>>(async () => (await import('./upload/video-input.tsx')).VideoInput)

/** One of this site plays in a preview; one elsewhere opens beside this page. */
function VideoCell({ name, value, row, rowName }: CellProps<VideoField>) {
  const text = useText()
  const asset = useAssetUrl()
  const shown = asText(value)
  if (!isVideoPath(shown)) {
    return (
      <a href={linkOf(shown, 'url')} className="cell-text" title={shown} target="_blank" rel="noopener noreferrer">
        {shown}
      </a>
    )
  }
  const called = storedFacts(row, name, [shown]).get(shown)?.name ?? fileName(shown)
  return (
    <Popover
      trigger="click"
      destroyOnHidden
      content={
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- whoever uploads a video has no captions to it
        <video className="video-preview" src={asset(shown)} controls autoPlay aria-label={called} />
      }
    >
      <Button
        type="link"
        size="small"
        className="cell-video"
        icon={<PlayCircleOutlined aria-hidden />}
        title={called}
        aria-label={text('actionOf', { action: text('play'), name: rowName || called })}
      >
        <span className="cell-text">{called}</span>
      </Button>
    </Popover>
  )
}

export const video: FieldFace<VideoField> = {
  Input: VideoInput,
  Cell: VideoCell,
  Search: PathSearch,
  width: 200,
  initial: (stored) => asText(stored) || null,
  chosen: true,
}
