import type { CallAnswer } from '@tutu/contract/api/index'
import { useEffect, useRef } from 'react'
import { guardianApi } from '../../lib/guardian/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useText } from '../../lib/use-site.ts'
import { LoadProblem } from '../load-problem.tsx'

const TEXTS = {
  'zh-cn': { problem: '告知书没有读出来' },
  en: { problem: 'The notice could not be read' },
} as const

type Notice = CallAnswer<'GET /api/guardian/notice'>

/** The notice that guardians agree to or refuse, to be read in its place. */
export function ConsentNotice({ onRead }: { onRead: (notice: Notice) => void }) {
  const t = useText(TEXTS)
  const tell = useRef(onRead)
  useEffect(() => {
    tell.current = onRead
  })
  const { data, problem, again } = useLoaded(
    'notice',
    async () => (await guardianApi.call('GET /api/guardian/notice', {}, { showError: false })).data,
  )
  useEffect(() => {
    if (data) tell.current(data)
  }, [data])
  if (problem !== undefined) return <LoadProblem title={t('problem')} text={problem} again={again} />
  if (!data) return <span className="skeleton h-72 w-full" aria-hidden />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too
    <div className="consent-notice" role="region" aria-label={data.title} tabIndex={0}>
      <h3>{data.title}</h3>
      {/* Rendered and cleaned by the server, as every public text is. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: data.body }} />
    </div>
  )
}
