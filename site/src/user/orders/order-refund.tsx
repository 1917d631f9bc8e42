import type { CallAnswer } from '@tutu/contract/api/index'
import { linkTo } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useSite } from '../../lib/use-site.ts'
import { RefundPart } from '../../ui/refund/refund-part.tsx'
import { useRefundText } from '../../ui/refund/use-text.ts'

type Asked = CallAnswer<'GET /api/shop/refund'>
type Props = { order: number; asked: Asked; onChange: (one: Asked['one']) => void }

/** The refund of an order: nothing where none can be asked for and none was. */
export function OrderRefund({ order, asked: { one, rules, asksGuardian }, onChange }: Props) {
  const t = useRefundText()
  const { language } = useSite()
  if (!one) return null
  return (
    <section className="panel mt-5" aria-labelledby="refund">
      <h2 id="refund">{t('title')}</h2>
      {asksGuardian && one.request?.state !== 'waiting' && (
        <p className="mt-2">
          {t('askGuardian')}{' '}
          <a href={linkTo('guardian', language)} className="text-link">
            {t('toGuardian')}
          </a>
        </p>
      )}
      <RefundPart
        one={one}
        rules={rules}
        isAsker={!asksGuardian}
        calls={{
          ask: async (form) =>
            (
              await memberApi.call(
                'POST /api/shop/refund',
                { body: { order, ...form } },
                { showSuccess: true, showError: false },
              )
            ).data.one,
          withdraw: async () =>
            (await memberApi.call('POST /api/shop/withdrawRefund', { body: { order } }, { showSuccess: true })).data
              .one,
        }}
        onChange={onChange}
      />
    </section>
  )
}
