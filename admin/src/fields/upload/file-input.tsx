// Loaded when a form with a file is first opened.
import type { FileField } from '@tutu/contract/fields/file'
import { useLanguage } from '../../lib/i18n.ts'
import { message } from '../../lib/message.ts'
import { asText, type InputProps } from '../../kit/face.ts'
import { DropZone } from './drop-zone.tsx'
import { useFileFacts } from './file-facts.ts'
import { FileLine } from './file-line.tsx'
import { PickButtons } from './pick-buttons.tsx'
import { toLibrary } from './uploaders.ts'
import { useUploadText } from './text.ts'
import { UploadHint } from './upload-hint.tsx'
import { UploadList } from './upload-list.tsx'
import { useDialogs } from './use-dialogs.tsx'
import { useUploads } from './use-uploads.ts'

export function FileInput({ id, name, field, value, onChange, definition, row }: InputProps<FileField>) {
  const text = useUploadText()
  const label = field.label[useLanguage()]
  const path = asText(value)
  const { open, dialog } = useDialogs()
  const { factsOf, learn } = useFileFacts(row, name, path ? [path] : [])
  const put = (file: { url: string; name: string; size: number }) => {
    learn([file])
    onChange(file.url)
  }
  const { queue, uploads } = useUploads({ topic: definition.name, uploader: toLibrary('any'), onStored: put })
  const upload = (files: File[]) => {
    if (files.length > 1) void message.warning(text('onlyOne'))
    // There is one place: the latest file has it.
    queue.cancelAll()
    queue.add(files.slice(0, 1))
  }

  return (
    <>
      <DropZone label={label} onFiles={upload}>
        {path && (
          <FileLine path={path} facts={factsOf(path)} onRemove={field.required ? undefined : () => onChange(null)} />
        )}
        <PickButtons
          id={id}
          label={label}
          accept="any"
          multiple={false}
          onFiles={upload}
          onLibrary={() => open({ kind: 'library', accept: 'any', max: 1, onChoose: ([file]) => file && put(file) })}
        />
        <UploadList queue={queue} uploads={uploads} />
        <UploadHint accept="any" />
      </DropZone>
      {dialog}
    </>
  )
}
