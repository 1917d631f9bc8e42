import { useLoaderData } from 'react-router'
import { useText } from '../../lib/use-site.ts'
import { AboutFrame, useAboutTitle } from '../../ui/about-frame.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PersonHead } from '../../ui/person-head.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

export default function TeamPage() {
  const { people } = useLoaderData<typeof loader>()
  const t = useText({ 'zh-cn': zhCn, en })
  const titleOf = useAboutTitle()
  return (
    <AboutFrame title={t('title')} intro={t('intro')}>
      <PageHead title={titleOf(t('name'))} description={t('description')} />
      {people.length === 0 && (
        <div className="empty-state mt-8">
          <Tutu pose="waving" className="size-40" />
          <p className="text-muted">{t('empty')}</p>
        </div>
      )}
      <div className="people">
        {people.map((person) => (
          <article key={person.id} className="person">
            <PersonHead person={person} what={person.role} />
            <blockquote className="mt-4 border-s-4 border-honey-line ps-4">{person.words}</blockquote>
          </article>
        ))}
      </div>
    </AboutFrame>
  )
}
