import { Button, Input, type InputRef, Progress } from 'antd'
import { useEffect, useRef } from 'react'
import type { Upload } from '@tutu/contract/core/upload-queue'
import { useEditorText } from './text.ts'
import type { PlacedFile, PlacedFiles } from './use-placed-files.ts'

type Props = { placed: PlacedFiles; onDone: () => void }

/** The files that were just put into the text: how far they are, what became of them, and what they show. */
export function PlacedFilesList({ placed, onDone }: Props) {
  const text = useEditorText()
  const shown = placed.files.filter((file) => !file.isAnswered || uploadOf(file, placed.uploads) || file.isHomeless)
  const list = useRef<HTMLUListElement>(null)
  if (shown.length === 0) return null
  /** To the next question, or back to the text. */
  const next = (key: number) => {
    const others = [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const following =
      others.find((input) => Number(input.dataset.key) > key) ??
      others.find((input) => Number(input.dataset.key) !== key)
    if (following) following.focus()
    else onDone()
  }
  return (
    <ul ref={list} className="placed-files" aria-label={text('pictures')}>
      {shown.map((file) => (
        <Line key={file.key} file={file} placed={placed} onNext={() => next(file.key)} />
      ))}
    </ul>
  )
}

const uploadOf = (file: PlacedFile, uploads: readonly Upload[]): Upload | undefined =>
  uploads.find(({ id }) => id === file.upload)

function Line({ file, placed, onNext }: { file: PlacedFile; placed: PlacedFiles; onNext: () => void }) {
  const text = useEditorText()
  const input = useRef<InputRef>(null)
  const upload = uploadOf(file, placed.uploads)
  const isFailed = upload?.state === 'failed'
  const { key, name } = file
  const percent = upload && upload.size > 0 ? Math.floor((upload.sent / upload.size) * 100) : 0
  const asks = !file.isAnswered && !file.isHomeless

  // Asked at once, while one knows what one has put there. The first of several: the others follow by Enter.
  useEffect(() => {
    if (asks && placed.files.find((one) => !one.isAnswered)?.key === key) input.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- when it appears
  }, [])

  const describe = () => {
    const typed = input.current?.input?.value
    // Gone with the answer, what was typed is known.
    if (typed !== undefined) placed.describe(key, typed.trim())
  }
  const done = () => {
    describe()
    onNext()
    placed.answered(key)
  }
  return (
    <li className={isFailed ? 'placed-file is-failed' : 'placed-file'}>
      {file.kind === 'picture' && <img className="placed-thumb" src={file.thumb ?? file.url} alt="" />}
      <div className="placed-words">
        <span className="placed-name" title={name}>
          {name}
        </span>
        {upload && !isFailed && (
          <Progress percent={percent} size="small" status="active" aria-label={text('uploadPercent', { percent })} />
        )}
        {isFailed && (
          <span role="alert" className="placed-error">
            {upload.error}
          </span>
        )}
        {file.isHomeless && <span role="alert">{text('gone')}</span>}
        {asks && (
          <Input
            ref={input}
            size="small"
            data-key={key}
            defaultValue={file.alt}
            aria-label={text('altOf', { name })}
            placeholder={text(file.kind === 'picture' ? 'altHint' : 'titleHint')}
            // Once the focus is where it goes: the text takes it for a moment.
            onBlur={() => setTimeout(describe)}
            onPressEnter={(event) => {
              event.preventDefault()
              event.stopPropagation()
              // A candidate of an input method is being chosen.
              if (!event.nativeEvent.isComposing) done()
            }}
          />
        )}
      </div>
      <div className="placed-buttons">
        {isFailed && upload.canRetry && (
          <Button size="small" aria-label={text('retryOf', { name })} onClick={() => placed.queue.retry(upload.id)}>
            {text('retry')}
          </Button>
        )}
        {file.isHomeless && (
          <Button size="small" onClick={() => placed.putBack(key)}>
            {text('putIn')}
          </Button>
        )}
        {asks && !isFailed && (
          <Button size="small" type="primary" ghost aria-label={text('altDoneOf', { name })} onClick={done}>
            {text('altDone')}
          </Button>
        )}
        <Button type="text" size="small" aria-label={text('removeOf', { name })} onClick={() => placed.remove(key)}>
          {text('remove')}
        </Button>
      </div>
    </li>
  )
}
