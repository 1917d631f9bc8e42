import { PIN } from '@tutu/contract/core/rules'
import { say } from '@tutu/contract/core/said'
import { memberApi } from '../../lib/member/api.ts'
import { useSite } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { PinField } from '../../ui/form/pin-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useChildModeText } from './use-text.ts'

/** A grown-up types the PIN: the centre starts anew, as theirs. */
export function LeaveForm({ onLeft }: { onLeft: () => void }) {
  const t = useChildModeText()
  const { language } = useSite()
  const form = useForm({
    initial: { pin: '' },
    check: ({ pin }) => (PIN.test(pin) ? {} : { pin: say('rule.pin', language) }),
    send: async ({ pin }) => {
      await memberApi.call('POST /api/childMode/leave', { body: { pin } }, { showError: false })
      onLeft()
    },
  })
  return (
    <form {...form.formProps} className="form">
      <FormRefusal text={form.refusal} />
      <PinField {...form.field('pin')} label={t('pin')} />
      <button type="submit" className="btn" aria-disabled={form.isBusy}>
        {form.isBusy ? t('leaving') : t('leave')}
      </button>
    </form>
  )
}
