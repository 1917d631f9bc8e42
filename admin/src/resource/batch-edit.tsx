// Loaded when several rows are first edited at once.
import {
  BATCH_MAX,
  type BatchChange,
  batchFields,
  batchInput,
  type BatchPreview,
} from '@tutu/contract/definition/batch-edit'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { Form, Modal, Radio, Select } from 'antd'
import { useId, useMemo, useRef, useState } from 'react'
import { FormUploadsContext, useFormUploads } from '../fields/upload/form-uploads.ts'
import { api } from '../lib/api.ts'
import { focusFirst } from '../lib/focus-first.ts'
import { message, tellRefusal } from '../lib/message.ts'
import { useText } from '../kit/text.ts'
import type { BatchEditProps } from './batch-edit-host.tsx'
import { BatchPreviewList } from './batch-preview.tsx'
import { isLocalized } from '../kit/face.ts'
import { useFieldFocus } from './form/focus-field.ts'
import { FormField } from './form/form-field.tsx'
import type { Values } from './form/form-values.ts'
import { LanguageTabs } from './form/language-tabs.tsx'
import { askToDiscard } from './form/leave-warning.tsx'
import { useForm } from './form/use-form.ts'
import { ON_MANY_ROWS } from './on-many-rows.ts'
import { filterParams } from './search-params.ts'
import { tellWithUndo } from './undo-notice.tsx'

/** Chosen fields of many rows: what they shall hold, what that would change, and doing it. */
export function BatchEdit({ definition, state, target, open, onClose, onChanged }: BatchEditProps) {
  const text = useText()
  const id = useId()
  const base = controllerBase(definition)
  const [isAll, setAll] = useState(false)
  const [chosen, setChosen] = useState<string[]>([])
  const [tried, setTried] = useState<{ values: Values; preview: BatchPreview }>()
  const [busy, setBusy] = useState(false)
  const { isUploading, report } = useFormUploads()
  const input = useMemo(() => batchInput(definition, chosen), [definition, chosen])
  const form = useForm({
    definition: input,
    language: text.language,
    record: undefined,
    presets: undefined,
    onSaved: async () => undefined,
    send: async (body) => {
      const values = withoutUntyped(body)
      const which = isAll ? { filter: filterParams(definition, state) } : { ids: target.ids }
      const path = `/admin/${base}/batch`
      const { data } = await api.post<BatchPreview>(path, { ...which, values, preview: true }, ON_MANY_ROWS)
      setTried({ values, preview: data })
    },
  })
  useFieldFocus(id, form.focus)
  const questions = useRef<HTMLFormElement>(null)

  const { ids, total = 0 } = target
  const offersAll = total > ids.length
  const count = tried?.preview.rows.length ?? 0
  const tryClose = () => {
    if (chosen.length === 0 || (!form.isDirty && !isUploading)) return onClose()
    void askToDiscard(text).then((discard) => discard && onClose())
  }
  const look = () => {
    if (isUploading) void message.warning(text('stillUploading'))
    else void form.save()
  }
  const undo = async (operation: string) => {
    await api
      .post(`/admin/${base}/unbatch`, { undo: operation }, { ...ON_MANY_ROWS, showSuccess: true })
      .catch(tellRefusal)
    await onChanged()
  }
  const change = async ({ values, preview }: NonNullable<typeof tried>) => {
    setBusy(true)
    // The very rows that were shown, as they were then: one that has changed since is refused, and with it all.
    const seen = { ids: preview.rows.map((row) => row.id), versions: preview.rows.map(({ version }) => version) }
    try {
      const { data, msg } = await api.post<BatchChange>(`/admin/${base}/batch`, { ...seen, values }, ON_MANY_ROWS)
      onClose()
      const operation = data.undo
      if (operation) tellWithUndo(msg, () => undo(operation))
      else void message.success(msg)
      await onChanged()
    } catch (error) {
      setTried(undefined)
      tellRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      open={open}
      title={text('batchEdit')}
      okText={tried ? text('batchChange', { count }) : text('batchPreview')}
      okButtonProps={{ disabled: tried ? count === 0 : chosen.length === 0 }}
      cancelText={text(tried ? 'batchBack' : 'cancel')}
      cancelButtonProps={{ disabled: busy, ...(tried && { onClick: () => setTried(undefined) }) }}
      confirmLoading={busy || form.saving}
      onOk={() => (tried ? void change(tried) : look())}
      onCancel={tryClose}
      afterOpenChange={(isOpen) => isOpen && focusFirst(questions.current)}
    >
      {tried && <BatchPreviewList definition={definition} preview={tried.preview} />}
      <form
        ref={questions}
        noValidate
        // What was typed is there again on the way back.
        hidden={tried !== undefined}
        aria-busy={form.saving}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.length > 0) look()
        }}
      >
        <FormUploadsContext value={report}>
          <Form component={false} layout="vertical">
            {offersAll ? (
              <Form.Item
                label={text('batchWhich')}
                extra={total > BATCH_MAX && text('batchTooMany', { max: BATCH_MAX })}
              >
                <Radio.Group
                  aria-label={text('batchWhich')}
                  value={isAll}
                  onChange={(event) => setAll(event.target.value === true)}
                  options={[
                    { value: false, label: text('batchChosen', { count: ids.length }) },
                    { value: true, label: text('batchAll', { count: total }), disabled: total > BATCH_MAX },
                  ]}
                />
              </Form.Item>
            ) : (
              <p>{text('batchChosen', { count: ids.length })}</p>
            )}
            <Form.Item label={text('batchFields')} htmlFor={`${id}-fields`}>
              <Select
                id={`${id}-fields`}
                mode="multiple"
                value={chosen}
                onChange={setChosen}
                placeholder={text('batchFieldsHint')}
                options={batchFields(definition).map(([name, { label }]) => ({
                  value: name,
                  label: label[text.language],
                }))}
                optionFilterProp="label"
              />
            </Form.Item>
            {Object.values(input.fields).some(isLocalized) && <LanguageTabs definition={input} form={form} />}
            {Object.entries(input.fields).map(([name, field]) => (
              <FormField key={name} id={`${id}-${name}`} name={name} field={field} definition={input} form={form} />
            ))}
          </Form>
        </FormUploadsContext>
        {/* Enter in a field looks ahead too. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Modal>
  )
}

/** Texts by language: those that nobody typed stay as they are, unless none was, which clears them. */
function withoutUntyped(body: Values): Values {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (!name.endsWith('_i18n')) return [name, value]
      const typed = Object.entries(value as object).filter(([, one]) => one !== null)
      return [name, typed.length > 0 ? Object.fromEntries(typed) : value]
    }),
  )
}
