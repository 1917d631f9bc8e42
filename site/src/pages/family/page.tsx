import type { FamilyWork } from '@tutu/contract/api/family'
import { pickLanguage } from '@tutu/contract/core/languages'
import { useSyncExternalStore } from 'react'
import { dayText } from '../../lib/day-text.ts'
import { linkTo } from '../../lib/links.ts'
import { AS_NOBODY, memberApi } from '../../lib/member/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { FamilyStage } from './stage.tsx'
import { zhCn } from './zh-cn.ts'

export const handle = { hydrate: true }

/**
 * A work for grandparents, who have no account: the key stands behind the # of the address, so that neither the server's log
 * nor the page one goes on to hears of it (decision 110).
 */
export default function FamilyPage() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const token = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  )
  return (
    <div className="page-width family-page">
      <PageHead title={pickLanguage(titles.family, language)} description={t('description')} indexed={false} />
      {token === undefined ? <Loading /> : <Opened key={token} token={token} />}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

function Loading() {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <p role="status" className="py-16 text-center text-muted">
      {t('loading')}
    </p>
  )
}

function Opened({ token }: { token: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { data, problem, again } = useLoaded(`family ${token}`, async (): Promise<FamilyWork> => {
    return (await memberApi.call('POST /api/family/work', { body: { token } }, AS_NOBODY)).data
  })
  if (problem !== undefined)
    return (
      <div className="empty-state py-12">
        <Tutu pose="puzzled" className="size-32" />
        <h1 className="text-3xl font-bold">{t('ended')}</h1>
        <p role="alert" className="max-w-prose">
          {problem}
        </p>
        <p className="flex flex-wrap justify-center gap-3">
          <button type="button" className="btn" onClick={again}>
            {t('retry')}
          </button>
          <a href={linkTo('works', language)} className="btn btn-primary">
            {t('works')}
          </a>
        </p>
      </div>
    )
  if (!data) return <Loading />
  return (
    <article className="family-work">
      <p className="text-muted">{t('intro', { author: data.author })}</p>
      <h1 className="text-3xl font-bold wrap-anywhere sm:text-4xl">{data.title}</h1>
      <FamilyStage work={data} />
      {data.description && (
        <section aria-labelledby="about" className="max-w-prose">
          <h2 id="about" className="mb-2 text-2xl font-bold">
            {t('about')}
          </h2>
          <p className="whitespace-pre-line wrap-anywhere">{data.description}</p>
        </section>
      )}
      <p className="family-until">{t('until', { date: dayText(data.expiretime, language) })}</p>
    </article>
  )
}
