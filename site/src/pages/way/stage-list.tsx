import { courseWords } from '../../lib/course-words.ts'
import { linkTo } from '../../lib/links.ts'
import type { CourseRow } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { accentClass, patternClass } from '../../ui/accent.ts'
import { CategoryIcon } from '../../ui/category-icon.tsx'
import { CoursesFirst } from '../../ui/do-first.tsx'
import { LevelBadge } from '../../ui/level-badge.tsx'
import { en } from './en.ts'
import { agesOf, type Stage } from './map/stages.ts'
import { zhCn } from './zh-cn.ts'

/** The map in words: for whoever reads by ear, prints it, or would rather have a list. */
export function StageList({ stages }: { stages: readonly { stage: Stage; courses: readonly CourseRow[] }[] }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const words = courseWords(language)
  return (
    <section className="band" aria-labelledby="stages">
      <div className="page-width section">
        <div className="section-heading">
          <h2 id="stages" tabIndex={-1}>
            {t('list')}
          </h2>
        </div>
        <ol className="way-stages">
          {stages.map(({ stage, courses }, index) => (
            <li key={stage}>
              <p className="text-sm font-semibold text-muted">
                {t('stageNumber', { number: index + 1 })}
                {courses.length > 0 && ` · ${words.age(agesOf(courses))}`}
              </p>
              <h3 className="text-2xl font-bold">{t(stage)}</h3>
              <p className="mt-1 text-muted">{courses.length > 0 ? t(`${stage}Text`) : t('stageEmpty')}</p>
              <ol className="way-courses">
                {courses.map((course) => (
                  <li key={course.id} className={`way-course ${accentClass(course.category)}`} data-course={course.id}>
                    <span className={`way-key-tile ${patternClass(course.category)}`}>
                      <CategoryIcon name={course.category?.icon} />
                    </span>
                    <span className="min-w-0">
                      <a href={linkTo('course', language, { slug: course.slug })} className="card-link font-bold">
                        {course.title}
                      </a>
                      <span className="flex flex-wrap gap-x-4 text-sm text-muted">
                        <LevelBadge level={course.level} />
                        <span>{words.age(course)}</span>
                        {course.lesson_count > 0 && <span>{words.lessons(course.lesson_count)}</span>}
                        <span>{words.price(course.price)}</span>
                      </span>
                      <CoursesFirst of={course} />
                    </span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
