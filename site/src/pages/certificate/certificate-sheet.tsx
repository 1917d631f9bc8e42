import type { Certificate } from '@tutu/contract/api/learning'
import { dayText } from '../../lib/day-text.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Phrases } from '../../ui/phrases.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Along the edges of the sheet, in tenths of a percent of its width. */
const FLAGS = Array.from({ length: 17 }, (_, at) => 70 + at * 51)
const COLOURS = ['#d2571e', '#2f8f63', '#f5b82e', '#2e7fb8', '#7d5bbf'] as const

/** A sheet of A4 held across, the same on the screen and on paper. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { language, siteName } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { name, title, lessons, createtime, number } = certificate
  return (
    <article className="certificate" aria-label={t('heading')}>
      <svg viewBox="0 0 990 700" className="certificate-frame" aria-hidden>
        <rect x="14" y="14" width="962" height="672" rx="26" fill="none" stroke="#1f2937" strokeWidth="4" />
        <rect
          x="28"
          y="28"
          width="934"
          height="644"
          rx="16"
          fill="none"
          stroke="#d2571e"
          strokeWidth="3"
          strokeDasharray="12 9"
          strokeLinecap="round"
        />
        <path d="M52 40Q495 92 938 40" fill="none" stroke="#1f2937" strokeWidth="3" />
        {FLAGS.map((x, at) => {
          // On the string, a quadratic curve from (52, 40) by (495, 92) to (938, 40).
          const way = (x - 52) / 886
          const y = 40 + 104 * way * (1 - way)
          return (
            <path
              key={x}
              d={`M${x - 15} ${y}h30l-15 30z`}
              fill={COLOURS[at % COLOURS.length]}
              stroke="#1f2937"
              strokeWidth="2.5"
              strokeLinejoin="round"
            />
          )
        })}
        {[0, 1, 2].map((star) => (
          <path
            key={star}
            transform={`translate(${78 + star * 46} ${596 - (star % 2) * 14}) scale(1.9)`}
            d="M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z"
            fill="#f5b82e"
            stroke="#1f2937"
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <div className="certificate-text">
        <p className="certificate-site">{siteName}</p>
        <h2>{t('heading')}</h2>
        <p>{t('awarded')}</p>
        <p className="certificate-name">{name}</p>
        <p className="certificate-course">
          <Phrases text={t('finished', { course: title, count: lessons })} />
        </p>
        <p className="certificate-foot">
          <span>{dayText(createtime, language)}</span>
          <span>{t('numbered', { number: `${number.slice(0, 5)}-${number.slice(5)}` })}</span>
        </p>
      </div>
      <Tutu pose="cheering" className="certificate-tutu" />
    </article>
  )
}
