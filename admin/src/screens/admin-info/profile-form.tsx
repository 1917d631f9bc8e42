import { Button, Form } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '../../kit/face.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { FormField } from '../../resource/form/form-field.tsx'
import { formFields } from '../../resource/form/form-values.ts'
import { useForm } from '../../resource/form/use-form.ts'
import { PROFILE } from './profile.ts'

type Props = { record: Row; onSaved: () => Promise<void>; reload: () => Promise<Row> }

export function ProfileForm({ record, onSaved, reload }: Props) {
  const { t } = useTranslation('adminInfo')
  const id = useId()
  const form = useForm({ definition: PROFILE, language: useLanguage(), record, presets: undefined, onSaved, reload })
  useUnsaved(form.isDirty)
  return (
    <form
      noValidate
      aria-busy={form.saving}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <Form component={false} layout="vertical">
        <div className="form-grid">
          {formFields(PROFILE).map(([name, field]) => (
            <FormField key={name} id={`${id}-${name}`} name={name} field={field} definition={PROFILE} form={form} />
          ))}
        </div>
        <Button type="primary" htmlType="submit" loading={form.saving} disabled={!form.isDirty}>
          {t('save')}
        </Button>
      </Form>
    </form>
  )
}
