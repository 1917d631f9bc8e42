import { LogOut } from 'lucide-react'
import { guardianApi, hasEnded } from '../../lib/guardian/api.ts'
import { guardianToken } from '../../lib/guardian/session.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { ChildCard } from './child-card.tsx'
import { SchoolNotices } from './school-notices.tsx'
import { useLookedAt } from './use-looked-at.ts'
import { useGuardianText } from './use-text.ts'
import { WeeklyLetter } from './weekly-letter.tsx'

/** All children of the guardian, each with what they do and may. */
export function Children() {
  const t = useGuardianText()
  const { data, problem, again } = useLoaded('children', async () => {
    try {
      return (await guardianApi.call('GET /api/guardian/children', {}, { showError: false })).data
    } catch (error) {
      // A day is over: a code is asked for again.
      if (hasEnded(error)) guardianToken.write('')
      throw error
    }
  })
  useLookedAt(again)

  // With the data of the last child the guardian is gone too: asked again, the server would know nobody.
  const onErased = () => (data?.children.length === 1 ? guardianToken.write('') : again())

  async function leave(): Promise<void> {
    await guardianApi.call('POST /api/guardian/signOut', { body: {} }, { showError: false }).catch(() => undefined)
    guardianToken.write('')
  }

  return (
    <>
      <header className="guardian-head">
        <h1>{data ? t('isWho', { contact: data.contact }) : t('title')}</h1>
        <button type="button" className="btn" onClick={() => void leave()}>
          <LogOut aria-hidden />
          {t('leave')}
        </button>
      </header>
      <SchoolNotices />
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {!data && problem === undefined && <span className="skeleton h-96 w-full" aria-hidden />}
      {data?.children.length === 0 && (
        <section className="panel guardian-none">
          <Tutu pose="thinking" className="size-36" />
          <h2>{t('none')}</h2>
          <p className="text-muted">{t('noneText')}</p>
        </section>
      )}
      {data?.letters && data.children.length > 0 && (
        <WeeklyLetter letters={data.letters} list={data.children} onChanged={again} />
      )}
      {data?.children.map((child) => (
        <ChildCard key={child.id} child={child} onChanged={again} onErased={onErased} />
      ))}
    </>
  )
}
