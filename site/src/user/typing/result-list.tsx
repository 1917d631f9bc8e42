import type { Scored } from '@tutu/contract/api/typing'
import { useSearchParams } from 'react-router'
import { languageTag } from '../../lib/language-tag.ts'
import { useSite } from '../../lib/use-site.ts'
import { CentrePaging, pageIn } from '../../ui/member/centre-paging.tsx'
import { useSpeedText, useTypingText } from './use-text.ts'

const PAGE_SIZE = 10

/** The exercises one by one, newest first, page by page. */
export function ResultList({ results }: { results: readonly Scored[] }) {
  const t = useTypingText()
  const speedText = useSpeedText()
  const { language } = useSite()
  const page = pageIn(useSearchParams()[0])
  const time = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeStyle: 'short' })
  const shown = results.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return (
    <section className="panel mt-5" aria-labelledby="typing-last">
      <h2 id="typing-last" className="week-title">
        {t('last')}
      </h2>
      <table className="ledger mt-3">
        <thead>
          <tr>
            <th scope="col">{t('exercise')}</th>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('speed')}</th>
            <th scope="col">{t('accuracy')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((result, at) => (
            <tr key={`${result.createtime} ${at}`}>
              <th scope="row">{t(result.script)}</th>
              <td data-label={t('when')}>{time.format(result.createtime * 1000)}</td>
              <td data-label={t('speed')}>{speedText(result)}</td>
              <td data-label={t('accuracy')}>{Math.round(result.accuracy)}%</td>
              <td data-label={t('points')} className={result.points > 0 ? 'gain' : undefined}>
                {result.points > 0 ? `+${result.points}` : '0'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CentrePaging path="account/typing" page={page} size={PAGE_SIZE} total={results.length} />
    </section>
  )
}
