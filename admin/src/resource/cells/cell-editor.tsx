// Loaded when a cell is first edited.
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { DEFAULT_LANGUAGE, type Language } from '@tutu/contract/core/languages'
import type { Field } from '@tutu/contract/fields/index'
import { Button, ConfigProvider, Form } from 'antd'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { isLocalized } from '../../kit/face.ts'
import { useText } from '../../kit/text.ts'
import { faceOf } from '../../fields/index.ts'
import { api } from '../../lib/api.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import type { Loaded } from '../form/publishing.tsx'
import { StaleDialog } from '../form/stale-dialog.tsx'
import { isSame } from '../form/form-values.ts'
import { useForm } from '../form/use-form.ts'
import type { CellEditorProps } from './editable-cell.tsx'

/**
 * The input of one field in its cell: the row's form, as far as that field goes. Enter and leaving it save, Escape does not,
 * Tab goes on to the next cell when the server has taken it; what is refused stays, with the reason.
 */
export function CellEditor({ definition, name, field, row, label, edit, onClose }: CellEditorProps) {
  const text = useText()
  const id = useId()
  const step = useRef<1 | -1>(undefined)
  const input = useMemo(() => cellInput(definition, name, text.language), [definition, name, text.language])
  const [opened] = useState(row)
  const form = useForm({
    definition: input,
    language: text.language,
    record: row,
    presets: undefined,
    onSaved: async () => onClose(step.current),
    reload: async () => {
      const path = `/admin/${controllerBase(definition)}/edit`
      return (await api.get<Loaded>(path, { id: row.id }, { showError: false })).row
    },
    // The list may have come again since. Where this field is what it was, the rest of the row is no concern of its cell.
    send: ({ version, ...body }) => {
      const isOpened = version === opened.version && isSame(row[name], opened[name])
      return edit({ ...body, version: isOpened ? row.version : version })
    },
  })
  useUnsaved(form.isDirty)
  const commit = (next?: 1 | -1) => {
    step.current = next
    if (form.isDirty) void form.save()
    else onClose(next)
  }

  useEffect(() => {
    const element = document.getElementById(id)
    element?.focus()
    if (element instanceof HTMLInputElement) element.select()
  }, [id])

  // What was chosen, or is read when its input is left, is part of the form in the next turn only.
  const [closings, setClosings] = useState(0)
  const close = (next?: 1 | -1) => {
    step.current = next
    setClosings((count) => count + 1)
  }
  const commitChosen = useEffectEvent(() => commit(step.current))
  useEffect(() => {
    if (closings > 0) commitChosen()
  }, [closings])

  const leaving = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  // Looked at when the focus has arrived: what hangs on the input, a calendar or a question, belongs to it.
  const leave = () => {
    if (document.hasFocus()) close()
  }

  const { Input, chosen } = faceOf(field)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (event.nativeEvent.isComposing || !(target instanceof Element) || !currentTarget.contains(target)) return
    const isInput = target.closest('button') === null
    if (key === 'Escape') onClose()
    else if (key === 'Tab' && isInput) {
      // A calendar reads what was typed when it is left; what is refused keeps the focus.
      if (chosen && target instanceof HTMLElement) {
        target.blur()
        target.focus()
      }
      close(event.shiftKey ? -1 : 1)
    }
    // Where there is something to choose from, Enter chooses.
    else if (key === 'Enter' && isInput && !chosen) commit()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const error = Object.values(form.errors).flatMap((messages) => Object.values(messages))[0]
  const typed = form.typed[name]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in the input bubble up to its cell
    <div
      role="group"
      aria-label={label}
      aria-busy={form.saving}
      className="cell-editor"
      onKeyDownCapture={onKeyDown}
      onBlur={() => {
        leaving.current = window.setTimeout(leave)
      }}
      onFocus={() => window.clearTimeout(leaving.current)}
    >
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <ConfigProvider componentSize="small">
        <Form component={false}>
          <Form.Item
            validateStatus={error ? 'error' : ''}
            help={error}
            extra={
              name in form.typed && (
                <>
                  {text('typed', { value: faceOf(field).toText?.(typed, field, text) ?? String(typed ?? '') })}
                  <Button type="link" size="small" onClick={() => form.restore(name)}>
                    {text('useTyped')}
                  </Button>
                </>
              )
            }
          >
            <Input
              id={id}
              name={name}
              field={input.fields[name] ?? field}
              definition={input}
              row={form.row}
              value={form.values[name]}
              onChange={(value) => form.change(name, value)}
              onDone={chosen ? () => close(step.current) : undefined}
            />
          </Form.Item>
        </Form>
      </ConfigProvider>
      <StaleDialog form={form} />
    </div>
  )
}

/** One field as a form of its own. A text is the one in the language of the list, which only the first of them must have. */
function cellInput(definition: Definition, name: string, language: Language): Definition {
  const field = definition.fields[name]!
  const required = (field.required ?? false) && (!isLocalized(field) || language === DEFAULT_LANGUAGE)
  const { base, title, icon, menu } = definition
  return {
    name: definition.name,
    ...(base && { base }),
    title,
    icon,
    menu,
    label: '',
    quickSearch: [],
    sort: { field: 'id', direction: 'asc' },
    fields: { [name]: { ...field, form: {}, localized: false, required } as Field },
  }
}
