import { ArrowRight, Clock, Eye, Gift, type LucideIcon, ShieldCheck } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const points = [
  { icon: Eye, accent: 'accent-sky', title: 'parentsFacts', text: 'parentsFactsText' },
  { icon: Gift, accent: 'accent-leaf', title: 'parentsFree', text: 'parentsFreeText' },
  { icon: Clock, accent: 'accent-honey', title: 'parentsTime', text: 'parentsTimeText' },
  { icon: ShieldCheck, accent: 'accent-berry', title: 'parentsAds', text: 'parentsAdsText' },
] as const satisfies readonly { icon: LucideIcon; accent: string; title: keyof typeof zhCn; text: keyof typeof zhCn }[]

/** Only what the site really does; no numbers, no promises. */
export function ParentsNote() {
  const { language, hasTrials } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <section className="section page-width" data-grown-up="" aria-labelledby="parents">
      <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-12">
        <div>
          <h2 id="parents" className="text-2xl font-bold sm:text-3xl">
            {t('parentsTitle')}
          </h2>
          <p className="mt-3 max-w-[34em]">{t('parentsText')}</p>
          <p className="mt-2 grid justify-items-start">
            {hasTrials && (
              <a href={linkTo('trial', language)} className="text-link">
                {t('parentsTrial')}
                <ArrowRight aria-hidden />
              </a>
            )}
            <a href={linkTo('subscribe', language)} className="text-link">
              {t('parentsShop')}
              <ArrowRight aria-hidden />
            </a>
            <a href={linkTo('guardian', language)} className="text-link">
              {t('parentsFollow')}
              <ArrowRight aria-hidden />
            </a>
          </p>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it is a row to swipe, by keys too */}
        <ul className="parents-points card-row" tabIndex={0} aria-labelledby="parents">
          {points.map(({ icon: Icon, accent, title, text }) => (
            <li key={title} className={`flex gap-4 ${accent}`}>
              <span className="round-icon">
                <Icon aria-hidden />
              </span>
              <div>
                <h3 className="text-lg font-bold">{t(title)}</h3>
                <p className="text-muted">{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
