import { hasOptions } from '@tutu/contract/fields/traits'
import { Skeleton, Tag } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatSeconds } from '../../fields/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { definitionNamed } from '../../stores/definitions.ts'
import { type ReviewedWork, useOtherWorks } from './queue.ts'

const RowHistory = lazyPart(async () => (await import('../../resource/history/row-history.tsx')).RowHistory)

/** What is known of a work and its author, and what has happened to it. */
export function Facts({ work }: { work: ReviewedWork }) {
  const { t } = useTranslation('caseReview')
  const language = useLanguage()
  const { data: others } = useOtherWorks(work.user_id)
  const definition = definitionNamed('cases')
  const kind = definition?.fields.kind
  const kindName = kind && hasOptions(kind) ? kind.options[work.kind]?.[language] : work.kind
  return (
    <aside className="case-review-facts" aria-label={t('facts')}>
      <dl>
        <dt>{t('author')}</dt>
        <dd>
          {work.user ? (
            <Link to={`/admin/user/user?open=${work.user.id}`}>{work.user.nickname}</Link>
          ) : (
            `${work.author ?? ''} (${t('bySchool')})`
          )}
        </dd>
        {others && (
          <>
            <dt>{t('others')}</dt>
            <dd>{t('otherCounts', others)}</dd>
          </>
        )}
        <dt>{t('kind')}</dt>
        <dd>{kindName}</dd>
        <dt>{t('handedIn')}</dt>
        <dd>{formatSeconds(work.updatetime)}</dd>
        {work.tags.length > 0 && (
          <>
            <dt>{t('tags')}</dt>
            <dd>
              {work.tags.map(({ id, name }) => (
                <Tag key={id}>{name}</Tag>
              ))}
            </dd>
          </>
        )}
        {work.remix && (
          <>
            <dt>{t('remix')}</dt>
            <dd>
              <a href={`/work/${work.remix.id}`} target="_blank" rel="noreferrer">
                {work.remix.title}
              </a>{' '}
              {work.remix.author}
            </dd>
          </>
        )}
        <dt>{t('description')}</dt>
        <dd className="case-review-text">{work.description || <span className="muted">{t('noDescription')}</span>}</dd>
      </dl>
      {definition && (
        <>
          <h2>{t('history')}</h2>
          <Suspense fallback={<Skeleton active />}>
            <RowHistory
              definition={definition}
              id={work.id}
              version={work.version}
              canRestore={false}
              mayLeave={async () => true}
              onRestored={async () => undefined}
            />
          </Suspense>
        </>
      )}
    </aside>
  )
}
