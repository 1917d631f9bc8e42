import { ago } from '@tutu/contract/core/ago'
import { describeAgent } from '@tutu/contract/core/describe-agent'
import { useState } from 'react'
import { keptPlace } from '../../lib/keep-place.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Where one is signed in, and the way to end that elsewhere. */
export default function Sessions() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const [ending, setEnding] = useState<readonly number[]>([])
  const { data, problem, again } = useLoaded('sessions', async () => {
    const { data, time } = await memberApi.call('GET /api/account/sessions', {}, { showError: false })
    return { list: data.list, now: time * 1000 }
  })
  const others = (data?.list ?? []).filter(({ current }) => !current).map(({ id }) => id)

  async function end(ids: readonly number[]): Promise<void> {
    if (ending.length > 0) return
    setEnding(ids)
    // A refusal has been told by the client; the list then shows what is.
    const query = { ids: [...ids] }
    await memberApi.call('DELETE /api/account/sessions', { query }, { showSuccess: true }).catch(() => undefined)
    setEnding([])
    again()
  }

  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {data ? (
        <section ref={keptPlace} className="panel">
          <ul className="row-list">
            {data.list.map((session) => {
              const device = describeAgent(session.useragent) || t('unknownDevice')
              const time = ago(session.lastseentime * 1000, data.now, language)
              return (
                <li key={session.id}>
                  <p className="min-w-0">
                    <b>{device}</b> {session.current && <span className="chip accent-leaf">{t('current')}</span>}{' '}
                    {session.keep && <span className="chip accent-sky">{t('kept')}</span>}
                    <span className="block text-sm text-muted">
                      {session.ip} · {t('seen', { time })}
                    </span>
                  </p>
                  {!session.current && (
                    <button
                      type="button"
                      className="btn"
                      aria-disabled={ending.includes(session.id)}
                      aria-label={t('endOf', { device: `${device} ${session.ip}` })}
                      onClick={() => void end([session.id])}
                    >
                      {t('end')}
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
          {others.length > 1 && (
            <button type="button" className="btn mt-4" onClick={() => void end(others)}>
              {t('endAll')}
            </button>
          )}
          {others.length === 0 && <p className="text-muted">{t('alone')}</p>}
        </section>
      ) : (
        problem === undefined && <span className="skeleton mt-6 h-48 w-full" aria-hidden />
      )}
    </>
  )
}
