import { LESSONS } from '@tutu/learning/typing/lessons/index'
import { languageTag } from '../../../lib/language-tag.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { Stars } from '../drills/stars.tsx'
import type { Result } from '../store/record.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { ExerciseTable } from './exercise-table.tsx'

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
  return (
    <section className="panel" aria-labelledby="results">
      <h3 id="results">{t('lastResults')}</h3>
      <ExerciseTable
        label={t('lastResults')}
        won={t('stars')}
        exercises={results
          .slice(-SHOWN)
          .toReversed()
          .map(({ id, kind, at, stars, ...figures }) => ({
            ...figures,
            key: `${at}${id}`,
            name: LESSONS.find((lesson) => kind === 'lesson' && lesson.id === id)?.title[language] ?? t(`kind-${kind}`),
            won: <Stars count={stars} label={t('starsOf', { count: stars })} className="is-small" />,
            when: when.format(at * 1000),
          }))}
      />
    </section>
  )
}
