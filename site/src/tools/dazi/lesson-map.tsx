import { ArrowRight } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { hashOf } from './place.ts'
import { useRecord } from './store/use-record.ts'
import { zhCn } from './zh-cn.ts'

const ACCENTS = ['sky', 'leaf', 'teal', 'honey', 'violet', 'berry'] as const

/** All lessons by unit, with the stars won so far and one obvious next step. */
export function LessonMap() {
  const { units } = useLoaderData<typeof loader>()
  const t = useText({ 'zh-cn': zhCn, en })
  const { stars } = useRecord()
  const all = units.flatMap(({ lessons }) => lessons)
  const next = all.find(({ id }) => !stars[id]) ?? all[0]!
  const isFresh = next === all[0]
  return (
    <>
      <p className="next-lesson">
        <a href={hashOf('lesson', next.id)} className="btn btn-primary btn-lg">
          <span>
            {t(isFresh ? 'startFirst' : 'goOn')}
            <span className="next-lesson-title">{next.title}</span>
          </span>
          <ArrowRight aria-hidden />
        </a>
      </p>
      {units.map(({ id, title, lessons }, at) => (
        <section
          key={id}
          aria-labelledby={`unit-${id}`}
          className={`lesson-unit accent-${ACCENTS[at % ACCENTS.length]}`}
        >
          <h2 id={`unit-${id}`}>
            {title}
            <span>
              {t('unitDone', { done: lessons.filter((lesson) => stars[lesson.id]).length, all: lessons.length })}
            </span>
          </h2>
          <ol>
            {lessons.map((lesson, number) => (
              <li key={lesson.id}>
                <a href={hashOf('lesson', lesson.id)} className={lesson === next ? 'is-next' : undefined}>
                  <span className="lesson-number">{number + 1}</span>
                  <span className="lesson-name">{lesson.title}</span>
                  <LessonStars count={stars[lesson.id] ?? 0} />
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

/** Three stars of one mask: with a hundred lessons, drawn ones would be half of the page. */
function LessonStars({ count }: { count: number }) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <span className="star-row" data-count={count > 0 ? count : undefined}>
      {count > 0 && <span className="sr-only">{t('starsOf', { count })}</span>}
    </span>
  )
}
