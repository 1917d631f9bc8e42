import { Heart, Printer } from 'lucide-react'
import { FAVOURITE_KINDS } from '@tutu/contract/core/constants'
import type { PageRow } from '../../lib/row-picture.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { FavouriteButton } from '../favourite/favourite-button.tsx'
import { ShareMenu } from '../share/share-menu.tsx'
import { TEXTS } from './texts.ts'

type LikeAndShareProps = { row: PageRow; title: string; likes?: number }

/** What one can do with an article. Liking and printing need script (script.ts). */
export function LikeAndShare({ row, title, likes }: LikeAndShareProps) {
  const { path } = useSite()
  const t = useText(TEXTS)
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
      {FAVOURITE_KINDS.map((kind) => kind === row.of.name && <FavouriteButton key={kind} kind={kind} id={row.id} />)}
      <ShareMenu row={row} title={title} />
      <button type="button" className="btn needs-script" data-print>
        <Printer aria-hidden />
        {t('print')}
      </button>
      <p role="status" className="article-note" data-note data-like-problem={t('likeProblem')} />
    </div>
  )
}
