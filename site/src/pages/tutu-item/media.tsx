import { formatBytes } from '@tutu/contract/core/bytes'
import { Download } from 'lucide-react'
import type { TutorialDetail } from '../../lib/tutu-topics.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Video } from '../../ui/video.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The video and the file that go with a tutorial. */
export function Media({ tutorial }: { tutorial: TutorialDetail }) {
  const { asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { title, cover, video, video_words: words, video_url: address, attachment, attachment_info: info } = tutorial
  const isAddress = address !== null && URL.canParse(address)
  const name = info?.name ?? attachment?.slice(attachment.lastIndexOf('/') + 1)
  return (
    <>
      {(video || isAddress) && (
        <section aria-labelledby="video" className="mb-10">
          <h2 id="video" className="mb-3 text-2xl font-bold">
            {t('video')}
          </h2>
          <Video src={video || address!} title={title} poster={cover} words={words} />
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
