import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { Neighbour } from '../lib/public-api.ts'
import { Tutu } from './tutu.tsx'

type NeighboursProps = {
  previous: Neighbour
  next: Neighbour
  /** The address of one of them. */
  link: (slug: string) => string
  /** The address of them all, to which the last leads. */
  overview: string
  t: (key: 'neighbours' | 'previous' | 'next' | 'finish' | 'finishText') => string
}

/** The ways from one of a row to those before and after it; after the last, Tutu cheers and leads back to all of them. */
export function Neighbours({ previous, next, link, overview, t }: NeighboursProps) {
  return (
    <nav aria-label={t('neighbours')} className="neighbours">
      {previous && (
        <a href={link(previous.slug)} rel="prev" className="neighbour">
          <ArrowLeft aria-hidden />
          <span>
            <span className="block text-sm text-muted">{t('previous')}</span>
            <span className="font-bold">{previous.title}</span>
          </span>
        </a>
      )}
      {next ? (
        <a href={link(next.slug)} rel="next" className="neighbour neighbour-next">
          <span>
            <span className="block text-sm">{t('next')}</span>
            <span className="font-bold">{next.title}</span>
          </span>
          <ArrowRight aria-hidden />
        </a>
      ) : (
        <a href={overview} className="neighbour neighbour-next">
          <span>
            <span className="block text-sm">{t('finish')}</span>
            <span className="font-bold">{t('finishText')}</span>
          </span>
          <Tutu pose="cheering" className="size-16 shrink-0" />
        </a>
      )}
    </nav>
  )
}
