import { pickLanguage } from '@tutu/contract/core/languages'
import { course as courseDefinition } from '@tutu/contract/resources/course'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { accentClass } from '../../ui/accent.ts'
import { CourseCard } from '../../ui/course-card.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { CourseHeader } from './course-header.tsx'
import { courseJsonLd } from './course-json-ld.ts'
import { en } from './en.ts'
import { LessonList } from './lesson-list.tsx'
import type { loader } from './loader.ts'
import { Offer } from './offer.tsx'
import { ParentsAsk } from './parents-ask.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function CoursePage() {
  const { course, lessons, work, related, good, opens } = useLoaderData<typeof loader>()
  const { language, origin, siteName, asset, hasTrials } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div className={accentClass(course.category)}>
      <PageHead
        title={`${course.title} · ${pickLanguage(titles.course, language)}`}
        description={course.subtitle}
        row={{ of: courseDefinition, id: course.id }}
      />
      <JsonLd data={courseJsonLd(course, { language, origin, siteName, asset })} />
      <CourseHeader course={course} lessons={lessons} work={work} />
      <div className="page-width grid gap-x-12 gap-y-10 pb-16 pt-10 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid content-start gap-10">
          <section aria-labelledby="intro">
            <h2 id="intro" className="mb-3 text-2xl font-bold">
              {t('intro')}
            </h2>
            <Prose html={course.intro_html} />
          </section>
          <LessonList course={course} lessons={lessons} />
          <ParentsAsk course={course} />
        </div>
        <aside className="grid content-start gap-6">
          <Offer course={course} good={good} opens={opens} />
          {hasTrials && (
            <section className="panel" aria-labelledby="trial" data-grown-up="">
              <h2 id="trial" className="font-bold">
                {t('trial')}
              </h2>
              <p className="mt-1 text-muted">{t('trialText')}</p>
              <a href={`${linkTo('trial', language)}#course=${course.id}`} className="btn mt-3 w-full">
                {t('trialBook')}
              </a>
            </section>
          )}
          <section className="panel" aria-labelledby="teacher">
            <div className="flex items-center gap-3">
              <Tutu pose="waving" className="size-20 shrink-0" />
              <div>
                <h2 id="teacher" className="text-sm text-muted">
                  {t('teacher')}
                </h2>
                <p className="text-lg font-bold">{course.teacher}</p>
              </div>
            </div>
            {course.teacher_intro && <p className="mt-3">{course.teacher_intro}</p>}
            {course.bole && (
              <a href={linkTo('about-mentors', language)} className="mentor-link" data-grown-up="">
                <img
                  src={asset(course.bole.avatar || '/static/people/rabbit.svg')}
                  alt=""
                  loading="lazy"
                  width={44}
                  height={44}
                />
                <span className="text-sm text-muted">{t('mentor')}</span>
                <strong>{course.bole.name}</strong>
              </a>
            )}
          </section>
          {course.tags.length > 0 && (
            <section aria-labelledby="tags">
              <h2 id="tags" className="mb-2 text-sm text-muted">
                {t('tags')}
              </h2>
              <ul className="flex flex-wrap gap-2">
                {course.tags.map((tag) => (
                  <li key={tag.id}>
                    <a href={linkTo('courses', language, { query: { tag: tag.slug } })} className="tag-link">
                      {tag.name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
      {related.length > 0 && (
        <section className="page-width pb-16" aria-labelledby="related">
          <h2 id="related" className="mb-4 text-2xl font-bold">
            {t('related')}
          </h2>
          <div className="card-grid card-row">
            {related.map((one) => (
              <CourseCard key={one.id} course={one} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
