import { ArrowLeft, ArrowRight } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import { type TutorialDetail, tutorialLink } from '../../lib/tutu-topics.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

export function Neighbours({ tutorial: { topic, previous, next } }: { tutorial: TutorialDetail }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <nav aria-label={t('neighbours')} className="neighbours">
      {previous && (
        <a href={tutorialLink({ topic, slug: previous.slug }, language)} rel="prev" className="neighbour">
          <ArrowLeft aria-hidden />
          <span>
            <span className="block text-sm text-muted">{t('previous')}</span>
            <span className="font-bold">{previous.title}</span>
          </span>
        </a>
      )}
      {next ? (
        <a href={tutorialLink({ topic, slug: next.slug }, language)} rel="next" className="neighbour neighbour-next">
          <span>
            <span className="block text-sm">{t('next')}</span>
            <span className="font-bold">{next.title}</span>
          </span>
          <ArrowRight aria-hidden />
        </a>
      ) : (
        <a href={linkTo('tutu-topic', language, { topic })} className="neighbour neighbour-next">
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
