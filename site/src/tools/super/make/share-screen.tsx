import type { Field } from '@tutu/learning/super/field'
import { playHash } from '@tutu/contract/core/play-hash'
import { countBlocks, type Program } from '@tutu/learning/super/program'
import { startOf } from '@tutu/learning/super/state'
import { ArrowLeft, Copy, Share2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { goPublish } from '../../../lib/go-publish.ts'
import { levelLink } from '../../../lib/links.ts'
import type { Accent } from '../../../lib/public-api.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { useSite } from '../../../lib/use-site.ts'
import type { WorkDraft } from '../../../lib/work-draft.ts'
import { FieldView } from '../../../ui/super-field/field-view.tsx'
import { QrPicture } from '../../../ui/qr-picture.tsx'
import type { Scenery } from '../../../ui/super-field/pictures.tsx'
import { useMakeText } from './use-text.ts'

type ShareScreenProps = { code: string; solution: Program; field: Field; scenery: Scenery; accent: Accent }

/** The link to a level, and its QR code. All of the level is in the link: nothing is kept anywhere. */
export function ShareScreen({ code, solution, field, scenery, accent }: ShareScreenProps) {
  const t = useMakeText()
  const { language } = useSite()
  const [said, say] = useState('')
  const link = location.origin + levelLink(code, language)
  const copy = () =>
    copyText(link).then(
      () => say(t('copied')),
      () => say(t('copyFailed')),
    )
  const drawn = useRef<HTMLDivElement>(null)
  const [isPublishing, busily] = useBusy()
  const publish = () => busily(() => goPublish({ language, say, draft: () => draftOf(code, drawn.current) }))
  return (
    <section className={`super-share accent-${accent}`} aria-labelledby="super-share-title">
      <header className="super-bar">
        <a className="super-back" href="#make">
          <ArrowLeft aria-hidden />
          <span>{t('backToDraw')}</span>
        </a>
        <div className="super-name">
          <h1 id="super-share-title" className="screen-title" tabIndex={-1}>
            {t('shareTitle')}
          </h1>
          <p>{t('shareIntro')}</p>
        </div>
      </header>
      <div ref={drawn} className="super-share-field">
        <FieldView state={startOf(field)} scenery={scenery} isCheering={false} />
      </div>
      <div className="super-share-side">
        <p>{t('shareBest', { count: countBlocks(solution) })}</p>
        <label className="super-link">
          <span>{t('link')}</span>
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
        <div className="super-make-buttons">
          <button type="button" className="btn btn-primary" onClick={() => void copy()}>
            <Copy aria-hidden />
            {t('copy')}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              className="btn"
              onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
            >
              <Share2 aria-hidden />
              {t('send')}
            </button>
          )}
          <button type="button" className="btn" aria-disabled={isPublishing} onClick={() => void publish()}>
            <Upload aria-hidden />
            {t('publish')}
          </button>
          <a className="text-link" href={playHash(code)}>
            {t('play')}
          </a>
        </div>
        <p role="status" className="super-copied">
          {said}
        </p>
      </div>
      <figure className="super-qr">
        <QrPicture text={link} label={t('qrAlt')} className="super-qr-picture" />
        <figcaption>{t('qr')}</figcaption>
      </figure>
    </section>
  )
}

/** The level with a picture of its field. */
async function draftOf(source: string, drawn: HTMLElement | null): Promise<Partial<WorkDraft>> {
  const { coverOfField } = await import('../../../lib/work-cover.ts')
  const field = drawn!.querySelector<HTMLElement>('.super-field')!
  // Without a picture of its own there are drawn ones to choose from.
  return { kind: 'level', source, ownCover: await coverOfField(field).catch(() => undefined) }
}
