import { pickLanguage } from '@tutu/contract/core/languages'
import { CalendarClock, CircleCheck, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { buyPath, type Good, isPlace, shopWords } from '../../lib/shop-words.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { Cover } from '../../ui/cover.tsx'
import { MailForm } from '../../ui/mail-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import { Tutu, type TutuPose } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

const RULES = ['rule1', 'rule2', 'rule3', 'rule4'] as const
const CARD_SIZES = '(min-width: 1024px) 370px, (min-width: 640px) 50vw, 100vw'

export default function SubscribePage() {
  const { classes, plans, lessons, goods } = useLoaderData<typeof loader>()
  const { language, isMemberCentreOpen, hasTrials } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const isEmpty = classes.length + plans.length + lessons.length + goods.length === 0
  return (
    <div className="page-width grid grid-cols-1 gap-14 pb-16 pt-8">
      <PageHead title={pickLanguage(titles.subscribe, language)} description={t('description')} />
      <header className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Tutu pose="waving" className="size-32 shrink-0 sm:size-40" />
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-3xl font-bold sm:text-4xl">
            <Phrases text={t('heading')} />
          </h1>
          <p className="mt-3 max-w-prose text-lg">{t('intro')}</p>
          {!isMemberCentreOpen && <p className="mt-2 font-bold">{t('closed')}</p>}
        </div>
      </header>
      {isEmpty && (
        <section className="panel flex flex-wrap items-center gap-6" aria-labelledby="empty">
          <Tutu pose="asleep" className="size-28 shrink-0" />
          <div>
            <h2 id="empty" className="text-xl font-bold">
              {t('empty')}
            </h2>
            <p>{t('emptyText')}</p>
            <a href={linkTo('courses', language)} className="btn btn-primary mt-3">
              {t('toCourses')}
            </a>
          </div>
        </section>
      )}
      {classes.length > 0 && (
        <Shelf id="classes" title={t('classes')} text={t('classesText')} goods={classes}>
          {hasTrials && (
            <Beside
              pose="waving"
              title={t('trial')}
              text={t('trialText')}
              to={linkTo('trial', language)}
              button={t('toTrial')}
            />
          )}
        </Shelf>
      )}
      {plans.length > 0 && (
        <Shelf id="plans" title={t('plans')} text={t('plansText')} goods={plans}>
          {/* Most need no more than one course. */}
          <Beside
            pose="thinking"
            title={t('single')}
            text={t('singleText')}
            to={linkTo('courses', language)}
            button={t('toCourses')}
          />
        </Shelf>
      )}
      {lessons.length > 0 && <Shelf id="lessons" title={t('lessons')} text={t('lessonsText')} goods={lessons} />}
      <section aria-labelledby="rules" className="panel">
        <h2 id="rules" className="text-xl font-bold">
          {t('rules')}
        </h2>
        <ul className="mt-3 grid gap-x-8 gap-y-2 md:grid-cols-2">
          {RULES.map((rule) => (
            <li key={rule} className="offer-line">
              <CircleCheck aria-hidden />
              <span>{t(rule)}</span>
            </li>
          ))}
        </ul>
      </section>
      {goods.length > 0 && <Shelf id="goods" title={t('goods')} text={t('goodsText')} goods={goods} />}
      <section aria-labelledby="letter" className="panel letter">
        <Mail aria-hidden className="letter-sign" />
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="letter" className="text-xl font-bold">
            {t('letter')}
          </h2>
          <p className="mt-1 max-w-prose">{t('letterText')}</p>
          <MailForm label={t('letterLabel')} button={t('letterButton')} />
        </div>
      </section>
    </div>
  )
}

type ShelfProps = { id: string; title: string; text: string; goods: readonly Good[]; children?: ReactNode }

function Shelf({ id, title, text, goods, children }: ShelfProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <ul className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {goods.map((good) => (
          <li key={good.id} className="grid grid-cols-1">
            <GoodCard good={good} />
          </li>
        ))}
        {children && <li className="grid grid-cols-1">{children}</li>}
      </ul>
    </section>
  )
}

type BesideProps = { pose: TutuPose; title: string; text: string; to: string; button: string }

/** Beside what is sold: what may suit better. */
function Beside({ pose, title, text, to, button }: BesideProps) {
  return (
    <article className="single-course">
      <Tutu pose={pose} className="size-32" />
      <h3 className="text-lg font-bold">{title}</h3>
      <p>{text}</p>
      <a href={to} className="btn mt-auto">
        {button}
      </a>
    </article>
  )
}

function GoodCard({ good }: { good: Good }) {
  const { language, isMemberCentreOpen } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const words = shopWords(language)
  const { price, score_price, plan_days, lesson_hours, lesson_months, schedule, stock } = good
  const points = score_price === null ? undefined : words.points(score_price)
  const money = price === null ? undefined : words.money(price)
  const isSoldOut = stock === 0
  const ofClass = isPlace(good)
  return (
    <article className="course-card good-card">
      <Cover of={good} className="course-card-cover" sizes={CARD_SIZES} lazy />
      <div className="flex grow flex-col gap-2 p-4 sm:p-5">
        <h3 className="text-lg font-bold">{good.title}</h3>
        <p className="text-xl font-bold">{money && points ? t('or', { money, points }) : (money ?? points)}</p>
        {plan_days !== null && price !== null && (
          <p className="text-sm text-muted">{t('perDay', { money: `¥${(Number(price) / plan_days).toFixed(2)}` })}</p>
        )}
        {lesson_hours !== null && price !== null && (
          <p className="text-sm text-muted">
            {t('perHour', { money: words.money((Number(price) / lesson_hours).toFixed(2)) })}
          </p>
        )}
        {schedule && (
          <p className="flex gap-2 font-bold">
            <CalendarClock aria-hidden className="mt-1 size-5 shrink-0" />
            {schedule}
          </p>
        )}
        {lesson_hours !== null && <p className="font-bold">{words.hours(lesson_hours, lesson_months)}</p>}
        <p className="text-muted">{good.description}</p>
        <p className="text-sm text-muted">{words.refund(good.kind)}</p>
        <div className="mt-auto flex items-center gap-4 pt-2">
          {isMemberCentreOpen && !isSoldOut && (
            <a
              href={buyPath(good.id, language)}
              className="btn btn-primary"
              aria-label={t(ofClass ? 'joinFor' : 'buyFor', { title: good.title })}
            >
              {t(ofClass ? 'join' : 'buy')}
            </a>
          )}
          {isSoldOut && <strong>{t(ofClass ? 'full' : 'soldOut')}</strong>}
          {isSoldOut && ofClass && isMemberCentreOpen && (
            <a href={buyPath(good.id, language)} aria-label={t('goOnFor', { title: good.title })}>
              {t('goOn')}
            </a>
          )}
          {stock !== null && stock > 0 && stock <= 20 && (
            <span className="text-sm text-muted">{t(ofClass ? 'placesLeft' : 'left', { count: stock })}</span>
          )}
        </div>
      </div>
    </article>
  )
}
