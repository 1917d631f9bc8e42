import { pickLanguage } from '@tutu/contract/core/languages'
import { ArrowLeft, House, RotateCw } from 'lucide-react'
import { inLanguage, linkTo, navigation } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { titles } from '../../titles.ts'
import { PageHead } from '../page-head.tsx'
import { Phrases } from '../phrases.tsx'
import { Tutu } from '../tutu.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const RETURN_AFTER_SECONDS = 8

const kinds = {
  notFound: { title: 'notFound', hint: 'addressHint', pose: 'puzzled', retry: false },
  noPower: { title: 'noPower', hint: undefined, pose: 'thinking', retry: false },
  problem: { title: 'problem', hint: 'retryHint', pose: 'puzzled', retry: true },
  unavailable: { title: 'problem', hint: 'retryHint', pose: 'asleep', retry: true },
} as const

/**
 * What an error page says (spec 2): the problem, what is being done, the buttons home and back. The page returns by
 * itself only with script and only where the reader came from this site; the reader can stop that.
 */
export function Problem({ kind }: { kind: keyof typeof kinds }) {
  const { language, path, search, hasTrials } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const { title, hint, pose, retry } = kinds[kind]
  return (
    <section className="page-width grid grid-cols-1 max-w-2xl justify-items-center gap-4 py-10 text-center sm:py-16">
      <PageHead title={pickLanguage(titles[title], language)} indexed={false} />
      <Tutu pose={pose} className="size-48 max-w-full sm:size-56" />
      <h1 className="text-3xl font-bold">
        <Phrases text={t(kind)} />
      </h1>
      {kind === 'noPower' ? <p>{t('askAdministrator')}</p> : <p>{t('reported')}</p>}
      {hint && <p className="text-muted">{t(hint)}</p>}
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        {retry && (
          <a href={inLanguage(path, search, language)} className="btn btn-primary">
            <RotateCw aria-hidden />
            {t('retry')}
          </a>
        )}
        <a href={linkTo('home', language)} className={retry ? 'btn' : 'btn btn-primary'}>
          <House aria-hidden />
          {t('home')}
        </a>
        <button type="button" className="btn needs-script" data-back>
          <ArrowLeft aria-hidden />
          {t('back')}
        </button>
      </p>
      {kind === 'notFound' && (
        <nav aria-label={t('ways')} className="mt-2">
          <p className="text-muted">{t('ways')}</p>
          <ul className="mt-1 text-balance">
            {[
              { id: 'search', title: 'search', href: linkTo('search', language) } as const,
              ...navigation(language, { hasTrials }),
            ].map(({ id, title: name, href }) => (
              <li key={id} className="inline-block">
                <a href={href} className="nav-link">
                  {pickLanguage(titles[name], language)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {kind !== 'noPower' && (
        <p className="invisible flex min-h-11 flex-wrap items-center justify-center gap-x-3 text-muted" data-return>
          <span>
            <span data-seconds className="font-bold tabular-nums">
              {RETURN_AFTER_SECONDS}
            </span>{' '}
            {t('countdown')}
          </span>
          <button type="button" className="text-button" data-stay>
            {t('stay')}
          </button>
        </p>
      )}
    </section>
  )
}
