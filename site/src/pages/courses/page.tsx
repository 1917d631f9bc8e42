import { pickLanguage } from '@tutu/contract/core/languages'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { HeroBand } from '../../ui/hero-band.tsx'
import { LiveResults } from '../../ui/live-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Paging } from '../../ui/paging.tsx'
import { en } from './en.ts'
import { FilterForm } from './filter-form.tsx'
import { toQuery } from './filters.ts'
import type { Listed, loader, Unknown } from './loader.ts'
import { Results } from './results.tsx'
import { TrialInvitation } from '../../ui/trial-invitation.tsx'
import { UnknownFilter } from './unknown-filter.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function CoursesPage() {
  const shown = useLoaderData<typeof loader>()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <>
      {shown.kind === 'list' ? <ListHead {...shown} /> : <UnknownHead unknown={shown.unknown} />}
      <HeroBand title={t('title')} intro={t('intro')} pose="thinking" />
      <div className="page-width pb-16">
        <FilterForm filters={shown.filters} categories={shown.categories} />
        <LiveResults>{shown.kind === 'list' ? <List {...shown} /> : <UnknownFilter {...shown} />}</LiveResults>
        <TrialInvitation />
      </div>
    </>
  )
}

function ListHead({ filters, category }: Listed) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const routeTitle = pickLanguage(titles.courses, language)
  const named = category ? `${category.name} · ${routeTitle}` : routeTitle
  return (
    <PageHead
      title={filters.page > 1 ? t('pageTitle', { title: named, page: filters.page }) : named}
      description={category?.intro || t('description')}
      query={toQuery(filters)}
      indexed={!filters.q}
    />
  )
}

function UnknownHead({ unknown }: { unknown: Unknown }) {
  const t = useText({ 'zh-cn': zhCn, en })
  return <PageHead title={t(unknown.kind === 'category' ? 'noCategory' : 'noTag')} indexed={false} />
}

function List({ filters, pages, ...shown }: Listed) {
  const { language } = useSite()
  return (
    <>
      <Results filters={filters} {...shown} />
      <Paging
        page={filters.page}
        pages={pages}
        link={(page) => linkTo('courses', language, { query: toQuery({ ...filters, page }) })}
      />
    </>
  )
}
