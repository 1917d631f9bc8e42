import { FolderOpenOutlined, PictureOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useMayBrowse } from './library-access.ts'
import type { Accept } from './uploaders.ts'
import { useUploadText } from './text.ts'
import { UploadButton } from './upload-button.tsx'

type Props = {
  /** The element that the field's label points to. */
  id: string
  /** The field's name, which each button's own name ends with. */
  label: string
  accept: Accept
  multiple: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  onLibrary: () => void
  /** Absent where there are no built-in pictures. */
  onBuiltIn?: (() => void) | undefined
  children?: ReactNode
}

/** The ways to put something into an upload field. */
export function PickButtons({
  id,
  label,
  accept,
  multiple,
  disabled = false,
  onFiles,
  onLibrary,
  onBuiltIn,
  children,
}: Props) {
  const text = useUploadText()
  const mayBrowse = useMayBrowse()
  return (
    <div className="upload-buttons">
      <UploadButton
        id={id}
        label={text('uploadFor', { label })}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onFiles={onFiles}
      />
      {mayBrowse && (
        <Button
          icon={<FolderOpenOutlined aria-hidden />}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-label={text('chooseFor', { label })}
          onClick={onLibrary}
        >
          {text('choose')}
        </Button>
      )}
      {onBuiltIn && (
        <Button
          icon={<PictureOutlined aria-hidden />}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-label={text('chooseBuiltInFor', { label })}
          onClick={onBuiltIn}
        >
          {text('chooseBuiltIn')}
        </Button>
      )}
      {children}
    </div>
  )
}
