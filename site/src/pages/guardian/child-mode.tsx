import { PIN } from '@tutu/contract/core/rules'
import type { Child } from '@tutu/contract/api/guardian'
import { say } from '@tutu/contract/core/said'
import { guardianApi } from '../../lib/guardian/api.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { PinField } from '../../ui/form/pin-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useGuardianText } from './use-text.ts'

/** A PIN for the child: with one their devices are in child mode (decision 120). */
export function ChildMode({ child, onChanged }: { child: Child; onChanged: () => void }) {
  const t = useGuardianText()
  const { language } = useSite()
  const [isEnding, busily] = useBusy()
  const set = (pin: string) => guardianApi.call('POST /api/guardian/childMode', { body: { id: child.id, pin } }, TOLD)
  const form = useForm({
    initial: { pin: '' },
    check: ({ pin }) => (PIN.test(pin) ? {} : { pin: say('rule.pin', language) }),
    send: async ({ pin }) => {
      await set(pin)
      form.reset()
      onChanged()
    },
  })
  const end = () =>
    busily(async () => {
      await set('')
      onChanged()
    })
  return (
    <form {...form.formProps} className="child-part form">
      <div>
        <h3>
          {t('childMode')} {child.childMode && <span className="chip accent-leaf">{t('childModeOn')}</span>}
        </h3>
        <p className="text-muted">{t('childModeText')}</p>
      </div>
      <FormRefusal text={form.refusal} />
      <PinField {...form.field('pin')} label={t(child.childMode ? 'newPin' : 'pin')} />
      <p className="child-buttons">
        <button type="submit" className="btn" aria-disabled={form.isBusy}>
          {form.isBusy ? t('saving') : t(child.childMode ? 'setNewPin' : 'setPin')}
        </button>
        {child.childMode && (
          <button type="button" className="btn" aria-disabled={isEnding} onClick={() => void end()}>
            {t('endChildMode')}
          </button>
        )}
      </p>
    </form>
  )
}

const TOLD = { showError: false, showSuccess: true } as const
