// Loaded when a form with a picture is first opened.
import type { ImageField } from '@tutu/contract/fields/image'
import { Button } from 'antd'
import { message } from '../../lib/message.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { asText, type InputProps } from '../../kit/face.ts'
import { DropZone } from './drop-zone.tsx'
import { baseName } from './names.ts'
import { PickButtons } from './pick-buttons.tsx'
import { Picture, pictureInfos } from './picture.tsx'
import { toLibrary } from './uploaders.ts'
import { useUploadText } from './text.ts'
import { UploadHint } from './upload-hint.tsx'
import { UploadList } from './upload-list.tsx'
import { useDialogs } from './use-dialogs.tsx'
import { useUploads } from './use-uploads.ts'

export function ImageInput({ id, name, field, value, onChange, definition, row }: InputProps<ImageField>) {
  const text = useUploadText()
  const language = useLanguage()
  const label = field.label[language]
  const path = asText(value)
  const { open, dialog } = useDialogs()
  const { queue, uploads } = useUploads({
    topic: definition.name,
    uploader: toLibrary('pictures'),
    onStored: (file) => {
      onChange(file.url)
      message.success(text('uploaded', { name: file.name }))
    },
  })

  const upload = (files: File[]) => {
    if (files.length > 1) void message.warning(text('onlyOne'))
    // There is one place: the latest file has it.
    queue.cancelAll()
    queue.add(files.slice(0, 1))
  }
  const { set } = field

  return (
    <>
      <DropZone label={label} onFiles={upload}>
        <div className="upload-row">
          {path ? (
            <button
              type="button"
              className="picture-button picture-single"
              aria-label={text('preview', { name: baseName(path) })}
              onClick={() => open({ kind: 'preview', src: path, name: baseName(path) })}
            >
              <Picture path={path} width={320} info={path === row?.[name] ? pictureInfos(row, name)[0] : undefined} />
            </button>
          ) : (
            <span className="picture-blank">{text('noPicture')}</span>
          )}
          <PickButtons
            id={id}
            label={label}
            accept="pictures"
            multiple={false}
            onFiles={upload}
            onLibrary={() =>
              open({ kind: 'library', accept: 'pictures', max: 1, onChoose: ([file]) => file && onChange(file.url) })
            }
            onBuiltIn={set ? () => open({ kind: 'built-in', set, value: path, onChoose: onChange }) : undefined}
          >
            {path && !field.required && (
              <Button type="link" aria-label={text('removeOf', { name: label })} onClick={() => onChange(null)}>
                {text('remove')}
              </Button>
            )}
          </PickButtons>
        </div>
        <UploadList queue={queue} uploads={uploads} />
        <UploadHint accept="pictures" />
      </DropZone>
      {/* Beside it, not in it: what is dropped on the dialog is the dialog's. */}
      {dialog}
    </>
  )
}
