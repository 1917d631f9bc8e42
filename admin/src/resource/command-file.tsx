import type { AskedFile } from '@tutu/contract/definition/define-resource'
import { say } from '@tutu/contract/core/said'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useText } from '../kit/text.ts'

/** As a command's call takes it; `data` in base64. */
type SentFile = { name: string; data: string }

/** The file that a command asks for, if it asks for one. */
export function useCommandFile(asked: AskedFile | undefined) {
  const text = useText()
  const [file, setFile] = useState<File>()
  const [error, setError] = useState('')
  return {
    isChosen: file !== undefined,
    error,
    choose(chosen: File | undefined) {
      setFile(chosen)
      setError(asked && chosen && !fits(asked, chosen) ? asked.hint[text.language] : '')
    },
    /** Whether it may be sent; what is wrong with it is shown. */
    check(): boolean {
      const isMissing = asked?.required === true && !file
      if (isMissing) setError(say('rule.required', text.language, { label: asked.label[text.language] }))
      return !isMissing && error === ''
    },
    read: async (): Promise<{ file?: SentFile }> =>
      file ? { file: { name: file.name, data: await base64Of(file) } } : {},
  }
}

type Props = { id: string; asked: AskedFile; file: ReturnType<typeof useCommandFile> }

export function CommandFile({ id, asked, file: { error, choose } }: Props) {
  const text = useText()
  return (
    <Form.Item
      htmlFor={id}
      label={asked.label[text.language]}
      required={asked.required ?? false}
      extra={error === '' && asked.hint[text.language]}
      validateStatus={error === '' ? '' : 'error'}
      help={error === '' ? undefined : <span role="alert">{error}</span>}
    >
      <Input
        id={id}
        type="file"
        accept={asked.types.map((one) => `.${one}`).join()}
        onChange={({ target }) => choose(target.files?.[0])}
      />
    </Form.Item>
  )
}

const fits = ({ types, bytes }: AskedFile, { name, size }: File): boolean =>
  size <= bytes && types.some((one) => name.toLowerCase().endsWith(`.${one}`))

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error!))
    reader.readAsDataURL(file)
  })
}
