import { useSite, useText } from '../../../lib/use-site.ts'
import { LESSONS } from '../lessons/index.ts'
import { Stars } from '../drills/stars.tsx'
import type { Result } from '../store/record.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { ScrollRegion } from './scroll-region.tsx'

const SHOWN = 20

/** The last results, newest first. */
export function ResultTable({ results }: { results: readonly Result[] }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const when = new Intl.DateTimeFormat(language === 'zh-cn' ? 'zh-CN' : 'en', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <section className="panel" aria-labelledby="results">
      <h3 id="results">{t('lastResults')}</h3>
      <ScrollRegion label={t('lastResults')}>
        <table className="figures-table">
          <thead>
            <tr>
              <th scope="col">{t('exercise')}</th>
              <th scope="col">{t('speed')}</th>
              <th scope="col">{t('accuracy')}</th>
              <th scope="col">{t('stars')}</th>
              <th scope="col">{t('when')}</th>
            </tr>
          </thead>
          <tbody>
            {results
              .slice(-SHOWN)
              .toReversed()
              .map((result) => (
                <tr key={`${result.at}${result.id}`}>
                  <th scope="row">
                    {LESSONS.find(({ id }) => result.kind === 'lesson' && id === result.id)?.title[language] ??
                      t(`kind-${result.kind}`)}
                  </th>
                  <td>
                    {Math.round(result.speed)} {t(result.script === 'han' ? 'hanPerMinute' : 'wpm')}
                  </td>
                  <td>{Math.round(result.accuracy)}%</td>
                  <td>
                    <Stars count={result.stars} label={t('starsOf', { count: result.stars })} className="is-small" />
                  </td>
                  <td>{when.format(result.at * 1000)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
