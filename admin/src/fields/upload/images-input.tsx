// Loaded when a form with pictures is first opened.
import { DeleteOutlined } from '@ant-design/icons'
import type { ImagesField } from '@tutu/contract/fields/images'
import { Button } from 'antd'
import { useLanguage } from '../../lib/i18n.ts'
import type { InputProps } from '../../kit/face.ts'
import { DropZone } from './drop-zone.tsx'
import { baseName } from './names.ts'
import { PickButtons } from './pick-buttons.tsx'
import { Picture } from './picture.tsx'
import { SortableItems } from '../../kit/sortable-items.tsx'
import { toLibrary } from './uploaders.ts'
import { useUploadText } from './text.ts'
import { UploadHint } from './upload-hint.tsx'
import { UploadList } from './upload-list.tsx'
import { useDialogs } from './use-dialogs.tsx'
import { useListValue } from './use-list-value.ts'
import { useUploads } from './use-uploads.ts'

export function ImagesInput({ id, field, value, onChange, definition }: InputProps<ImagesField>) {
  const text = useUploadText()
  const label = field.label[useLanguage()]
  const { open, dialog } = useDialogs()
  const list = useListValue({ value, max: field.max, onChange })
  const { paths } = list
  const { queue, uploads } = useUploads({
    topic: definition.name,
    uploader: toLibrary('pictures'),
    onStored: (file) => list.add([file.url]),
  })
  const upload = (files: File[]) => queue.add(list.fitting(files, uploads.length))

  return (
    <>
      <DropZone label={label} onFiles={upload}>
        {paths.length > 0 && (
          <SortableItems
            ids={paths}
            nameOf={baseName}
            onChange={list.set}
            className="picture-list"
            render={(path, handle) => (
              <>
                <button
                  type="button"
                  className="picture-button"
                  aria-label={text('preview', { name: baseName(path) })}
                  onClick={() => open({ kind: 'preview', src: path, name: baseName(path) })}
                >
                  <Picture path={path} width={320} />
                </button>
                <span className="picture-tools">
                  {handle ?? <span />}
                  <Button
                    type="text"
                    size="small"
                    danger
                    icon={<DeleteOutlined aria-hidden />}
                    title={text('remove')}
                    aria-label={text('removeOf', { name: baseName(path) })}
                    onClick={() => list.remove(path)}
                  />
                </span>
              </>
            )}
          />
        )}
        <div className="upload-row">
          <PickButtons
            id={id}
            label={label}
            accept="pictures"
            multiple
            disabled={list.isFull}
            onFiles={upload}
            onLibrary={() =>
              open({
                kind: 'library',
                accept: 'pictures',
                max: list.room,
                onChoose: (files) => list.add(files.map(({ url }) => url)),
              })
            }
          />
          <span className="file-size">
            {text(list.isFull ? 'full' : 'count', { count: paths.length, max: list.max })}
          </span>
        </div>
        <UploadList queue={queue} uploads={uploads} />
        <UploadHint accept="pictures" />
      </DropZone>
      {dialog}
    </>
  )
}
