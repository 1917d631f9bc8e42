import { pickLanguage } from '@tutu/contract/core/languages'
import { course as courseDefinition } from '@tutu/contract/resources/course'
import { Award, Play } from 'lucide-react'
import { courseWords, isFree } from '../../lib/course-words.ts'
import { linkTo, withQuery } from '../../lib/links.ts'
import type { CourseDetail, LessonRow } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { kindName } from '../../lib/work-kinds.ts'
import { titles } from '../../titles.ts'
import { patternClass } from '../../ui/accent.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Cover } from '../../ui/cover.tsx'
import { CoursesFirst } from '../../ui/do-first.tsx'
import { FavouriteButton } from '../../ui/favourite/favourite-button.tsx'
import { LevelBadge } from '../../ui/level-badge.tsx'
import { OwnTitle } from '../../ui/own-title.tsx'
import { type PlayedWork, PlayStage } from '../../ui/play-stage.tsx'
import { ShareMenu } from '../../ui/share/share-menu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const SIZES = '(min-width: 768px) 460px, 100vw'

type CourseHeaderProps = { course: CourseDetail; lessons: readonly LessonRow[]; work: PlayedWork | undefined }

export function CourseHeader({ course, lessons, work }: CourseHeaderProps) {
  const { language, asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const words = courseWords(language)
  const { category } = course
  const first = lessons[0]
  return (
    <div className={`accent-header ${patternClass(category)}`}>
      <div className="page-width grid items-center gap-8 pb-10 pt-4 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <Breadcrumbs
            label={t('breadcrumbs')}
            here={course.title}
            links={[
              { text: pickLanguage(titles.courses, language), href: linkTo('courses', language) },
              ...(category
                ? [{ text: category.name, href: linkTo('courses', language, { query: { category: category.slug } }) }]
                : []),
            ]}
          />
          <h1 className="mt-2 text-3xl font-bold sm:text-4xl">{course.title}</h1>
          <p className="mt-3 text-lg">{course.subtitle}</p>
          <dl className="facts" aria-label={t('facts')}>
            <Fact name={t('ageFact')}>{words.age(course)}</Fact>
            <Fact name={t('levelFact')}>
              <LevelBadge level={course.level} />
            </Fact>
            <Fact name={t('lengthFact')}>
              {course.lesson_count > 0
                ? t('length', {
                    lessons: words.lessons(course.lesson_count),
                    minutes: words.minutes(course.total_minutes),
                  })
                : t('inPreparation')}
            </Fact>
            <Fact name={t('devicesFact')}>{words.devices(course.devices)}</Fact>
            <Fact name={t('priceFact')}>{words.price(course.price)}</Fact>
          </dl>
          <CoursesFirst of={course} />
          <div className="share-below mt-6 flex flex-wrap gap-3">
            {first && (
              <a
                href={linkTo('lesson', language, { slug: course.slug, lesson: first.slug })}
                className="btn btn-primary btn-lg"
                data-go-on={course.id}
              >
                <Play aria-hidden />
                <span data-go-on-text={t('goOn', { number: '{number}' })} data-go-on-done={t('lookAgain')}>
                  {isFree(course.price) ? t('start') : first.free === '1' ? t('startFree') : t('firstSummary')}
                </span>
              </a>
            )}
            <a
              href={withQuery('/user/account/courses', language)}
              className="btn btn-lg when-done"
              data-course-ref={course.id}
            >
              <Award aria-hidden />
              {t('certificate')}
            </a>
            {!isFree(course.price) && (
              <a href="#offer" className="btn btn-lg lg:hidden">
                {t('toOffer')}
              </a>
            )}
            <FavouriteButton kind="course" id={course.id} />
            <ShareMenu row={{ of: courseDefinition, id: course.id }} title={course.title} />
          </div>
        </div>
        {work ? (
          <figure className="finished-piece">
            <PlayStage
              work={work}
              label={t('finishedLabel', { title: work.title })}
              button={t('tryFinished')}
              script={asset(import.meta.env.PLAY_STAGE_SCRIPT ?? '/src/play-stage/index.ts')}
            >
              <Cover of={work} className="work-picture" sizes={SIZES} />
            </PlayStage>
            <figcaption>
              <a href={linkTo('work', language, { id: String(work.id) })} className="text-link">
                {t('finished', { kind: kindName(work.kind, language) })}
              </a>{' '}
              <OwnTitle text={work.title} />
            </figcaption>
          </figure>
        ) : (
          <Cover of={course} className="framed-cover" sizes={SIZES} />
        )}
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
