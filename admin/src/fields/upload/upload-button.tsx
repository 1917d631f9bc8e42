import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { useSiteConfig } from '../../stores/site-config.ts'
import { acceptAttribute } from './allowed-types.ts'
import type { Accept } from './uploaders.ts'
import { useUploadText } from './text.ts'

type Props = {
  /** The element that the field's label points to. */
  id?: string | undefined
  label: string
  accept: Accept
  multiple: boolean
  disabled?: boolean
  primary?: boolean
  onFiles: (files: File[]) => void
}

/** Opens the system's own dialog; on a phone that offers the camera, too. */
export function UploadButton({ id, label, accept, multiple, disabled = false, primary = false, onFiles }: Props) {
  const text = useUploadText()
  const input = useRef<HTMLInputElement>(null)
  const { mimetype } = useSiteConfig((config) => config.upload)
  return (
    <>
      <Button
        id={id}
        type={primary ? 'primary' : 'default'}
        icon={<UploadOutlined aria-hidden />}
        disabled={disabled}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {text('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={acceptAttribute(mimetype, accept)}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
