import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { AboutFrame, useAboutTitle } from '../../ui/about-frame.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PersonHead } from '../../ui/person-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function MentorsPage() {
  const { mentors } = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const titleOf = useAboutTitle()
  return (
    <AboutFrame title={t('title')} intro={t('intro')}>
      <PageHead title={titleOf(t('name'))} description={t('description')} />
      {mentors.length === 0 && (
        <div className="empty-state mt-8">
          <Tutu pose="waving" className="size-40" />
          <p className="text-muted">{t('empty')}</p>
        </div>
      )}
      <div className="mt-6 grid gap-6">
        {mentors.map((mentor) => (
          <article key={mentor.id} className="person">
            <PersonHead person={mentor} what={mentor.title} />
            <div className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_280px]">
              <Prose html={mentor.introduction_html} />
              <div className="grid content-start gap-4">
                {mentor.tags.length > 0 && (
                  <ul className="flex flex-wrap gap-2" aria-label={t('specialities')}>
                    {mentor.tags.map((tag) => (
                      <li key={tag.id} className="chip accent-leaf">
                        {tag.name}
                      </li>
                    ))}
                  </ul>
                )}
                {mentor.courses.length > 0 && (
                  <div>
                    <h3 className="font-bold">{t('courses')}</h3>
                    <ul>
                      {mentor.courses.map((course) => (
                        <li key={course.id}>
                          <a href={linkTo('course', language, { slug: course.slug })} className="text-link">
                            {course.title}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </div>
                )}
              </div>
            </div>
          </article>
        ))}
      </div>
    </AboutFrame>
  )
}
