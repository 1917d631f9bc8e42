import { Download } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import { useAccountHas } from '../../lib/member/boot.ts'
import { memberApi } from '../../lib/member/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { en } from './en.ts'
import { EraseForm } from './erase-form.tsx'
import { zhCn } from './zh-cn.ts'

/** What there is of the member: to be taken along, or deleted after seven days. */
export default function Privacy() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const mayLeave = useAccountHas('leaving')
  const [isBusy, busily] = useBusy()
  const { data, problem, again } = useLoaded(
    'privacy',
    async () => (await memberApi.call('GET /api/account/privacy', {}, { showError: false })).data,
  )

  const take = (format: 'json' | 'html') =>
    busily(async () => {
      const answer = await memberApi.call('POST /api/account/export', { body: { format } })
      saveFile(answer.data, format)
    })
  const keep = () =>
    busily(async () => {
      await memberApi.call('POST /api/account/keep', { body: {} }, { showSuccess: true })
      again()
    })
  const date = (seconds: number) =>
    new Date(seconds * 1000).toLocaleDateString(language === 'en' ? 'en' : 'zh-CN', { dateStyle: 'long' })

  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t(mayLeave ? 'intro' : 'introOfClass')}</p>
      <section className="panel">
        <h2 className="mb-2 text-lg font-bold">{t('exportTitle')}</h2>
        <p>{t(mayLeave ? 'exportText' : 'exportTextOfClass')}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => void take('html')}>
            <Download aria-hidden />
            {t('exportPage')}
          </button>
          <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void take('json')}>
            <Download aria-hidden />
            {t('exportJson')}
          </button>
        </p>
      </section>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {!data && problem === undefined && <span className="skeleton mt-6 h-48 w-full" aria-hidden />}
      {data && (
        <section className="panel mt-5">
          <h2 className="mb-2 text-lg font-bold">{t('eraseTitle')}</h2>
          {!mayLeave ? (
            <p>{t('ofClass')}</p>
          ) : data.guarded ? (
            <>
              <p>{t('guarded')}</p>
              <p className="mt-4">
                <a href={linkTo('guardian', language)} className="btn">
                  {t('toGuardian')}
                </a>
              </p>
            </>
          ) : data.erasetime === null ? (
            <>
              <p className="mb-4">{t('eraseText')}</p>
              <EraseForm hasWorks={data.works > 0} onAsked={again} />
            </>
          ) : (
            <>
              <p className="form-refusal">
                <b className="block">{t('planned', { date: date(data.erasetime) })}</b>
                {t('plannedText')}
              </p>
              <button type="button" className="btn btn-primary mt-4" aria-disabled={isBusy} onClick={() => void keep()}>
                {t('keep')}
              </button>
            </>
          )}
        </section>
      )}
    </>
  )
}
