import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@tutu/contract/core/languages'
import { Button, ConfigProvider, Form, Tag } from 'antd'
import type { ComponentType } from 'react'
import { type InputProps, isLocalized } from '../../kit/face.ts'
import { faceOf } from '../../fields/index.ts'
import { isFixed } from '../fixed.ts'
import { type Text, useText } from '../../kit/text.ts'
import { errorOf } from './form-errors.ts'
import { textsOf } from './form-values.ts'
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
  const text = useText()
  const Input = input ?? faceOf(field).Input
  const { content } = form
  const localized = isLocalized(field)
  const value = form.values[name]
  const error = errorOf(form.errors, name, content)
  // What the server would refuse is shown and not asked for.
  const fixed = form.row !== undefined && isFixed(form.row, name)
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
      // A password is asked for once; afterwards empty means unchanged. Of texts the one that others fall back to is.
      required={
        (field.required ?? false) &&
        !(traitsOf(field).secret && form.row) &&
        !(localized && content !== DEFAULT_LANGUAGE)
      }
      validateStatus={error ? 'error' : ''}
      help={error}
      extra={
        name in form.typed ? (
          <span className="form-typed">
            {input ? text('typedBefore') : typedText(field, form.typed[name], text)}
            <Button type="link" size="small" onClick={() => form.restore(name)}>
              {text('useTyped')}
            </Button>
          </span>
        ) : fixed ? (
          text('fixed')
        ) : (
          field.hint?.[text.language]
        )
      }
    >
      <div id={`${id}-frame`} className="form-frame">
        <ConfigProvider componentDisabled={fixed || undefined}>
          <Input
            // A new element for each language: its undo history and caret are its own.
            key={localized ? content : 'any'}
            id={id}
            name={name}
            field={field}
            definition={definition}
            row={form.row}
            language={localized ? content : undefined}
            value={localized ? textsOf(value)[content] : value}
            onChange={(next) => form.change(name, next)}
          />
        </ConfigProvider>
      </div>
    </Form.Item>
  )
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
