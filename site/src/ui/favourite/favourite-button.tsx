import type { FavouriteKind } from '@tutu/contract/api/favourite'
import { Bookmark } from 'lucide-react'
import { useSite, useText } from '../../lib/use-site.ts'

const TEXTS = {
  'zh-cn': { keep: '收藏', failed: '没有收藏上。看看网络有没有连上，再按一次。' },
  en: { keep: 'Keep', failed: 'That did not work. Check your connection, then press again.' },
} as const

/** Keeps what the page is about for whoever is signed in (page-script/favourite-button.ts). It is called the same either way, so that nothing moves when it is known. */
export function FavouriteButton({ kind, id }: { kind: FavouriteKind; id: number }) {
  const { asset } = useSite()
  const t = useText(TEXTS)
  return (
    <>
      <button
        type="button"
        className="btn needs-script favourite-button"
        aria-pressed="false"
        data-favourite={kind}
        data-row={id}
        data-members={asset(import.meta.env.FAVOURITE_MEMBERS ?? '/src/ui/favourite/members.ts')}
      >
        <Bookmark aria-hidden />
        {t('keep')}
      </button>
      <span role="status" className="article-note" data-failed={t('failed')} />
    </>
  )
}
