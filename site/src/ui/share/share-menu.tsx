import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { Copy, Download, Send, Share2 } from 'lucide-react'
import { withQuery } from '../../lib/links.ts'
import { type PageRow, rowPicture } from '../../lib/row-picture.ts'
import { SameEverywhere } from '../../lib/same-everywhere.tsx'
import { useSite, useText } from '../../lib/use-site.ts'
import { TEXTS } from './texts.ts'

/**
 * Ways to pass the page of a row on. Without script there are its address, its card to save, and its code, which are
 * fetched when they are looked at.
 */
export function ShareMenu({ row, title }: { row: PageRow; title: string }) {
  const { language, origin, path, asset } = useSite()
  const address = withQuery(path, language)
  return (
    <SameEverywhere
      as="details"
      className="share"
      data-menu
      data-script={asset(import.meta.env.SHARE_SCRIPT ?? '/src/ui/share/script.ts')}
      by="share"
      site={{ language }}
      but={{
        title,
        address: origin + address,
        card: rowPicture(row, language),
        code: withQuery('/share/code.svg', DEFAULT_LANGUAGE, { path: address }),
      }}
    >
      {(own) => <Ways {...own} />}
    </SameEverywhere>
  )
}

type WaysProps = Readonly<Record<'title' | 'address' | 'card' | 'code', string>>

function Ways({ title, address, card, code }: WaysProps) {
  const t = useText(TEXTS)
  return (
    <>
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
          data-copy-link={address}
          data-copied={t('copied')}
          data-copy-problem={t('copyProblem')}
        >
          <Copy aria-hidden />
          <span>{t('copy')}</span>
        </button>
        <a href={card} download={`${title}.png`} className="share-choice">
          <Download aria-hidden />
          {t('saveCard')}
        </a>
        <img src={card} alt={t('card', { title })} className="share-card" width={1200} height={630} loading="lazy" />
        <figure>
          <img src={code} alt={t('code')} width={128} height={128} loading="lazy" />
          <figcaption>{t('codeHint')}</figcaption>
        </figure>
        <p className="share-address">{address}</p>
      </div>
    </>
  )
}
