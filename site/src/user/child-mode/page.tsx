import { memberApi } from '../../lib/member/api.ts'
import { useMemberInfo } from '../../lib/member/boot.ts'
import { linkTo } from '../../lib/links.ts'
import { memberPath } from '../../lib/member/paths.ts'
import { fillMember } from '../../lib/member/session.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { LeaveForm } from './leave-form.tsx'
import { PinForm } from './pin-form.tsx'
import { useChildModeText } from './use-text.ts'

/** Where child mode is set up, begun and left; in it, where everything leads that is for grown-ups (decision 120). */
export default function ChildMode() {
  const t = useChildModeText()
  const { language } = useSite()
  const member = useMemberInfo()
  const [isBusy, busily] = useBusy()
  const { data, problem, again } = useLoaded(
    'child mode',
    async () => (await memberApi.call('GET /api/childMode/state', {}, { showError: false })).data,
  )
  // The menu, the header and every other tab are others from now on.
  const turn = (childMode: boolean, to = 'account/overview') => {
    fillMember({ ...member, childMode })
    location.replace(memberPath(to, language))
  }
  const start = () =>
    busily(async () => {
      await memberApi.call('POST /api/childMode/start', { body: {} })
      turn(true)
    })
  const toGuardian = (
    <p className="mt-4">
      <a href={linkTo('guardian', language)} className="btn">
        {t('toGuardian')}
      </a>
    </p>
  )
  const pinForm = data && !data.guarded && (
    <PinForm hasPin={data.hasPin} onSet={again} onRemoved={() => turn(false, 'account/childMode')} />
  )

  if (data?.isOn)
    return (
      <>
        <section className="panel child-mode-on">
          <Tutu pose="waving" className="size-32" />
          <div>
            <h1>{t('onTitle')}</h1>
            <p>{t('onText')}</p>
            <p className="mt-4 flex flex-wrap gap-3">
              <a href={linkTo('courses', language)} className="btn btn-primary">
                {t('lessons')}
              </a>
              <a href={linkTo('tool', language)} className="btn">
                {t('tools')}
              </a>
              <a href={memberPath('works', language)} className="btn">
                {t('works')}
              </a>
            </p>
          </div>
        </section>
        <section className="panel mt-5" aria-labelledby="for-parents">
          <h2 id="for-parents" className="mb-2 text-lg font-bold">
            {t('forParents')}
          </h2>
          <p className="mb-4">{t('leaveText')}</p>
          <LeaveForm onLeft={() => turn(false)} />
          <details className="mt-5">
            <summary className="text-link cursor-pointer">{t('forgotten')}</summary>
            {data.guarded ? (
              <>
                <p className="mt-2">{t('forgottenGuarded')}</p>
                {toGuardian}
              </>
            ) : (
              <div className="mt-4">{pinForm}</div>
            )}
          </details>
        </section>
      </>
    )
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {!data && problem === undefined && <span className="skeleton mt-6 h-48 w-full" aria-hidden />}
      {data?.hasPin && (
        <section className="panel">
          <h2 className="mb-2 text-lg font-bold">{t('startTitle')}</h2>
          <p className="mb-4">{t(data.guarded ? 'guardedHas' : 'startText')}</p>
          <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => void start()}>
            {t('start')}
          </button>
        </section>
      )}
      {data && !(data.guarded && data.hasPin) && (
        <section className={data.hasPin ? 'panel mt-5' : 'panel'}>
          <h2 className="mb-2 text-lg font-bold">
            {t(data.guarded ? 'guardedTitle' : data.hasPin ? 'newTitle' : 'setTitle')}
          </h2>
          {data.guarded ? (
            <>
              <p>{t('guardedText')}</p>
              {toGuardian}
            </>
          ) : (
            <>
              {!data.hasPin && <p className="mb-4">{t('setText')}</p>}
              {pinForm}
            </>
          )}
        </section>
      )}
    </>
  )
}
