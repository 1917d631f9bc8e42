import { DeleteOutlined } from '@ant-design/icons'
import { formatBytes } from '@tutu/contract/core/bytes'
import { suffixOf } from '@tutu/contract/core/upload'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useAssetUrl } from '../../lib/asset-url.ts'
import type { FileFacts } from './file-facts.ts'
import { SuffixIcon } from './suffix-icon.tsx'
import { useUploadText } from './text.ts'

type Props = {
  path: string
  facts: FileFacts
  /** What it is dragged by. */
  handle?: ReactNode
  /** Absent: it can't be removed. */
  onRemove?: (() => void) | undefined
}

/** A file in a field: what it is, how large, and a way to have it. */
export function FileLine({ path, facts: { name, size }, handle, onRemove }: Props) {
  const text = useUploadText()
  const asset = useAssetUrl()
  return (
    <span className="file-line">
      {handle}
      <SuffixIcon suffix={suffixOf(path)} />
      <a href={asset(path)} download={name} className="file-name" title={name} aria-label={text('download', { name })}>
        {name}
      </a>
      {size !== undefined && <span className="file-size">{formatBytes(size)}</span>}
      {onRemove && (
        <Button
          type="text"
          size="small"
          danger
          icon={<DeleteOutlined aria-hidden />}
          title={text('remove')}
          aria-label={text('removeOf', { name })}
          onClick={onRemove}
        />
      )}
    </span>
  )
}
