import type { Definition } from '@tutu/contract/definition/define-resource'
import { Alert, Button, Flex, Form, theme } from 'antd'
import { Fragment, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { isLocalized, type Row } from '../../kit/face.ts'
import { FormUploadsContext, useFormUploads } from '../../fields/upload/form-uploads.ts'
import { message } from '../../lib/message.ts'
import { useText } from '../../kit/text.ts'
import { useFieldFocus } from './focus-field.ts'
import { FormField } from './form-field.tsx'
import { askedFields, groupOf, type Values } from './form-values.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { LeaveWarning } from './leave-warning.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { useForm } from './use-form.ts'

type Props = {
  definition: Definition
  /** It keeps what was typed, out of sight. */
  hidden: boolean
  record: Row | undefined
  presets: Values | undefined
  onDirty: (isDirty: boolean) => void
  /** Asks first when something was typed. */
  onCancel: () => void
  /** Present while more records follow: leaves this one as it is. */
  onSkip: (() => void) | undefined
  onDiscard: () => void
  onSaved: () => Promise<void>
  reload: () => Promise<Row>
}

export function FormBody(props: Props) {
  const { definition, hidden, record, presets, onDirty, onCancel, onSkip, onDiscard, onSaved, reload } = props
  const text = useText()
  const id = useId()
  const { token } = theme.useToken()
  const body = useRef<HTMLFormElement>(null)
  const form = useForm({ definition, language: text.language, record, presets, onSaved, reload })
  const fields = askedFields(definition, form.values)
  const { isUploading, report } = useFormUploads()
  const isDirty = form.isDirty || isUploading
  const bar = { padding: '12px 24px', background: token.colorBgElevated }
  const line = `1px solid ${token.colorSplit}`

  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  useFieldFocus(id, form.focus)
  const onKeyDown = (event: KeyboardEvent) => {
    const inText = event.target instanceof HTMLTextAreaElement
    if (event.key !== 'Enter' || !inText || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    body.current?.requestSubmit()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in its inputs bubble up to the form
    <form
      ref={body}
      noValidate
      hidden={hidden}
      className="resource-form"
      aria-busy={form.saving}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        if (isUploading) void message.warning(text('stillUploading'))
        else void form.save()
      }}
    >
      <LeaveWarning isDirty={isDirty} onDiscard={onDiscard} />
      {fields.some(([, field]) => isLocalized(field)) && (
        <Flex className="form-bar" style={{ ...bar, borderBlockEnd: line }}>
          <LanguageTabs definition={definition} form={form} />
        </Flex>
      )}
      <div className="form-scroll">
        {Object.keys(form.typed).length > 0 && (
          <Alert type="info" showIcon title={text('reloaded')} style={{ marginBlockEnd: 16 }} />
        )}
        <FormUploadsContext value={report}>
          <Form component={false} layout="vertical">
            <div className="form-grid">
              {fields.map(([name, field], at) => (
                <Fragment key={name}>
                  {groupOf(field) !== (at > 0 ? groupOf(fields[at - 1]![1]) : undefined) && (
                    <h3 className="form-group" style={{ borderColor: token.colorSplit }}>
                      {definition.groups?.[groupOf(field) ?? '']?.[text.language]}
                    </h3>
                  )}
                  <FormField id={`${id}-${name}`} name={name} field={field} definition={definition} form={form} />
                </Fragment>
              ))}
            </div>
          </Form>
        </FormUploadsContext>
      </div>
      <Flex gap={8} justify="end" className="form-bar" style={{ ...bar, borderBlockStart: line }}>
        <Button onClick={onCancel}>{text('cancel')}</Button>
        {onSkip && <Button onClick={onSkip}>{text('skip')}</Button>}
        <Button type="primary" htmlType="submit" loading={form.saving}>
          {text(onSkip ? 'saveAndNext' : 'save')}
        </Button>
      </Flex>
      <StaleDialog form={form} />
    </form>
  )
}
