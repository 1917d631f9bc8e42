import { pickLanguage } from '@tutu/contract/core/languages'
import { Mail } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { AboutFrame } from '../../ui/about-frame.tsx'
import { Invitation } from '../../ui/invitation.tsx'
import { OrganizationJsonLd } from '../../ui/organization-json-ld.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function AboutPage() {
  const { sections } = useLoaderData<typeof loader>()
  const { language, siteName, comcont, asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <AboutFrame title={t('title', { siteName })} intro={comcont}>
      <PageHead title={pickLanguage(titles.about, language)} description={t('description', { siteName })} />
      <OrganizationJsonLd />
      {sections.length === 0 && (
        <div className="empty-state mt-8">
          <Tutu pose="thinking" className="size-40" />
          <p className="text-muted">{t('empty')}</p>
        </div>
      )}
      <div className="mt-2">
        {sections.map((section) => (
          <section key={section.id} className="about-section accent-sky" aria-labelledby={section.slug}>
            {section.picture && (
              <img
                src={asset(section.picture)}
                alt=""
                loading="lazy"
                width={640}
                height={400}
                className="about-picture"
              />
            )}
            <div>
              <h2 id={section.slug} className="mb-3 text-2xl font-bold">
                <a href={linkTo('about-page', language, { slug: section.slug })} className="hover:underline">
                  {section.title}
                </a>
              </h2>
              <Prose html={section.body_html} />
            </div>
          </section>
        ))}
      </div>
      <div className="mt-8">
        <Invitation title={t('write')} text={t('writeText')}>
          <a href={linkTo('about-contact', language)} className="btn btn-primary">
            <Mail aria-hidden />
            {t('contact')}
          </a>
        </Invitation>
      </div>
    </AboutFrame>
  )
}
