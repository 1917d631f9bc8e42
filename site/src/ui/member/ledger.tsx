import { useSearchParams } from 'react-router'
import { languageTag } from '../../lib/language-tag.ts'
import { type Loaded, useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { LoadProblem } from '../load-problem.tsx'
import { CentrePaging, pageIn } from './centre-paging.tsx'
import { RestingTutu } from './resting-tutu.tsx'

const TEXTS = {
  'zh-cn': {
    when: '时间',
    why: '事由',
    change: '变化',
    before: '之前',
    after: '之后',
    problem: '没有读到记录',
  },
  en: {
    when: 'When',
    why: 'What for',
    change: 'Change',
    before: 'Before',
    after: 'After',
    problem: 'The entries could not be read',
  },
} as const

const PAGE_SIZE = 10

/** An entry in the words of its ledger; `change` with its sign. */
export type LedgerEntry = {
  id: number
  memo: string
  createtime: number
  change: string
  before: string
  after: string
}

type Props = {
  /** Of the page, below `/user/`. */
  path: string
  /** What stands here while nothing has come or gone. */
  empty: string
  load: (paging: { page: number; limit: number }) => Promise<{ list: LedgerEntry[]; total: number }>
}

/** What came and went, page by page, newest first. */
export function Ledger({ path, empty, load }: Props) {
  const t = useText(TEXTS)
  const page = pageIn(useSearchParams()[0])
  const loaded = useLoaded(`${path} ${page}`, () => load({ page, limit: PAGE_SIZE }))
  const { data, problem, again } = loaded
  if (problem !== undefined) return <LoadProblem title={t('problem')} text={problem} again={again} />
  if (!data) return <span className="skeleton mt-6 h-80 w-full" aria-hidden />
  if (data.total === 0)
    return (
      <div className="empty-state mt-6">
        <RestingTutu pose="asleep" />
        <p>{empty}</p>
      </div>
    )
  return <Entries path={path} page={page} loaded={{ ...loaded, data }} />
}

type EntriesProps = {
  path: string
  page: number
  loaded: Loaded<{ list: LedgerEntry[]; total: number }> & { data: { list: LedgerEntry[]; total: number } }
}

function Entries({ path, page, loaded: { data, isLoading } }: EntriesProps) {
  const t = useText(TEXTS)
  const { language } = useSite()
  const time = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="panel" aria-busy={isLoading}>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t('why')}</th>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('change')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {data.list.map(({ id, memo, createtime, change, before, after }) => (
            <tr key={id}>
              <th scope="row">{memo}</th>
              <td data-label={t('when')}>{time.format(createtime * 1000)}</td>
              <td data-label={t('change')} className={change.startsWith('+') ? 'gain' : 'loss'}>
                {change}
              </td>
              <td data-label={t('before')}>{before}</td>
              <td data-label={t('after')}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CentrePaging path={path} page={page} size={PAGE_SIZE} total={data.total} />
    </section>
  )
}
