import type { CallAnswer } from '@tutu/contract/api/index'
import { linkTo } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useSite } from '../../lib/use-site.ts'
import { InvoicePart } from '../../ui/invoice/invoice-part.tsx'
import { useInvoiceText } from '../../ui/invoice/use-text.ts'

type Asked = CallAnswer<'GET /api/shop/invoice'>
type Props = { order: number; asked: Asked; onChange: (one: Asked['one']) => void }

/** The invoice of an order: nothing where there is none and none can be asked for. */
export function OrderInvoice({ order, asked: { one, last, asksGuardian }, onChange }: Props) {
  const t = useInvoiceText()
  const { language } = useSite()
  if (!one) return null
  return (
    <section className="panel mt-5" aria-labelledby="invoice">
      <h2 id="invoice">{t('title')}</h2>
      {asksGuardian && !one.invoice && (
        <p className="mt-2">
          {t('askGuardian')}{' '}
          <a href={linkTo('guardian', language)} className="text-link">
            {t('toGuardian')}
          </a>
        </p>
      )}
      <InvoicePart
        one={one}
        last={last}
        calls={{
          ask: async (form) =>
            (
              await memberApi.call(
                'POST /api/shop/invoice',
                { body: { order, ...form } },
                { showSuccess: true, showError: false },
              )
            ).data.one,
          withdraw: async () =>
            (await memberApi.call('POST /api/shop/withdrawInvoice', { body: { order } }, { showSuccess: true })).data
              .one,
          file: async () => (await memberApi.call('GET /api/shop/invoiceFile', { query: { order } })).data,
        }}
        onChange={onChange}
      />
    </section>
  )
}
