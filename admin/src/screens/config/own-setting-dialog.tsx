// Loaded when the dialog is first opened.
import { OWN_SETTING } from '@tutu/contract/settings/own-setting'
import { Button, Form, Modal } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useFieldFocus } from '../../resource/form/focus-field.ts'
import { FormField } from '../../resource/form/form-field.tsx'
import { askedFields } from '../../resource/form/form-values.ts'
import { LanguageTabs } from '../../resource/form/language-tabs.tsx'
import { askToDiscard } from '../../resource/form/leave-warning.tsx'
import { useForm } from '../../resource/form/use-form.ts'
import { useText } from '../../kit/text.ts'

type Props = {
  /** The tab in sight: the new setting most likely belongs there. */
  group: string
  onClose: () => void
  onAdded: (group: string) => Promise<void>
}

export function OwnSettingDialog({ group, onClose, onAdded }: Props) {
  const { t } = useTranslation('config')
  const text = useText()
  const id = useId()
  const form = useForm({
    definition: OWN_SETTING,
    language: useLanguage(),
    record: undefined,
    presets: { group },
    onSaved: () => onAdded(String(form.values.group)),
  })
  const { isDirty } = form
  useUnsaved(isDirty)
  useFieldFocus(id, form.focus)
  const tryClose = () => {
    if (!isDirty) return onClose()
    void askToDiscard(text).then((discard) => discard && onClose())
  }

  return (
    <Modal
      open
      title={t('addTitle')}
      width={720}
      onCancel={tryClose}
      footer={[
        <Button key="cancel" onClick={tryClose}>
          {t('cancel')}
        </Button>,
        <Button key="add" type="primary" htmlType="submit" form={`${id}-form`} loading={form.saving}>
          {t('add')}
        </Button>,
      ]}
    >
      <form
        id={`${id}-form`}
        noValidate
        className="resource-form own-setting"
        aria-busy={form.saving}
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        <p className="muted">{t('addHint')}</p>
        <div className="settings-languages">
          <LanguageTabs definition={OWN_SETTING} form={form} />
        </div>
        <Form component={false} layout="vertical">
          <div className="form-grid">
            {askedFields(OWN_SETTING, form.values).map(([name, field]) => (
              <FormField
                key={name}
                id={`${id}-${name}`}
                name={name}
                field={field}
                definition={OWN_SETTING}
                form={form}
              />
            ))}
          </div>
        </Form>
      </form>
    </Modal>
  )
}
