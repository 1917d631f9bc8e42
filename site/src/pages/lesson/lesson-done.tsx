import { Star } from 'lucide-react'
import { withQuery } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { WaitingBadges } from '../../ui/badges/waiting-badges.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Filled in by the script. */
const stars = { stars: '{stars}', count: '{count}' }

/**
 * At the end of a lesson: it can be called done, which this device remembers. Filled by the lesson's script. After the last
 * lesson of a course it says where the certificate is.
 */
export function LessonDone({ isLast }: { isLast: boolean }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <>
      <WaitingBadges />
      <section className="lesson-done needs-script" data-lesson-done="" aria-labelledby="lesson-done">
        <Tutu pose="cheering" className="size-20 shrink-0" />
        <div className="min-w-0 grow">
          <h2 id="lesson-done" className="text-xl font-bold">
            <span className="until-done">{t('doneQuestion')}</span>
            <span className="once-done">{t('doneTitle')}</span>
          </h2>
          <p
            role="status"
            tabIndex={-1}
            className="text-muted"
            data-open={t('starsOpen', stars)}
            data-all={t('starsAll', stars)}
            data-some={t('starsSome', stars)}
            data-none={t('doneText')}
          />
          {isLast && (
            <p className="once-done">
              <a className="text-link" href={withQuery('/user/account/courses', language)}>
                {t('certificate')}
              </a>
            </p>
          )}
        </div>
        <button type="button" className="btn btn-primary">
          <Star aria-hidden />
          {t('doneButton')}
        </button>
      </section>
    </>
  )
}
