import { LESSONS } from '@tutu/learning/typing/lessons/index'
import { languageTag } from '../../../lib/language-tag.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
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
  const when = new Intl.DateTimeFormat(languageTag(language), {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  const nameOf = ({ id, kind }: Result) =>
    LESSONS.find((lesson) => kind === 'lesson' && lesson.id === id)?.title[language] ?? t(`kind-${kind}`)
  return (
    <div className="panel">
      <h3>{t('lastResults')}</h3>
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
                  <th scope="row">{nameOf(result)}</th>
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
    </div>
  )
}
