// Loaded when a form with a video is first opened.
import type { VideoField } from '@tutu/contract/fields/video'
import { Flex, Input } from 'antd'
import { asText, type InputProps } from '../../kit/face.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useInputText } from '../input-text.ts'
import { FileInput } from './file-input.tsx'

/** A file of this site, or an address elsewhere: whichever was given last. */
export function VideoInput({ field, value, onChange, ...props }: InputProps<VideoField>) {
  const text = useInputText()
  const language = useLanguage()
  const path = asText(value).startsWith('/') ? asText(value) : ''
  return (
    <Flex vertical gap={8}>
      <FileInput {...props} field={{ ...field, kind: 'file' }} value={path || null} onChange={onChange} />
      <Input
        value={path ? '' : asText(value)}
        inputMode="url"
        autoComplete="off"
        placeholder={text('videoAddress')}
        aria-label={text('partOf', { label: field.label[language], part: text('videoAddress') })}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Flex>
  )
}
