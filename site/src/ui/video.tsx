import { ExternalLink } from 'lucide-react'
import { languageTag } from '../lib/language-tag.ts'
import { useSite, useText } from '../lib/use-site.ts'
import { captionsAddress, readVideoWords, shortClock } from '../lib/video-words.ts'

const zhCn = {
  at: '到 {host} 看视频',
  captions: '字幕',
  inWords: '看不了视频？这里用文字说一遍',
  away: '这是别的网站，会在新窗口打开。年纪小的孩子请和家人一起看。',
} as const
const en: Record<keyof typeof zhCn, string> = {
  at: 'Watch it at {host}',
  captions: 'Captions',
  inWords: 'Cannot watch it? Here it is in words',
  away: 'This is another website and opens in a new window. Young children watch with somebody of the family.',
}

type VideoProps = {
  /** A path on this site, or the address of a page elsewhere. */
  src: string
  title: string
  poster?: string | null
  /** What it shows, a line for each moment: the captions of one that plays here, and below it in words. */
  words?: string | null
}

/** A video of this site plays here. What is elsewhere is only linked: nothing is asked of other sites. */
export function Video({ src, title, poster, words }: VideoProps) {
  const { asset, language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const said = readVideoWords(words ?? '')
  if (!URL.canParse(src)) {
    return (
      <>
        {/* Of one without captions the text below says the same in words. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          className="work-stage"
          src={asset(src)}
          poster={poster ? asset(poster) : undefined}
          aria-label={title}
          controls
          playsInline
          preload="metadata"
        >
          {said.length > 0 && (
            <track
              kind="captions"
              src={captionsAddress(said)}
              srcLang={languageTag(language)}
              label={t('captions')}
              default
            />
          )}
        </video>
        <InWords said={said} />
      </>
    )
  }
  return (
    <>
      <a href={src} target="_blank" rel="noreferrer" className="btn">
        <ExternalLink aria-hidden />
        {t('at', { host: new URL(src).host })}
      </a>
      <p className="mt-2 text-sm text-muted">{t('away')}</p>
      <InWords said={said} />
    </>
  )
}

function InWords({ said }: { said: ReturnType<typeof readVideoWords> }) {
  const t = useText({ 'zh-cn': zhCn, en })
  return said.length === 0 ? null : (
    <details className="video-words">
      <summary>{t('inWords')}</summary>
      <ol>
        {said.map(({ at, text }) => (
          <li key={at}>
            <span className="video-time">{shortClock(at)}</span> {text}
          </li>
        ))}
      </ol>
    </details>
  )
}
