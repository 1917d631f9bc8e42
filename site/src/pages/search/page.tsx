import { DEFAULT_LANGUAGE, pickLanguage } from '@tutu/contract/core/languages'
import { RESOURCES } from '@tutu/contract/resources/index'
import { ArrowLeft, ArrowRight, Map as MapIcon, Shapes } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { linkTo, withQuery } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { CategoryChoice } from '../../ui/category-choice.tsx'
import { CourseCard } from '../../ui/course-card.tsx'
import { Cover } from '../../ui/cover.tsx'
import { LiveForm, LiveResults, SearchNotes } from '../../ui/live-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { type Found, type Group, type loader, searchQuery } from './loader.ts'
import { markWords } from './mark-words.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function SearchPage() {
  const { asked, groups, mode, meant, pages } = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const name = pickLanguage(titles.search, language)
  const title = asked.q ? `${asked.q} · ${name}` : name
  const words = meant ?? asked.q
  return (
    <div className="page-width pb-16 pt-8 sm:pt-12">
      <PageHead
        title={asked.page > 1 ? t('pageTitle', { title, page: asked.page }) : title}
        description={t('description')}
        query={searchQuery(asked)}
        indexed={asked.q === ''}
      />
      <h1 className="text-3xl font-bold sm:text-4xl">{t('title')}</h1>
      <LiveForm
        action={linkTo('search', DEFAULT_LANGUAGE)}
        q={asked.q}
        label={t('label')}
        placeholder={t('placeholder')}
        hidden={{ kind: asked.kind }}
      />
      <LiveResults>
        {asked.q === '' ? (
          <>
            <p className="mb-8 mt-4 text-muted">{t('start')}</p>
            <WaysOn />
          </>
        ) : groups.length === 0 ? (
          <>
            <div className="empty-state mb-10 mt-8">
              <Tutu pose="puzzled" className="size-36" />
              <h2 className="text-2xl font-bold">{t('emptyTitle', { words: asked.q })}</h2>
              <p className="text-muted">{t('emptyText')}</p>
            </div>
            <WaysOn />
          </>
        ) : (
          <div className="mt-6">
            <SearchNotes
              outcome={{ mode, did_you_mean: meant }}
              words={asked.q}
              link={(other) => linkTo('search', language, { query: searchQuery({ ...asked, q: other, page: 1 }) })}
              someWords={t('someWords')}
            />
            {asked.kind && (
              <a href={linkTo('search', language, { query: { q: asked.q } })} className="text-link">
                <ArrowLeft aria-hidden />
                {t('allKinds')}
              </a>
            )}
            {groups.map((group) => (
              <Results key={group.kind} group={group} words={words} />
            ))}
          </div>
        )}
        <Paging
          page={asked.page}
          pages={pages}
          link={(page) => linkTo('search', language, { query: searchQuery({ ...asked, page }) })}
        />
      </LiveResults>
    </div>
  )
}

/** For whoever found nothing, or has not asked yet. */
function WaysOn() {
  const { categories, courses } = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <>
      <p className="mb-8 flex flex-wrap gap-3">
        <a href={linkTo('way', language)} className="btn">
          <MapIcon aria-hidden />
          {t('way')}
        </a>
        <a href={linkTo('tutu', language)} className="btn">
          <Shapes aria-hidden />
          {t('tutorials')}
        </a>
      </p>
      {categories.length > 0 && (
        <>
          <h2 className="mb-3 text-2xl font-bold">{t('categories')}</h2>
          <p className="flex flex-wrap gap-2">
            {categories.map((category) => (
              <CategoryChoice
                key={category.id}
                category={category}
                href={linkTo('courses', language, { query: { category: category.slug } })}
              />
            ))}
          </p>
        </>
      )}
      {courses.length > 0 && (
        <>
          <h2 className="mb-4 mt-10 text-2xl font-bold">{t('courses')}</h2>
          <div className="card-grid">
            {courses.map((course) => (
              <CourseCard key={course.id} course={course} heading="h3" />
            ))}
          </div>
        </>
      )}
    </>
  )
}

function Results({ group: { kind, total, isMany, rows }, words }: { group: Group; words: string }) {
  const { asked } = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { title, public: access } = RESOURCES.find(({ name }) => name === kind)!
  return (
    <section aria-labelledby={`found-${kind}`} className="mt-8">
      <h2 id={`found-${kind}`} className="mb-3 flex items-baseline gap-3 text-2xl font-bold">
        {pickLanguage(access?.search?.title ?? title, language)}
        <span className="text-base font-semibold text-muted">{isMany ? `${total}+` : total}</span>
      </h2>
      <ul className="found-list">
        {rows.map((row) => (
          <Result key={row.id} row={row} words={words} />
        ))}
      </ul>
      {!asked.kind && total > rows.length && (
        <a href={linkTo('search', language, { query: { q: asked.q, kind } })} className="text-link">
          {isMany ? t('moreOfMany') : t('more', { count: total })}
          <ArrowRight aria-hidden />
        </a>
      )}
    </section>
  )
}

function Result({ row, words }: { row: Found; words: string }) {
  const { language } = useSite()
  const { path, title, summary, cover, foundIn } = row
  return (
    <li className="found">
      {cover && <Cover of={row} className="found-cover" sizes="120px" lazy />}
      <div className="min-w-0">
        <h3 className="font-bold wrap-anywhere">
          <a href={withQuery(path, language)} className="card-link">
            <Marked parts={markWords(title, words)} />
          </a>
        </h3>
        <p className="found-summary">
          <Marked parts={foundIn ? foundIn.text : markWords(summary, words)} />
        </p>
      </div>
    </li>
  )
}

function Marked({ parts }: { parts: readonly { text: string; mark?: true }[] }) {
  return parts.map(({ text, mark }, index) => (mark ? <mark key={index}>{text}</mark> : text))
}
