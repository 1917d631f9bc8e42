import type { SettingAnswer, SettingsTab } from '@tutu/contract/api/routine-config'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { Alert, Button, ConfigProvider, Flex, Form, theme } from 'antd'
import { Fragment, type ReactNode, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLocalized } from '../../kit/face.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useCan } from '../../lib/permission.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useUnsaved } from '../../lib/unsaved.ts'
import { focusField } from '../../resource/form/focus-field.ts'
import { FormField } from '../../resource/form/form-field.tsx'
import { askedFields, groupOf, type Values } from '../../resource/form/form-values.ts'
import { LanguageTabs } from '../../resource/form/language-tabs.tsx'
import { useForm } from '../../resource/form/use-form.ts'
import { useText } from '../../kit/text.ts'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { BytesInput } from './bytes-input.tsx'
import { DeleteButton } from './delete-button.tsx'
import { SecretInput } from './secret-input.tsx'
import { definitionOf, isHeld, recordOf } from './tab-model.ts'
import { useNotes } from './use-notes.ts'
import { useSaveKey } from './use-save-key.ts'

const StaleDialog = lazyPart(async () => (await import('../../resource/form/stale-dialog.tsx')).StaleDialog)

/** Nothing to fill in, but something to read. */
const INK = { colorTextDisabled: 'var(--ink)' }
const READABLE = { components: { Input: INK, InputNumber: INK, Select: INK } }

type Props = {
  tab: SettingsTab
  /** As it was when the form was opened: what others save meanwhile is told when this one is saved. */
  begun: SettingsTab
  isShown: boolean
  /** The field that a link leads to; '': none. */
  sought: string
  onFound: () => void
  /** The form before this one was saved: the focus goes on from where it was. */
  wasSaved: boolean
  onDirty: (isDirty: boolean) => void
  onSaved: () => Promise<void>
  reload: () => Promise<SettingsTab>
  /** Below the fields; gets what is entered. */
  children?: (values: Values, definition: Definition) => ReactNode
}

/** The settings of one tab. */
export function SettingsForm({
  tab,
  begun,
  isShown,
  sought,
  onFound,
  wasSaved,
  onDirty,
  onSaved,
  reload,
  children,
}: Props) {
  const { t } = useTranslation('config')
  const text = useText()
  const language = useLanguage()
  const can = useCan()
  const id = useId()
  const { token } = theme.useToken()
  const notes = useNotes()
  const body = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isSuper = useAdminInfo((admin) => admin.super)
  const definition = useMemo(() => definitionOf(tab, notes, isSuper), [tab, notes, isSuper])
  const [record] = useState(() => recordOf(begun))
  const form = useForm({
    definition,
    language,
    record,
    presets: undefined,
    onSaved,
    reload: async () => recordOf(await reload()),
  })
  const { focus, isDirty } = form
  const fields = askedFields(definition, form.values)
  const isReadOnly = !can('edit')
  useUnsaved(isDirty)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useSaveKey(isShown && !isReadOnly, () => body.current?.requestSubmit())

  useEffect(() => {
    if (wasSaved) button.current?.focus({ preventScroll: true })
  }, [wasSaved])
  useEffect(() => {
    if (!sought) return
    focusField(`${id}-${sought}`)
    onFound()
  }, [sought, onFound, id])
  // Not when the tab opens: only a message sends the focus to its field.
  const first = useRef(focus)
  useEffect(() => {
    if (focus && focus !== first.current) focusField(`${id}-${focus.name}`)
  }, [focus, id])

  return (
    <form
      ref={body}
      noValidate
      className="settings-form resource-form"
      aria-busy={form.saving}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      {tab.hint && <p className="settings-hint">{tab.hint}</p>}
      {isReadOnly && <Alert type="info" showIcon title={t('readOnly')} />}
      {fields.some(([, field]) => isLocalized(field)) && (
        <div className="settings-languages">
          <LanguageTabs definition={definition} form={form} />
        </div>
      )}
      {Object.keys(form.typed).length > 0 && <Alert type="info" showIcon title={text('reloaded')} />}
      <Form component={false} layout="vertical">
        <div className="form-grid">
          {fields.map(([name, field], at) => {
            const setting = tab.list.find((one) => one.name === name)!
            const group = groupOf(field)
            const isHalf = typeof field.form === 'object' && field.form.half
            return (
              <Fragment key={name}>
                {group !== (at > 0 ? groupOf(fields[at - 1]![1]) : undefined) && (
                  <h2 className="form-group" style={{ borderColor: token.colorSplit }}>
                    {definition.groups?.[group ?? '']?.[language]}
                  </h2>
                )}
                <div className={isHalf ? 'setting form-half' : 'setting'}>
                  <ConfigProvider
                    componentDisabled={isReadOnly || isHeld(setting, isSuper)}
                    {...(isHeld(setting, isSuper) ? { theme: READABLE } : {})}
                  >
                    <FormField
                      id={`${id}-${name}`}
                      name={name}
                      field={field}
                      definition={definition}
                      form={form}
                      input={inputOf(setting)}
                    />
                  </ConfigProvider>
                  {setting.allow_del === 1 && <DeleteButton setting={setting} />}
                </div>
              </Fragment>
            )
          })}
        </div>
      </Form>
      {children?.(form.values, definition)}
      {!isReadOnly && (
        <Flex align="center" gap={12} className="settings-bar" style={{ background: token.colorBgContainer }}>
          <Button ref={button} type="primary" htmlType="submit" loading={form.saving}>
            {t('save')}
          </Button>
          {isDirty && <span className="muted">{t('unsaved')}</span>}
        </Flex>
      )}
      {form.isStale && (
        <Suspense fallback={null}>
          <StaleDialog form={form} />
        </Suspense>
      )}
    </form>
  )
}

function inputOf({ field }: SettingAnswer) {
  if (field.secret) return SecretInput
  return field.bytes ? BytesInput : undefined
}
