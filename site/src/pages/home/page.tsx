import { pickLanguage } from '@tutu/contract/core/languages'
import { ArrowRight, Map as MapIcon, Search } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { CourseCard } from '../../ui/course-card.tsx'
import { OrganizationJsonLd } from '../../ui/organization-json-ld.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import { Ages } from './ages.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { en } from './en.ts'
import { FirstProgram } from './first-program/first-program.tsx'
import { GoOn } from './go-on.tsx'
import type { loader } from './loader.ts'
import { ParentsNote } from './parents-note.tsx'
import { NewestArticles } from './newest-articles.tsx'
import { NewestWorks } from './newest-works.tsx'
import { PlayStrips } from './play/play-strips.tsx'
import { Steps } from './steps.tsx'
import { WayTeaser } from './way-teaser.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function HomePage() {
  const { categories, courses, works, articles } = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div className="home">
      <PageHead title={pickLanguage(titles.home, language)} description={t('description')} />
      <OrganizationJsonLd />
      <section className="hero-band">
        <div className="page-width grid items-center gap-x-6 gap-y-3 pb-1 pt-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:pb-6 md:pt-10 lg:gap-x-8">
          <div>
            <h1 className="text-4xl font-bold lg:text-5xl">
              <Phrases text={t('heroTitle')} />
            </h1>
            <p className="mt-3 max-w-[30em] text-lg md:mt-4">{t('heroText')}</p>
            <p className="mt-4 flex flex-wrap gap-2.5 md:mt-6 lg:gap-3">
              <a href={linkTo('courses', language)} className="btn btn-primary btn-lg">
                <Search aria-hidden />
                {t('heroAction')}
              </a>
              <a href={linkTo('way', language)} className="btn btn-lg">
                <MapIcon aria-hidden />
                {t('heroWay')}
              </a>
            </p>
            <Ages />
            <p className="mt-2 text-sm text-muted">{t('heroNote')}</p>
          </div>
          <FirstProgram />
        </div>
        <svg viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true" className="hero-edge">
          <path d="M0 40V22C240 -4 480 -4 760 16S1260 40 1440 14V40Z" />
        </svg>
      </section>
      <GoOn />
      <PlayStrips />
      <NewestWorks works={works} />
      <WayTeaser />
      <CategoryTiles categories={categories} />
      {courses.length > 0 && (
        <section className="section page-width" aria-labelledby="recommended">
          <div className="section-heading">
            <h2 id="recommended">{t('recommendedTitle')}</h2>
            <a href={linkTo('courses', language)} className="text-link ml-auto">
              {t('allCourses')}
              <ArrowRight aria-hidden />
            </a>
          </div>
          <div className="card-grid card-row">
            {courses.map((course) => (
              <CourseCard key={course.id} course={course} heading="h3" />
            ))}
          </div>
        </section>
      )}
      <Steps />
      <NewestArticles articles={articles} />
      <ParentsNote />
    </div>
  )
}
