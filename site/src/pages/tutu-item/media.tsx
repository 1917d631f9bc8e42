import type { TutorialDetail } from '../../lib/tutu-topics.ts'
import { useText } from '../../lib/use-site.ts'
import { Material } from '../../ui/material.tsx'
import { Video } from '../../ui/video.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The video and the file that go with a tutorial. */
export function Media({ tutorial }: { tutorial: TutorialDetail }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { title, cover, video, video_words: words, video_url: address, attachment, attachment_info: info } = tutorial
  const isAddress = address !== null && URL.canParse(address)
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
          <Material path={attachment} info={info} download={t('download')} />
        </section>
      )}
    </>
  )
}
