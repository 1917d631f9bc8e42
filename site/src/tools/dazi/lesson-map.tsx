import { ArrowRight, ChevronDown } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { hashOf } from './place.ts'
import { Ahead } from './progress/ahead.tsx'
import { STARTS } from './starts.ts'
import { useRecord } from './store/use-record.ts'
import { zhCn } from './zh-cn.ts'

const ACCENTS = ['sky', 'leaf', 'teal', 'honey', 'violet', 'berry'] as const

/** The way through all lessons: a chapter after the other, with one obvious next stop. */
export function LessonMap() {
  const { units } = useLoaderData<typeof loader>()
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { stars, settings, results, skill } = useRecord()
  const last = results.at(-1)
  const start = units.findIndex(({ id }) => id === STARTS[language][settings.level ?? 'keys'])
  // From where somebody begins; what was left out comes when all behind it is done.
  const all = [...units.slice(start), ...units.slice(0, start)].flatMap(({ lessons }) => lessons)
  const next = all.find(({ id }) => !stars[id]) ?? all[0]!
  const isFresh = next === units[0]!.lessons[0]
  const here = units.find(({ lessons }) => lessons.includes(next))!
  return (
    <>
      <p className="next-lesson">
        <Picture chapter={here.id} size={96} />
        <span className="next-chapter">{here.title}</span>
        <a href={hashOf('lesson', next.id)} className="btn btn-primary btn-lg">
          <span>
            {t(isFresh ? 'startFirst' : 'goOn')} <span className="next-lesson-title">{next.title}</span>
          </span>
          <ArrowRight aria-hidden />
        </a>
      </p>
      {last && <Ahead results={results.filter(({ script }) => script === last.script)} targetCpm={skill.targetCpm} />}
      <p className="mt-3">
        <a href={hashOf('start')} className="text-link">
          {t('findStart')}
        </a>
      </p>
      <ol className="chapters">
        {units.map(({ id, title, lessons }, at) => {
          const done = lessons.filter((lesson) => stars[lesson.id]).length
          const state = done === lessons.length ? 'done' : id === here.id ? 'here' : undefined
          return (
            <li key={id} className={`accent-${ACCENTS[at % ACCENTS.length]}`} data-chapter={state}>
              <details className="lesson-unit">
                <summary>
                  <Picture chapter={id} size={76} />
                  <h2>{title}</h2>
                  <span className="chapter-done">
                    <progress value={done} max={lessons.length} aria-hidden />
                    {t('unitDone', { done, all: lessons.length })}
                  </span>
                  <ChevronDown aria-hidden />
                </summary>
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
              </details>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function Picture({ chapter, size }: { chapter: string; size: number }) {
  const { asset } = useSite()
  return (
    <img
      src={asset(`/static/typing/${chapter}.svg`)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className="chapter-picture"
    />
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
