import type { CallAnswer } from '@tutu/contract/api/index'
import type { Invoiced, InvoiceForm, InvoiceState } from '@tutu/contract/api/invoice'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveBlob } from '../../lib/save-file.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { InvoiceFormPart } from './invoice-form.tsx'
import { useInvoiceText } from './use-text.ts'

type File = CallAnswer<'GET /api/shop/invoiceFile'>

/** How whoever looks asks, for themselves or for a child. Each answers what there is by now; what is refused their client tells, a form's beside its fields. */
export type InvoiceCalls = {
  ask: (form: InvoiceForm) => Promise<Invoiced | null>
  withdraw: () => Promise<Invoiced | null>
  file: () => Promise<File>
}

type Props = {
  one: Invoiced
  last: InvoiceForm | null
  calls: InvoiceCalls
  onChange: (one: Invoiced | null) => void
}

const ACCENTS: Readonly<Record<InvoiceState, string>> = {
  waiting: 'accent-honey',
  issued: 'accent-leaf',
  due: 'accent-carrot',
  void: 'accent-berry',
  refused: 'accent-berry',
  withdrawn: 'accent-teal',
}

/** How far an order's invoice is, and what can be done about it. */
export function InvoicePart({ one, last, calls, onChange }: Props) {
  const t = useInvoiceText()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, busily] = useBusy()
  const { invoice, canAsk } = one
  const waits = invoice?.state === 'waiting'

  if (isAsking)
    return (
      <InvoiceFormPart
        initial={waits ? invoice : last}
        isChange={waits}
        onSend={async (form) => {
          onChange(await calls.ask(form))
          setAsking(false)
        }}
        onCancel={() => setAsking(false)}
      />
    )
  return (
    <div className="mt-2 grid gap-3">
      {invoice ? <Facts invoice={invoice} /> : canAsk && <p>{t('none', { amount: one.amount })}</p>}
      <p className="flex flex-wrap gap-3 empty:hidden">
        {invoice?.hasFile && (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isBusy}
            onClick={() => void busily(async () => saveInvoice(await calls.file()))}
          >
            <Download aria-hidden />
            {t('download')}
          </button>
        )}
        {canAsk && (
          <button type="button" className="btn" onClick={() => setAsking(true)}>
            {t(waits ? 'change' : invoice ? 'askAgain' : 'ask')}
          </button>
        )}
        {waits && invoice.email !== '' && (
          <button
            type="button"
            className="btn"
            aria-disabled={isBusy}
            onClick={() => void busily(async () => onChange(await calls.withdraw()))}
          >
            {t('withdraw')}
          </button>
        )}
      </p>
    </div>
  )
}

function Facts({ invoice }: { invoice: NonNullable<Invoiced['invoice']> }) {
  const t = useInvoiceText()
  const { state, email, hasFile } = invoice
  const said = () => {
    if (state === 'waiting') return email ? t('text_waiting', { email }) : t('text_waitingChild')
    if (state === 'issued' && !hasFile && email) return t('text_issuedMail', { email })
    return t(`text_${state}`)
  }
  return (
    <>
      <p>
        <span className={`chip ${ACCENTS[state]}`}>{t(`state_${state}`)}</span> {said()}
      </p>
      {state !== 'withdrawn' && (
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-2">
          {(
            [
              ['reason', invoice.reason],
              ['madeOutTo', invoice.title],
              ['taxNumber', invoice.tax_number],
              ['amount', `¥${invoice.amount}`],
              ['number', invoice.number],
              ['day', invoice.day ?? ''],
            ] as const
          ).flatMap(([name, value]) =>
            value === ''
              ? []
              : [
                  <dt key={name} className="text-muted">
                    {t(name)}
                  </dt>,
                  <dd key={`${name} is`} className="wrap-anywhere">
                    {value}
                  </dd>,
                ],
          )}
        </dl>
      )}
    </>
  )
}

function saveInvoice({ name, type, data }: File): void {
  const bytes = Uint8Array.from(atob(data), (one) => one.codePointAt(0)!)
  saveBlob(name, new Blob([bytes], { type }))
}
