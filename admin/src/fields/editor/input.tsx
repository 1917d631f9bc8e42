// Loaded when a rich text is first edited.
import { EDITOR_MAX, type EditorField } from '@tutu/contract/fields/editor'
import { Alert, Flex } from 'antd'
import { useState } from 'react'
import { asText, type InputProps } from '../../kit/face.ts'
import { useInputText } from '../input-text.ts'
import { MarkdownEditor } from '../markdown/editor.tsx'
import { toHtml, toMarkdown } from './convert.ts'

/** Until there is an editor: the text as Markdown. What nobody touches stays the HTML it was. */
export function AsMarkdown({ field, value, onChange, ...rest }: InputProps<EditorField>) {
  const text = useInputText()
  const html = asText(value)
  const [typed, setTyped] = useState(() => ({ html, markdown: toMarkdown(html) }))
  // Another record, or another language of it.
  const markdown = typed.html === html ? typed.markdown : toMarkdown(html)
  return (
    <Flex vertical gap={8}>
      <Alert type="info" showIcon title={text('editorMissing')} description={text('editorMeanwhile')} />
      <MarkdownEditor
        {...rest}
        field={{ ...field, kind: 'markdown', max: field.max ?? EDITOR_MAX }}
        value={markdown}
        onChange={(next) => {
          const made = toHtml(asText(next))
          setTyped({ html: made, markdown: asText(next) })
          onChange(made)
        }}
      />
    </Flex>
  )
}
