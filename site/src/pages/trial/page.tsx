import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { TrialForm } from './trial-form.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function TrialPage() {
  const { courses, hasClasses, sendsMail } = useLoaderData<typeof loader>()
  const { asset, language, hasTrials } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  if (!hasTrials)
    return (
      <div className="page-width grid max-w-2xl grid-cols-1 justify-items-center gap-4 py-10 text-center sm:py-16">
        <PageHead title={t('title')} indexed={false} />
        <Tutu pose="asleep" className="size-48 max-w-full sm:size-56" />
        <h1 className="text-3xl font-bold">{t('closed')}</h1>
        <p className="text-balance text-lg">{t('closedText')}</p>
        <a href={linkTo('about-contact', language)} className="btn btn-primary">
          {t('contact')}
        </a>
      </div>
    )
  return (
    <div className="page-width pb-16 pt-8 sm:pt-12">
      <PageHead title={t('title')} description={t('description')} />
      <h1 className="text-3xl font-bold sm:text-4xl">{t('title')}</h1>
      <p className="mt-2 max-w-[42rem] text-lg">{t('intro')}</p>
      <div className="contact-page">
        <TrialForm courses={courses} sendsMail={sendsMail} />
        <section className="accent-sky panel" aria-labelledby="next">
          <div className="flex items-center gap-4">
            <Tutu pose="waving" className="size-24 shrink-0" />
            <h2 id="next" className="text-xl font-bold">
              {t('next')}
            </h2>
          </div>
          <ol className="trial-next">
            {(['next1', 'next2', 'next3', 'next4'] as const).map((one) => (
              <li key={one}>{t(one)}</li>
            ))}
          </ol>
          {hasClasses && (
            <a href={`${linkTo('subscribe', language)}#classes`} className="btn mt-4">
              {t('classes')}
            </a>
          )}
        </section>
      </div>
      <script src={asset(import.meta.env.TRIAL_SCRIPT ?? '/src/pages/trial/script.ts')} type="module" />
    </div>
  )
}
