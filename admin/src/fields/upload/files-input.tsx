// Loaded when a form with files is first opened.
import type { FilesField } from '@tutu/contract/fields/files'
import { useLanguage } from '../../lib/i18n.ts'
import type { InputProps } from '../../kit/face.ts'
import { DropZone } from './drop-zone.tsx'
import { useFileFacts } from './file-facts.ts'
import { FileLine } from './file-line.tsx'
import { PickButtons } from './pick-buttons.tsx'
import { SortableItems } from '../../kit/sortable-items.tsx'
import { toLibrary } from './uploaders.ts'
import { useUploadText } from './text.ts'
import { UploadHint } from './upload-hint.tsx'
import { UploadList } from './upload-list.tsx'
import { useDialogs } from './use-dialogs.tsx'
import { useListValue } from './use-list-value.ts'
import { useUploads } from './use-uploads.ts'

export function FilesInput({ id, name, field, value, onChange, definition, row }: InputProps<FilesField>) {
  const text = useUploadText()
  const label = field.label[useLanguage()]
  const { open, dialog } = useDialogs()
  const list = useListValue({ value, max: field.max, onChange })
  const { factsOf, learn } = useFileFacts(row, name, list.paths)
  const put = (files: readonly { url: string; name: string; size: number }[]) => {
    learn(files)
    list.add(files.map(({ url }) => url))
  }
  const { queue, uploads } = useUploads({
    topic: definition.name,
    uploader: toLibrary('any'),
    onStored: (file) => put([file]),
  })
  const upload = (files: File[]) => queue.add(list.fitting(files, uploads.length))

  return (
    <>
      <DropZone label={label} onFiles={upload}>
        {list.paths.length > 0 && (
          <SortableItems
            ids={list.paths}
            nameOf={(path) => factsOf(path).name}
            onChange={list.set}
            className="file-list"
            render={(path, handle) => (
              <FileLine path={path} facts={factsOf(path)} handle={handle} onRemove={() => list.remove(path)} />
            )}
          />
        )}
        <div className="upload-row">
          <PickButtons
            id={id}
            label={label}
            accept="any"
            multiple
            disabled={list.isFull}
            onFiles={upload}
            onLibrary={() => open({ kind: 'library', accept: 'any', max: list.room, onChoose: put })}
          />
          <span className="file-size">
            {text(list.isFull ? 'full' : 'count', { count: list.paths.length, max: list.max })}
          </span>
        </div>
        <UploadList queue={queue} uploads={uploads} />
        <UploadHint accept="any" />
      </DropZone>
      {dialog}
    </>
  )
}
