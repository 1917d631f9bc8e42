import { CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { copyText } from '../lib/copy-text.ts'
import { message } from '../lib/message.ts'
import { useText } from './text.ts'

/** Copies a text to the clipboard and says whether that went well. */
export function useCopy(): (value: string) => void {
  const text = useText()
  return (value) => {
    copyText(value).then(
      () => message.success(text('copied')),
      () => message.error(text('copyFailed')),
    )
  }
}

export function CopyButton({ value }: { value: string }) {
  const text = useText()
  const copy = useCopy()
  return (
    <Button
      type="text"
      size="small"
      icon={<CopyOutlined aria-hidden />}
      title={text('copy')}
      aria-label={text('copyOf', { value: value.slice(0, 40) })}
      onClick={() => copy(value)}
    />
  )
}
