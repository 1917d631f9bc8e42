import { formatBytes } from '@tutu/contract/core/bytes'
import { Download, ExternalLink } from 'lucide-react'
import type { TutorialDetail } from '../../lib/tutu-topics.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The video and the file that go with a tutorial. What is elsewhere is only linked: nothing is asked of other sites. */
export function Media({ tutorial }: { tutorial: TutorialDetail }) {
  const { asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { title, cover, video, video_url: address, attachment, attachment_info: info } = tutorial
  const host = address && URL.canParse(address) ? new URL(address).host : undefined
  const name = info?.name ?? attachment?.slice(attachment.lastIndexOf('/') + 1)
  return (
    <>
      {(video || host) && (
        <section aria-labelledby="video" className="mb-10">
          <h2 id="video" className="mb-3 text-2xl font-bold">
            {t('video')}
          </h2>
          {video && (
            // The text below says the same in words.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video
              className="work-stage"
              src={asset(video)}
              poster={cover ? asset(cover) : undefined}
              aria-label={title}
              controls
              preload="metadata"
            />
          )}
          {host && (
            <>
              <a href={address!} target="_blank" rel="noreferrer" className="btn">
                <ExternalLink aria-hidden />
                {t('videoAt', { host })}
              </a>
              <p className="mt-2 text-sm text-muted">{t('videoAway')}</p>
            </>
          )}
        </section>
      )}
      {attachment && (
        <section aria-labelledby="attachment" className="mb-10">
          <h2 id="attachment" className="mb-3 text-2xl font-bold">
            {t('attachment')}
          </h2>
          <a href={asset(attachment)} download={name} className="material">
            <Download aria-hidden className="size-6 shrink-0" />
            <span className="min-w-0 grow">
              <span className="block font-bold wrap-anywhere">{name}</span>
              <span className="block text-sm text-muted">
                {t('download')}
                {info && ` · ${info.suffix.toUpperCase()} · ${formatBytes(info.size)}`}
              </span>
            </span>
          </a>
        </section>
      )}
    </>
  )
}
