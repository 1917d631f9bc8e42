import { pickLanguage } from '@tutu/contract/core/languages'
import { Heart } from 'lucide-react'
import type { Response, Work } from '../../lib/public-api.ts'
import { RESPONSES } from '../../lib/responses.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const PHRASES = Object.keys(RESPONSES).filter((kind) => kind !== 'like') as Exclude<Response, 'like'>[]

/** Likes, and kind sentences to choose from: nobody types anything, so nothing unkind can be said. */
export function Responses({ work: { reactions } }: { work: Work }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const count = (kind: Response) => (
    <span className="said-count" data-count={kind}>
      {reactions[kind] || ''}
    </span>
  )
  return (
    <section
      aria-labelledby="responses"
      className="panel said"
      data-responses
      data-failed={t('notSaid')}
      data-kept={t('likedKept')}
    >
      <button type="button" className="said-like" data-say="like" aria-pressed="false">
        <Heart aria-hidden />
        {t('like')}
        {count('like')}
      </button>
      <h2 id="responses" className="text-lg font-bold">
        {t('responses')}
      </h2>
      <ul className="said-list">
        {PHRASES.map((kind) => (
          <li key={kind}>
            <button type="button" data-say={kind} aria-pressed="false">
              <span>{pickLanguage(RESPONSES[kind], language)}</span>
              {count(kind)}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted needs-script">{t('responsesNote')}</p>
      <p role="status" className="text-sm" data-said-status />
      <p className="text-sm" data-sign-in hidden>
        {t('signIn')}
      </p>
    </section>
  )
}
