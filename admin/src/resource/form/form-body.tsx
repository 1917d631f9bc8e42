import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Language } from '@tutu/contract/core/languages'
import { Alert, Flex, Form, theme } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { isLocalized, type Row } from '../../kit/face.ts'
import { FormUploadsContext, useFormUploads } from '../../fields/upload/form-uploads.ts'
import { message } from '../../lib/message.ts'
import { useText } from '../../kit/text.ts'
import { useFieldFocus } from './focus-field.ts'
import { FormButtons } from './form-buttons.tsx'
import { FormFields } from './form-fields.tsx'
import { KeptOffer } from './kept-offer.tsx'
import { askedFields, type Values } from './form-values.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { LeaveWarning } from './leave-warning.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { type Step, useForm } from './use-form.ts'
import { useProposedAddress } from './use-proposed-address.ts'
import { useKeptValues } from './use-kept-values.ts'

type Props = {
  definition: Definition
  /** It keeps what was typed, out of sight. */
  hidden: boolean
  record: Row | undefined
  presets: Values | undefined
  onDirty: (isDirty: boolean) => void
  /** Hears how to forget what is kept of it, for when it is given up. */
  onKept: (forget: () => void) => void
  /** Asks first when something was typed. */
  onCancel: () => void
  /** Present while more records follow: leaves this one as it is. */
  onSkip: (() => void) | undefined
  onDiscard: () => void
  /** `added`: id of a new record. */
  onSaved: (added?: number) => Promise<void>
  /** Present for a new record: saved, it makes room for another. */
  onAnother: (() => Promise<void>) | undefined
  /** Whether it comes after another, and the typing goes on here. */
  takesFocus: boolean
  reload: () => Promise<Row>
  /** A new record that begins with what another holds. */
  isCopy?: boolean
  /** Of a record that is published on purpose: how far it is, above its fields. */
  state?: ReactNode
  /** Whether the caller may publish; absent: what is saved is seen. */
  canPublish?: boolean | undefined
  /** Hears what the form says, to be shown beside it. Absent: nothing is shown. */
  onSaid?: ((said: Said) => void) | undefined
}

/** What the form would post, and in which language is being written. */
export type Said = { body: Readonly<Record<string, unknown>>; content: Language }

const FIRST_INPUT = '.form-grid input:not([type=hidden]), .form-grid textarea'

export function FormBody(props: Props) {
  const {
    definition,
    hidden,
    record,
    presets,
    onDirty,
    onKept,
    onCancel,
    onSkip,
    onDiscard,
    onSaved,
    onAnother,
    takesFocus,
    reload,
    isCopy = false,
    state,
    canPublish,
    onSaid,
  } = props
  const text = useText()
  const id = useId()
  const { token } = theme.useToken()
  const body = useRef<HTMLFormElement>(null)
  const asksForAnother = useRef(false)
  const isForAnother = useRef(false)
  const form = useForm({
    definition,
    language: text.language,
    record,
    presets,
    onSaved: async (added) => {
      forget()
      await (isForAnother.current && onAnother ? onAnother() : onSaved(added))
    },
    reload,
  })
  const isPublishable = definition.publishable === true
  const find = useProposedAddress(definition, form, isCopy)
  const kept = useKeptValues(definition, form)
  const fields = askedFields(definition, form.values)
  const { isUploading, report } = useFormUploads()
  const isDirty = form.isDirty || isUploading
  const bar = { padding: '12px 24px', background: token.colorBgElevated }
  const line = `1px solid ${token.colorSplit}`

  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const { content, said } = form
  useEffect(() => onSaid?.({ body: said(), content }), [content, onSaid, said])

  const { forget } = kept
  useEffect(() => {
    onKept(forget)
  }, [forget, onKept])

  useFieldFocus(id, form.focus)
  useEffect(() => {
    if (takesFocus) body.current?.querySelector<HTMLElement>(FIRST_INPUT)?.focus()
  }, [takesFocus])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    const submits = event.key === 'Enter' && event.target instanceof HTMLTextAreaElement
    if (!submits && (event.key.toLowerCase() !== 's' || event.shiftKey || event.altKey)) return
    event.preventDefault()
    body.current?.requestSubmit()
  }

  const save = (step: Step | undefined): void => {
    if (isUploading) void message.warning(text('stillUploading'))
    else void form.save(step, { find })
  }
  const publish = (): void => {
    isForAnother.current = false
    save('publish')
  }
  const saveForAnother = (): void => {
    asksForAnother.current = true
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
        isForAnother.current = asksForAnother.current
        asksForAnother.current = false
        save(isPublishable ? 'draft' : undefined)
      }}
    >
      <LeaveWarning
        isDirty={isDirty}
        onGiveUp={forget}
        onDiscard={() => {
          forget()
          onDiscard()
        }}
      />
      {fields.some(([, field]) => isLocalized(field)) && (
        <Flex className="form-bar" style={{ ...bar, borderBlockEnd: line }}>
          <LanguageTabs definition={definition} form={form} />
        </Flex>
      )}
      <div className="form-scroll">
        {state}
        <KeptOffer definition={definition} kept={kept} />
        {Object.keys(form.typed).length > 0 && (
          <Alert type="info" showIcon title={text('reloaded')} style={{ marginBlockEnd: 16 }} />
        )}
        <FormUploadsContext value={report}>
          <Form component={false} layout="vertical">
            <FormFields id={id} definition={definition} fields={fields} form={form} />
          </Form>
        </FormUploadsContext>
      </div>
      <FormButtons
        form={form}
        publishing={isPublishable ? { canPublish, state: record?.publication } : undefined}
        style={{ ...bar, borderBlockStart: line }}
        onCancel={onCancel}
        onSkip={onSkip}
        onAnother={onAnother && saveForAnother}
        onPublish={publish}
      />
      <StaleDialog form={form} />
    </form>
  )
}
