import { useLoaderData } from 'react-router'
import { useSite, useText } from '../../lib/use-site.ts'
import { AboutFrame, useAboutTitle } from '../../ui/about-frame.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ContactForm } from './contact-form.tsx'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function ContactPage() {
  const { page } = useLoaderData<typeof loader>()
  const { asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const titleOf = useAboutTitle()
  return (
    <AboutFrame title={t('title')} intro={t('intro')}>
      <PageHead
        title={titleOf(page?.seo_title || page?.title || t('title'))}
        description={page?.seo_description || t('description')}
      />
      <div className="contact-page">
        <ContactForm />
        {page && (
          <div className="accent-sky">
            <Prose html={page.body_html} />
          </div>
        )}
      </div>
      <script src={asset(import.meta.env.CONTACT_SCRIPT ?? '/src/pages/about-contact/script.ts')} type="module" />
    </AboutFrame>
  )
}
