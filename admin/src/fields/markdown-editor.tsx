// Loaded when Markdown is first edited.
import type { MarkdownField } from '@tutu/contract/fields/markdown'
import { Button, Flex, Input, Segmented, Tooltip } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../kit/text.ts'
import { asText, type InputProps } from '../kit/face.ts'
import { lazyInput } from './lazy.tsx'
import { applyMark, MARKS, type Mark } from './markdown-marks.ts'

const Preview = lazyInput<{ source: string }>(async () => (await import('./markdown-preview.tsx')).MarkdownPreview)

const SHORTCUTS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' }

export function MarkdownEditor({ id, field, value, onChange }: InputProps<MarkdownField>) {
  const text = useText()
  const toolbar = useId()
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  const source = asText(value)

  const mark = (kind: Mark) => {
    const area = document.getElementById(id)
    if (!(area instanceof HTMLTextAreaElement)) return
    const next = applyMark(kind, source, area.selectionStart, area.selectionEnd)
    onChange(next.source)
    area.focus()
    // After React has written the new text, which puts the caret at its end.
    requestAnimationFrame(() => area.setSelectionRange(next.start, next.end))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const kind = (event.ctrlKey || event.metaKey) && !event.shiftKey && SHORTCUTS[event.key.toLowerCase()]
    if (!kind) return
    event.preventDefault()
    mark(kind)
  }

  return (
    <Flex vertical gap={8}>
      <Flex justify="space-between" align="center" wrap gap={8}>
        <Segmented
          aria-label={text('writeOrPreview')}
          size="small"
          value={tab}
          onChange={setTab}
          options={[
            { value: 'write', label: text('write') },
            { value: 'preview', label: text('preview') },
          ]}
        />
        {tab === 'write' && (
          <Flex role="toolbar" aria-controls={id} id={toolbar} wrap>
            {(Object.keys(MARKS) as Mark[]).map((kind) => (
              <Tooltip key={kind} title={text(kind)}>
                <Button type="text" size="small" aria-label={text(kind)} onClick={() => mark(kind)}>
                  <span style={MARKS[kind].style}>{MARKS[kind].sign}</span>
                </Button>
              </Tooltip>
            ))}
          </Flex>
        )}
      </Flex>
      {tab === 'write' ? (
        <Input.TextArea
          id={id}
          value={source}
          maxLength={field.max ?? 100_000}
          autoSize={{ minRows: 10, maxRows: 24 }}
          className="markdown-source"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      ) : (
        <Preview source={source} />
      )}
    </Flex>
  )
}
