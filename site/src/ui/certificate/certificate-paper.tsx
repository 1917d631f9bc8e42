import type { ReactNode, Ref } from 'react'
import { useSite } from '../../lib/use-site.ts'
import { Tutu } from '../tutu.tsx'
import stylesheet from './certificate.css?url'

/** Along the edges of the sheet, in tenths of a percent of its width. */
const FLAGS = Array.from({ length: 17 }, (_, at) => 70 + at * 51)
const COLOURS = ['#d2571e', '#2f8f63', '#f5b82e', '#2e7fb8', '#7d5bbf'] as const

/** A sheet of A4 held across, the same on the screen and on paper; what it says is its children. */
export function CertificatePaper({
  ref,
  label,
  children,
}: {
  ref: Ref<HTMLElement>
  label: string
  children: ReactNode
}) {
  const { asset, siteName } = useSite()
  return (
    <article ref={ref} className="certificate" aria-label={label}>
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
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
        {children}
      </div>
      <Tutu pose="cheering" className="certificate-tutu" />
    </article>
  )
}
