import { useState } from 'react'
import { languageTag } from '../../../lib/language-tag.ts'
import { useLoaded } from '../../../lib/member/use-loaded.ts'
import { useMember } from '../../../lib/member/use-member.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { ExerciseTable } from './exercise-table.tsx'

const SHOWN = 10

/** What the account of whoever is signed in knows (decision 130), asked for when it is opened: a session may have ended. */
export function AccountResults() {
  const t = useText({ 'zh-cn': zhCn, en })
  const member = useMember()
  const [isOpen, setOpen] = useState(false)
  if (!member) return null
  return (
    <details className="panel account-results" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-button">{t('accountResults')}</summary>
      {isOpen && <Results member={member.id} />}
    </details>
  )
}

function Results({ member }: { member: number }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { data, problem, again } = useLoaded(`typing ${member}`, async () => {
    const { memberApi } = await import('../../../lib/member/api.ts')
    return (await memberApi.call('GET /api/typing/results', undefined, { showError: false })).data.results
  })
  if (problem !== undefined) return <LoadProblem title={t('accountResultsProblem')} text={problem} again={again} />
  if (!data) return <span className="skeleton mt-3 h-40 w-full" aria-hidden />
  if (data.length === 0) return <p className="mt-3">{t('accountResultsNone')}</p>
  const when = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ExerciseTable
      label={t('accountResults')}
      won={t('points')}
      exercises={data.slice(0, SHOWN).map(({ script, speed, accuracy, points, createtime }, at) => ({
        key: at,
        name: t(`topic-${script}`),
        script,
        speed,
        accuracy,
        won: points,
        when: when.format(createtime * 1000),
      }))}
    />
  )
}
