import { pickLanguage } from '@tutu/contract/core/languages'
import { ArrowRight } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Where this device has got to; hidden until the page's script knows (page-script/go-on.ts). */
export function GoOn() {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <section className="page-width" data-go-on="" hidden aria-label={t('goOnLabel')}>
      <a href={linkTo('courses', language)} className="go-on">
        <Tutu pose="waving" className="size-20 shrink-0" />
        <span className="min-w-0 grow">
          <span
            className="block text-sm text-muted"
            data-go-on-text={t('goOnCourse', { course: '{course}', done: '{done}', count: '{count}' })}
          />
          <span
            className="block text-lg font-bold"
            data-go-on-text={t('goOnLesson', { number: '{number}', lesson: '{lesson}' })}
            data-go-on-untitled={t('goOnNumber', { number: '{number}' })}
          />
        </span>
        <ArrowRight aria-hidden />
      </a>
      <a
        hidden
        href={linkTo('review', language)}
        className="text-link go-on-review"
        data-review-due={t('review', { count: '{count}' })}
      >
        {pickLanguage(titles.review, language)}
      </a>
    </section>
  )
}
