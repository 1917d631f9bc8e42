import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { linkTo } from '../../../lib/links.ts'
import { memberApi } from '../../../lib/member/api.ts'
import { useLoaded } from '../../../lib/member/use-loaded.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Tutu } from '../../../ui/tutu.tsx'
import { BuyForm } from './buy-form.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** One good, how to pay it, and where it goes. */
export function Buy() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const [params] = useSearchParams()
  const [quantity, setQuantity] = useState(1)
  const [code, setCode] = useState(params.get('code') ?? '')
  const good = Number(params.get('good'))
  const isNamed = Number.isInteger(good) && good > 0
  const { data, problem, isLoading, again } = useLoaded(`quote ${good} ${quantity} ${code}`, async () => {
    if (!isNamed) return undefined
    const query = { good, quantity, ...(code && { code }) }
    return (await memberApi.call('GET /api/shop/quote', { query }, { showError: false })).data
  })
  return (
    <>
      <h1>{t('title')}</h1>
      {!isNamed && (
        <section className="panel flex flex-wrap items-center gap-6">
          <Tutu pose="puzzled" className="size-28 shrink-0" />
          <div>
            <h2>{t('nothing')}</h2>
            <p className="mt-3 flex flex-wrap gap-3">
              <a href={linkTo('courses', language)} className="btn btn-primary">
                {t('toCourses')}
              </a>
              <a href={linkTo('subscribe', language)} className="btn">
                {t('toShop')}
              </a>
            </p>
          </div>
        </section>
      )}
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {isNamed && !data && problem === undefined && <span className="skeleton mt-6 h-96 w-full" aria-hidden />}
      {data && <BuyForm quote={data} isStale={isLoading} onQuantity={setQuantity} onCode={setCode} onRefused={again} />}
    </>
  )
}
