import { pickLanguage } from '@tutu/contract/core/languages'
import { ArrowRight, Locate, Maximize2, Minus, Plus } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { courseWords } from '../../lib/course-words.ts'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { accentClass, patternClass } from '../../ui/accent.ts'
import { CategoryIcon } from '../../ui/category-icon.tsx'
import { Cover } from '../../ui/cover.tsx'
import { TrialInvitation } from '../../ui/trial-invitation.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { en } from './en.ts'
import { Finder } from './finder-form.tsx'
import { wishesQuery } from './finder.ts'
import type { loader } from './loader.ts'
import { WayMap } from './map/way-map.tsx'
import { StageList } from './stage-list.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function WayPage() {
  const { categories, wishes, found, stages, next } = useLoaderData<typeof loader>()
  const { language, asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const words = courseWords(language)
  return (
    <>
      <PageHead
        title={pickLanguage(titles.way, language)}
        description={t('description')}
        query={wishesQuery(wishes)}
        indexed={found.length === 0}
      />
      <div className="page-width grid items-end gap-x-10 gap-y-5 pb-6 pt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <h1 className="text-3xl font-bold sm:text-4xl">{t('title')}</h1>
          <p className="mt-2 max-w-[34em] text-lg">{t('intro')}</p>
        </div>
        {next && (
          <section
            aria-labelledby="next"
            className={`way-next-card ${accentClass(next.category)}`}
            // What somebody asked for stays, whatever the device has begun.
            data-next-card={found.length > 0 ? undefined : ''}
          >
            <Cover of={next} className="way-next-cover" sizes="140px" />
            <div className="min-w-0">
              <h2
                id="next"
                className="text-sm font-semibold text-muted"
                data-next-note
                data-then={t('nextGoOn')}
                data-onward={t('nextOnward')}
              >
                {t(found.length > 0 ? 'nextFound' : 'nextFirst')}
              </h2>
              <p className="mt-1 font-bold" data-next-title>
                {next.title}
              </p>
              <p className="way-next-facts">
                {words.age(next)} · {words.price(next.price)}
              </p>
              <a href={linkTo('course', language, { slug: next.slug })} className="btn btn-primary mt-2">
                <span data-go-on-text={t('goOnLesson', { number: '{number}' })}>{t('open')}</span>
                <ArrowRight aria-hidden />
              </a>
            </div>
          </section>
        )}
      </div>
      <a href="#stages" className="skip-map">
        {t('skipMap')}
      </a>
      <section
        aria-label={t('map')}
        className="way-frame"
        data-map
        data-script={asset(import.meta.env.MAP_SCRIPT ?? '/src/pages/way/map/script.ts')}
      >
        {/* Scrolls by itself, with fingers, wheel and arrow keys: so one wanders over it without any script. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="way-view" tabIndex={0} data-map-view role="group" aria-label={t('map')}>
          <WayMap stages={stages} categories={categories} next={next} />
        </div>
        <div className="way-tools needs-script">
          <MapButton name={t('larger')} act="larger" icon={<Plus aria-hidden />} />
          <MapButton name={t('smaller')} act="smaller" icon={<Minus aria-hidden />} />
          <MapButton name={t('whole')} act="whole" icon={<Maximize2 aria-hidden />} />
          <MapButton name={t('toNext')} act="next" icon={<Locate aria-hidden />} />
        </div>
      </section>
      <div className="page-width">
        <p className="way-hint">
          <span className="way-hint-touch">{t('hint')}</span>
          <span className="way-hint-mouse">{t('hintMouse')}</span>
        </p>
        <ul aria-label={t('legend')} className="way-legend">
          {categories
            .filter(({ pid }) => pid === 0)
            .map((category) => (
              <li key={category.id}>
                <a
                  href={linkTo('courses', language, { query: { category: category.slug } })}
                  className={`way-key ${accentClass(category)}`}
                >
                  <span className={`way-key-tile ${patternClass(category)}`}>
                    <CategoryIcon name={category.icon} />
                  </span>
                  {category.name}
                </a>
              </li>
            ))}
        </ul>
        <p className="text-sm text-muted">{t('storeys')}</p>
      </div>
      <Finder />
      <StageList stages={stages} />
      <div className="page-width pb-12">
        <TrialInvitation />
      </div>
    </>
  )
}

function MapButton({ name, act, icon }: { name: string; act: string; icon: React.ReactNode }) {
  return (
    <button type="button" className="way-tool" aria-label={name} data-map-act={act}>
      {icon}
    </button>
  )
}
