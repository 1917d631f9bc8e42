import type { Language } from '@tutu/contract/core/languages'
import type { Field } from '@tutu/learning/super/field'
import { countBlocks, type Program } from '@tutu/learning/super/program'
import { startOf } from '@tutu/learning/super/state'
import { ArrowLeft, Copy, Share2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import type { Accent } from '../../../lib/public-api.ts'
import { useSite } from '../../../lib/use-site.ts'
import { FieldView } from '../../../ui/super-field/field-view.tsx'
import { QrPicture } from '../../../ui/qr-picture.tsx'
import type { Scenery } from '../../../ui/super-field/pictures.tsx'
import { hashOf } from '../place.ts'
import { useMakeText } from './use-text.ts'

type ShareScreenProps = { code: string; solution: Program; field: Field; scenery: Scenery; accent: Accent }

/** The link to a level, and its QR code. All of the level is in the link: nothing is kept anywhere. */
export function ShareScreen({ code, solution, field, scenery, accent }: ShareScreenProps) {
  const t = useMakeText()
  const { language } = useSite()
  const [said, setSaid] = useState<'copied' | 'copyFailed' | 'publishFailed'>()
  const hash = hashOf({ view: 'shared', code })
  const link = `${location.origin}/super${language === 'zh-cn' ? '' : `?lang=${language}`}${hash}`
  const copy = () =>
    copyText(link).then(
      () => setSaid('copied'),
      () => setSaid('copyFailed'),
    )
  const drawn = useRef<HTMLDivElement>(null)
  const [isPublishing, setPublishing] = useState(false)
  const toPublish = () => {
    const view = drawn.current?.querySelector<HTMLElement>('.super-field')
    if (isPublishing || !view) return
    setPublishing(true)
    publishLevel(code, view, language).catch(() => {
      setPublishing(false)
      setSaid('publishFailed')
    })
  }
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
        <FieldView state={startOf(field)} scenery={scenery} pace={0} isCheering={false} />
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
          <button type="button" className="btn" aria-disabled={isPublishing} onClick={toPublish}>
            <Upload aria-hidden />
            {t('publish')}
          </button>
          <a className="text-link" href={hash}>
            {t('play')}
          </a>
        </div>
        <p role="status" className="super-copied">
          {said && t(said)}
        </p>
      </div>
      <figure className="super-qr">
        <QrPicture text={link} label={t('qrAlt')} className="super-qr-picture" />
        <figcaption>{t('qr')}</figcaption>
      </figure>
    </section>
  )
}

/** To the form by which members publish, with a picture of the field. */
async function publishLevel(source: string, field: HTMLElement, language: Language): Promise<void> {
  const [{ coverOfField }, { publish }] = await Promise.all([
    import('../../../lib/work-cover.ts'),
    import('../../../lib/work-draft.ts'),
  ])
  // Without a picture of its own there are drawn ones to choose from.
  const ownCover = await coverOfField(field).catch(() => undefined)
  await publish({ kind: 'level', source, ownCover }, language)
}
