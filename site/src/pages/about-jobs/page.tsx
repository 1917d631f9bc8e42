import { pickLanguage } from '@tutu/contract/core/languages'
import { job as definition } from '@tutu/contract/resources/job'
import { Mail, MapPin, Users, Wallet } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { AboutFrame, useAboutTitle } from '../../ui/about-frame.tsx'
import { Invitation } from '../../ui/invitation.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { jobJsonLd } from './job-json-ld.ts'
import type { Job, loader } from './loader.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function JobsPage() {
  const { jobs } = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const titleOf = useAboutTitle()
  return (
    <AboutFrame title={t('title')} intro={t('intro')}>
      <PageHead title={titleOf(t('name'))} description={t('description')} />
      {jobs.length === 0 && (
        <div className="empty-state mt-8">
          <Tutu pose="asleep" className="size-40" />
          <h2 className="text-2xl font-bold">{t('emptyTitle')}</h2>
          <p className="text-muted">{t('emptyText')}</p>
          <a href={linkTo('about-contact', language)} className="btn btn-primary">
            {t('write')}
          </a>
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 gap-6">
        {jobs.map((job) => (
          <Opening key={job.id} job={job} />
        ))}
      </div>
      {jobs.length > 0 && (
        <div className="mt-8">
          <Invitation title={t('apply')} text={t('applyText')}>
            <a href={linkTo('about-contact', language)} className="btn btn-primary">
              <Mail aria-hidden />
              {t('write')}
            </a>
          </Invitation>
        </div>
      )}
    </AboutFrame>
  )
}

function Opening({ job }: { job: Job }) {
  const { language, origin, siteName, footer } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const employment = definition.fields.employment.options[job.employment]
  return (
    <article className="job">
      <JsonLd data={jobJsonLd(job, { language, origin, siteName, companyName: footer.companyName })} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-xl font-bold wrap-anywhere">{job.title}</h2>
        <span className={`chip text-sm accent-${employment.accent}`}>{pickLanguage(employment, language)}</span>
      </div>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted">
        <span>{job.department}</span>
        <span className="fact">
          <MapPin aria-hidden />
          {job.place}
        </span>
        <span className="fact">
          <Users aria-hidden />
          {t('headcount', { count: job.headcount })}
        </span>
        <span className="fact">
          <Wallet aria-hidden />
          {salaryText(job, t('open'), (range) => t('monthly', { range }))}
        </span>
      </p>
      <div className="mt-4 grid gap-x-10 gap-y-4 accent-leaf lg:grid-cols-2">
        <div>
          <h3 className="mb-2 font-bold">{t('duties')}</h3>
          <Prose html={job.duties_html} />
        </div>
        <div>
          <h3 className="mb-2 font-bold">{t('requirements')}</h3>
          <Prose html={job.requirements_html} />
        </div>
      </div>
    </article>
  )
}

/** '9000.00', '14000.00' → '¥9,000–14,000'. */
function salaryText(
  { salary_min: from, salary_max: to }: Job,
  open: string,
  monthly: (range: string) => string,
): string {
  const known = [...new Set([from, to])].flatMap((amount) =>
    amount === null ? [] : [Number(amount).toLocaleString('en')],
  )
  return known.length === 0 ? open : monthly(`¥${known.join('–')}`)
}
