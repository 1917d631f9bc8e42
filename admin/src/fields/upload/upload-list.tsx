import { CloseOutlined, RedoOutlined } from '@ant-design/icons'
import { formatBytes } from '@tutu/contract/core/bytes'
import type { Upload, UploadQueue } from '@tutu/contract/core/upload-queue'
import { Alert, Button, Progress } from 'antd'
import { type UploadText, useUploadText } from './text.ts'
import { useIsOnline } from './use-is-online.ts'

/** The files on their way, each with its progress and a way to stop it or to try again. */
export function UploadList({ queue, uploads }: { queue: UploadQueue; uploads: readonly Upload[] }) {
  const text = useUploadText()
  const isOnline = useIsOnline()
  const running = uploads.filter(({ state }) => state !== 'failed').length
  return (
    <>
      {/* Told once for all: every step of every file read out would be no help. */}
      <span role="status" className="sr-only">
        {running > 0 ? text('uploading', { count: running }) : ''}
      </span>
      {!isOnline && uploads.length > 0 && <Alert type="warning" showIcon title={text('offline')} />}
      {uploads.length > 0 && (
        <ul className="upload-list">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} queue={queue} />
          ))}
        </ul>
      )}
    </>
  )
}

function UploadLine({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const text = useUploadText()
  const { id, name, state, canRetry } = upload
  const isFailed = state === 'failed'
  return (
    <li className={isFailed ? 'upload-line is-failed' : 'upload-line'}>
      <span className="upload-name" title={name}>
        {name}
      </span>
      <span className="upload-tools">
        {isFailed && canRetry && (
          <Button
            size="small"
            icon={<RedoOutlined aria-hidden />}
            aria-label={text('retryOf', { name })}
            onClick={() => queue.retry(id)}
          >
            {text('retry')}
          </Button>
        )}
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          title={text(isFailed ? 'dismiss' : 'cancelShort')}
          aria-label={text(isFailed ? 'dismissOf' : 'cancel', { name })}
          onClick={() => queue.cancel(id)}
        />
      </span>
      {!isFailed && (
        <Progress
          className="upload-progress"
          percent={percentOf(upload)}
          size="small"
          showInfo={false}
          status="active"
          aria-label={name}
        />
      )}
      <span className="upload-state">{isFailed ? upload.error : stateText(upload, text)}</span>
    </li>
  )
}

const percentOf = ({ sent, size }: Upload): number => (size > 0 ? Math.floor((sent / size) * 100) : 0)

function stateText(upload: Upload, text: UploadText): string {
  const { state, sent, size, speed } = upload
  if (state === 'waiting' || state === 'finishing') return text(state)
  const figures = { percent: percentOf(upload), sent: formatBytes(sent), size: formatBytes(size) }
  return speed > 0 ? text('progressSpeed', { ...figures, speed: formatBytes(speed) }) : text('progress', figures)
}
