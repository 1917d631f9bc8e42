import { ExternalLink } from 'lucide-react'
import { useSite, useText } from '../lib/use-site.ts'

const zhCn = {
  at: '到 {host} 看视频',
  away: '这是别的网站，会在新窗口打开。年纪小的孩子请和家人一起看。',
} as const
const en: Record<keyof typeof zhCn, string> = {
  at: 'Watch it at {host}',
  away: 'This is another website and opens in a new window. Young children watch with somebody of the family.',
}

type VideoProps = {
  /** A path on this site, or the address of a page elsewhere. */
  src: string
  title: string
  poster?: string | null
}

/** A video of this site plays here. What is elsewhere is only linked: nothing is asked of other sites. */
export function Video({ src, title, poster }: VideoProps) {
  const { asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  if (!URL.canParse(src))
    return (
      // The text below says the same in words.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        className="work-stage"
        src={asset(src)}
        poster={poster ? asset(poster) : undefined}
        aria-label={title}
        controls
        preload="metadata"
      />
    )
  return (
    <>
      <a href={src} target="_blank" rel="noreferrer" className="btn">
        <ExternalLink aria-hidden />
        {t('at', { host: new URL(src).host })}
      </a>
      <p className="mt-2 text-sm text-muted">{t('away')}</p>
    </>
  )
}
