import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@tutu/contract/core/languages'
import { Button, ConfigProvider, Form, Tag } from 'antd'
import { type ComponentType, memo, useCallback } from 'react'
import { type InputProps, isLocalized } from '../../kit/face.ts'
import { faceOf } from '../../fields/index.ts'
import { isFixed } from '../fixed.ts'
import { type Text, useText } from '../../kit/text.ts'
import { errorOf } from './form-errors.ts'
import { textsOf } from './form-values.ts'
import { markInput } from './mark-input.ts'
import type { FormState } from './use-form.ts'

type Props = {
  id: string
  name: string
  field: Field
  definition: Definition
  form: FormState
  /** In the place of the input of its kind. What is typed into it is not shown again. */
  input?: ComponentType<InputProps<Field>> | undefined
}

/** A field's label, input, help and message, and what was typed before a reload. */
export function FormField({ id, name, field, definition, form, input }: Props) {
  return (
    <Shown
      id={id}
      name={name}
      field={field}
      definition={definition}
      input={input}
      row={form.row}
      content={form.content}
      value={form.values[name]}
      within={withinOf(field, form.values)}
      error={errorOf(form.errors, name, form.content)}
      wasTyped={name in form.typed}
      typed={form.typed[name]}
      change={form.change}
      restore={form.restore}
    />
  )
}

type ShownProps = Omit<Props, 'form'> &
  Pick<FormState, 'row' | 'content' | 'change' | 'restore'> & {
    value: unknown
    within: number | undefined
    error: string | undefined
    wasTyped: boolean
    typed: unknown
  }

/** Drawn anew only when something of its own has changed: a form of thirty fields follows each key in one of them. */
const Shown = memo(function Shown(props: ShownProps) {
  const { id, name, field, definition, input, row, content, value, within } = props
  const { error, wasTyped, typed, change, restore } = props
  const text = useText()
  const Input = input ?? faceOf(field).Input
  const localized = isLocalized(field)
  // What the server would refuse is shown and not asked for.
  const fixed = row !== undefined && isFixed(row, name)
  // A password is asked for once; afterwards empty means unchanged. Of texts the one that others fall back to is.
  const required =
    (field.required ?? false) && !(traitsOf(field).secret && row) && !(localized && content !== DEFAULT_LANGUAGE)
  const hint = field.hint?.[text.language]
  // What was refused may be what it asks for: once is enough.
  const extra = wasTyped || fixed || (hint && hint !== error)
  const marked = useMarks(id, required, error !== undefined, Boolean(extra))
  const half = typeof field.form === 'object' && field.form.half
  return (
    <Form.Item
      className={half ? 'form-half' : undefined}
      htmlFor={id}
      label={
        <>
          {field.label[text.language]}
          {localized && <Tag style={{ marginInlineStart: 8 }}>{text.nameOf(content)}</Tag>}
        </>
      }
      required={required}
      validateStatus={error ? 'error' : ''}
      help={error && <span id={`${id}-error`}>{error}</span>}
      extra={
        extra && (
          <span id={`${id}-extra`} className={wasTyped ? 'form-typed' : undefined}>
            {wasTyped ? (
              <>
                {input ? text('typedBefore') : typedText(field, typed, text)}
                <Button type="link" size="small" onClick={() => restore(name)}>
                  {text('useTyped')}
                </Button>
              </>
            ) : fixed ? (
              text('fixed')
            ) : (
              hint
            )}
          </span>
        )
      }
    >
      <div ref={marked} id={`${id}-frame`} className="form-frame">
        <ConfigProvider componentDisabled={fixed || undefined}>
          <Input
            // A new element for each language: its undo history and caret are its own.
            key={localized ? content : 'any'}
            id={id}
            name={name}
            field={field}
            definition={definition}
            row={row}
            within={within}
            language={localized ? content : undefined}
            value={localized ? textsOf(value)[content] : value}
            onChange={(next) => change(name, next)}
          />
        </ConfigProvider>
      </div>
    </Form.Item>
  )
})

/** A ref of the frame around an input: see `markInput`. */
function useMarks(id: string, isRequired: boolean, isWrong: boolean, hasExtra: boolean) {
  return useCallback(
    (frame: HTMLElement | null) => {
      if (!frame) return undefined
      const describedBy = [isWrong && `${id}-error`, hasExtra && `${id}-extra`].filter(Boolean).join(' ')
      return markInput(frame, {
        ...(isRequired && { 'aria-required': 'true' }),
        ...(isWrong && { 'aria-invalid': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })
    },
    [id, isRequired, isWrong, hasExtra],
  )
}

function withinOf(field: Field, values: FormState['values']): number | undefined {
  return isRelation(field) && field.within !== undefined ? Number(values[field.within] ?? 0) : undefined
}

/** What was typed, where it can be read as text; chosen records and pictures are only said to differ. */
function typedText(field: Field, typed: unknown, text: Text): string {
  const say = (value: string) => text('typed', { value: value || text('none') })
  if (isLocalized(field)) {
    const texts = textsOf(typed)
    const mine = LANGUAGES.filter((language) => language in texts)
    return say(mine.map((language) => `${text.nameOf(language)}: ${texts[language] || text('none')}`).join('\n'))
  }
  const { toText } = faceOf(field)
  return toText ? say(toText(typed, field, text)) : text('typedBefore')
}
