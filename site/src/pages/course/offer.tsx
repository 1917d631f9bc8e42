import { BellRing, CalendarClock, HandCoins, ShieldCheck, ShoppingBag } from 'lucide-react'
import { isFree } from '../../lib/course-words.ts'
import { linkTo } from '../../lib/links.ts'
import type { CourseDetail } from '../../lib/public-api.ts'
import { SameEverywhere } from '../../lib/same-everywhere.tsx'
import { buyPath, type Good, shopWords } from '../../lib/shop-words.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { MailForm } from '../../ui/mail-form.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type OfferProps = { course: CourseDetail; good: Good | undefined; opens: string | undefined }

/**
 * What the course costs, how it is refunded, and the way to buy it. Who is signed in and has it already is told by the script
 * (`member-course`), since the page is the same for everybody.
 */
export function Offer({ course, good, opens }: OfferProps) {
  const { asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <section
      className="panel offer"
      aria-labelledby="offer"
      data-grown-up={opens === undefined && isFree(course.price) ? undefined : ''}
      data-offer={course.id}
      data-script={asset(import.meta.env.MEMBER_COURSE_SCRIPT ?? '/src/member-course/index.ts')}
      data-owned={t('owned')}
      data-until={t('openUntil', { day: '{day}' })}
      data-waiting={t('waiting')}
      data-to-order={t('toOrder')}
      data-joined={t('joined')}
    >
      <h2 id="offer" className="sr-only">
        {t('offer')}
      </h2>
      {opens === undefined ? <Price course={course} good={good} /> : <Opens course={course} day={opens} />}
      <p className="offer-own" data-own hidden />
    </section>
  )
}

function Opens({ course, day }: { course: CourseDetail; day: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <>
      <p className="offer-line text-lg font-bold">
        <CalendarClock aria-hidden />
        {t('opens', { day })}
      </p>
      <p className="mt-2">{t('opensText')}</p>
      <MailForm course={course.id} label={t('remindLabel')} button={t('remind')} icon={<BellRing aria-hidden />} />
    </>
  )
}

function Price({ course, good }: Omit<OfferProps, 'opens'>) {
  const { language, isMemberCentreOpen } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const words = shopWords(language)
  const points = good && good.score_price !== null && words.points(good.score_price)
  if (isFree(course.price))
    return (
      <>
        <p className="offer-price">{words.money(course.price)}</p>
        <p className="mt-1">{t('freeText')}</p>
        {isMemberCentreOpen && (
          <button type="button" className="btn mt-4 w-full member-only" data-enrol>
            {t('enrol')}
          </button>
        )}
      </>
    )
  return (
    <>
      <p className="offer-price">
        {words.money(good?.price ?? course.price)}
        {points && <span>{t('orPoints', { points })}</span>}
      </p>
      {good && isMemberCentreOpen ? (
        <a href={buyPath(good.id, language)} className="btn btn-primary btn-lg mt-4 w-full">
          <ShoppingBag aria-hidden />
          {t('buy')}
        </a>
      ) : (
        <p className="mt-3">{t('notSold')}</p>
      )}
      <SameEverywhere as="p" className="offer-line mt-4" by="refund" but={{ terms: words.refund('course') }}>
        {({ terms }) => (
          <>
            <HandCoins aria-hidden />
            {terms}
          </>
        )}
      </SameEverywhere>
      <SameEverywhere as="p" className="offer-line mt-3" by="ask a parent" but={{ text: t('askParent') }}>
        {({ text }) => (
          <>
            <ShieldCheck aria-hidden />
            {text}
          </>
        )}
      </SameEverywhere>
      <a href={linkTo('subscribe', language)} className="text-link mt-2">
        {t('plans')}
      </a>
    </>
  )
}
