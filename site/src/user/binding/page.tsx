import type { Contact } from '@tutu/contract/api/user'
import { useState } from 'react'
import { memberApi } from '../../lib/member/api.ts'
import { setMemberInfo, useMemberInfo } from '../../lib/member/boot.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { NewStep } from './new-step.tsx'
import { useBindingText } from './use-text.ts'

/** By what one is reached: added with the password, changed when the old one was confirmed. */
export default function Binding() {
  const t = useBindingText()
  const { data, problem, again } = useLoaded('profile', async () => {
    const { data } = await memberApi.call('GET /api/account/profile', {}, { showError: false })
    setMemberInfo(data.userInfo)
    return data.accountVerificationType
  })
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {data ? (
        (['email', 'mobile'] as const).map((by) => <Reached key={by} by={by} isOffered={data.includes(by)} />)
      ) : problem === undefined ? (
        <span className="skeleton mt-6 h-48 w-full" aria-hidden />
      ) : null}
    </>
  )
}

function Reached({ by, isOffered }: { by: Contact; isOffered: boolean }) {
  const t = useBindingText()
  const current = useMemberInfo()[by]
  const [isOpen, setOpen] = useState(false)
  /** Says that the old one was confirmed. */
  const [pass, setPass] = useState('')
  const close = () => {
    setOpen(false)
    setPass('')
  }
  return (
    <section className="panel" aria-labelledby={`by-${by}`}>
      <div className="binding-head">
        <div className="min-w-0">
          <h2 id={`by-${by}`}>{t(by)}</h2>
          <p className={current ? undefined : 'text-muted'}>{current || t('none')}</p>
        </div>
        {isOffered && (
          <button
            type="button"
            className="btn"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close() : setOpen(true))}
          >
            {t(isOpen ? 'cancel' : current ? 'change' : 'bind')}
          </button>
        )}
      </div>
      {!isOffered && <p className="field-hint mt-2">{t(by === 'email' ? 'noEmail' : 'noMobile')}</p>}
      {isOpen &&
        (current && !pass ? (
          <ConfirmStep by={by} current={current} onConfirmed={setPass} />
        ) : (
          <NewStep by={by} pass={pass} onDone={close} />
        ))}
    </section>
  )
}
