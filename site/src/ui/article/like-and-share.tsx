import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { Copy, Heart, Printer, Send, Share2 } from 'lucide-react'
import { withQuery } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { TEXTS } from './texts.ts'

/**
 * What one can do with a page. Liking needs script (script.ts); sharing works without: the address stands there, and its
 * code, which is fetched when it is looked at.
 */
export function LikeAndShare({ title, likes }: { title: string; likes?: number }) {
  const { language, origin, path } = useSite()
  const t = useText(TEXTS)
  const address = withQuery(path, language)
  return (
    <div className="article-actions">
      {likes !== undefined && (
        <button type="button" className="btn needs-script like-button" aria-pressed="false" data-like={path}>
          <Heart aria-hidden />
          <span className="like-off">{t('like')}</span>
          <span className="like-on">{t('liked')}</span>
          <span className="like-count" data-like-count={likes} aria-label={t('likeCount', { count: likes })}>
            {likes > 0 ? likes : ''}
          </span>
        </button>
      )}
      <details className="share" data-menu>
        <summary className="btn">
          <Share2 aria-hidden />
          {t('share')}
        </summary>
        <div className="share-panel" role="group" aria-label={t('shareTitle')}>
          <button type="button" className="share-choice needs-script" data-share={title} hidden>
            <Send aria-hidden />
            {t('send')}
          </button>
          <button
            type="button"
            className="share-choice needs-script"
            data-copy={origin + address}
            data-copied={t('copied')}
            data-copy-problem={t('copyProblem')}
          >
            <Copy aria-hidden />
            <span>{t('copy')}</span>
          </button>
          <p className="share-address">{origin + address}</p>
          <figure>
            <img
              src={withQuery('/share/code.svg', DEFAULT_LANGUAGE, { path: address })}
              alt={t('code')}
              width={176}
              height={176}
              loading="lazy"
            />
            <figcaption>{t('codeHint')}</figcaption>
          </figure>
        </div>
      </details>
      <button type="button" className="btn needs-script" data-print>
        <Printer aria-hidden />
        {t('print')}
      </button>
      <p role="status" className="article-note" data-note data-like-problem={t('likeProblem')} />
    </div>
  )
}
