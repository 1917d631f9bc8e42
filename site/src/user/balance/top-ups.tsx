import type { CallAnswer } from '@tutu/contract/api/index'
import { say } from '@tutu/contract/core/said'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { linkTo, withQuery } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { momentText } from '../../lib/moment-text.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite } from '../../lib/use-site.ts'
import { Field } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { usePayText } from '../../ui/to-pay/use-text.ts'
import { TopUpChip } from './state-chip.tsx'
import { useBalanceText } from './use-text.ts'

type State = CallAnswer<'GET /api/payment/topUps'>

/** The form to add to the balance, and what has become of what was asked for before. */
export function TopUps() {
  const t = useBalanceText()
  const { language } = useSite()
  const { data, problem, again } = useLoaded(
    'top-ups',
    async () => (await memberApi.call('GET /api/payment/topUps', {}, { showError: false })).data,
  )
  if (problem !== undefined) return <LoadProblem title={t('problem')} text={problem} again={again} />
  if (!data) return <span className="skeleton mt-6 h-48 w-full before-the-rest" aria-hidden />
  return (
    <>
      <section className="panel mt-5" aria-labelledby="top-up">
        <h2 id="top-up">{t('topUp')}</h2>
        {data.ways.length > 0 ? (
          <TopUpForm state={data} />
        ) : (
          <p className="mt-2">
            {t('closed')}{' '}
            <a href={linkTo('about-contact', language)} className="text-link">
              {t('toContact')}
            </a>
          </p>
        )}
        {data.takesInvoices && (
          <p className="mt-3 text-sm text-muted">
            {t('invoices')}{' '}
            <Link to={withQuery('/user/shop/orders', language)} className="text-link">
              {t('toOrders')}
            </Link>
          </p>
        )}
      </section>
      {data.list.length > 0 && (
        <section className="panel mt-5" aria-labelledby="my-top-ups">
          <h2 id="my-top-ups">{t('mine')}</h2>
          <ul className="row-list order-list">
            {data.list.map(({ id, amount, state, createtime }) => (
              <li key={id}>
                <p className="min-w-0 flex-1 basis-36">
                  <Link
                    to={withQuery('/user/account/balance', language, { topUp: id })}
                    className="card-link font-bold"
                  >
                    {t('one', { amount })}
                  </Link>
                  <span className="block text-sm text-muted">{momentText(createtime, language)}</span>
                </p>
                <TopUpChip state={state} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function TopUpForm({ state: { ways, least, most, asksGuardian, isAdult } }: { state: State }) {
  const t = useBalanceText()
  const tPay = usePayText()
  const { language } = useSite()
  const navigate = useNavigate()
  // One top-up, however often it is sent: pressed twice, or again after a lost answer.
  const [key] = useState(() => crypto.randomUUID())
  const [way, setWay] = useState(ways[0])
  const form = useForm({
    initial: { amount: '' },
    check: ({ amount }) => (amount.trim() ? {} : { amount: say('rule.required', language, { label: t('amount') }) }),
    send: async ({ amount }) => {
      const body = { key, amount: amount.trim(), way }
      const { data } = await memberApi.call(
        'POST /api/payment/topUp',
        { body },
        { showError: false, showSuccess: true },
      )
      await navigate(withQuery('/user/account/balance', language, { topUp: data.topUp.id }))
    },
  })
  return (
    <form {...form.formProps} className="form mt-3">
      <FormRefusal text={form.refusal} />
      <Field
        {...form.field('amount')}
        label={t('amount')}
        hint={t('amountHint', { least, most })}
        inputMode="decimal"
        autoComplete="off"
      />
      {ways.length > 1 && (
        <fieldset className="field">
          <legend>{t('way')}</legend>
          <div className="ways">
            {ways.map((one) => (
              <label key={one} className="choice">
                <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
                {tPay(`by_${one}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {!isAdult && <p>{asksGuardian ? t('asksGuardian') : t('askParent')}</p>}
      <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
        {form.isBusy ? t('busy') : t('submit')}
      </button>
    </form>
  )
}
