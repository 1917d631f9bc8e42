import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { dayText } from '../../lib/day-text.ts'
import { linkTo } from '../../lib/links.ts'
import { memberApi } from '../../lib/member/api.ts'
import { notices } from '../../lib/member/notices.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { QrPicture } from '../../ui/qr-picture.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Links by which grandparents see a work without an account. A link is shown once, when it has been made. */
export function FamilyLinks({ work, title }: { work: number; title: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const [isBusy, busily] = useBusy()
  const [made, setMade] = useState<{ id: number; address: string }>()
  const { data, again } = useLoaded('family links', async () => {
    return (await memberApi.call('GET /api/family/links', {}, { showError: false })).data.links
  })
  const links = (data ?? []).filter((one) => one.work === work)
  const make = () =>
    busily(async () => {
      const { data: link } = await memberApi.call('POST /api/family/share', { body: { work } })
      setMade({ id: link.id, address: `${location.origin}${linkTo('family', language)}#${link.token}` })
      again()
    })
  const end = (id: number) =>
    busily(async () => {
      await memberApi.call('POST /api/family/end', { body: { id } }, { showSuccess: true })
      if (made?.id === id) setMade(undefined)
      again()
    })
  const copy = (address: string) =>
    copyText(address).then(
      () => notices.success(t('familyCopied')),
      () => notices.error(t('familyNotCopied')),
    )
  return (
    <div className="family-links">
      <p>{t('familyIntro')}</p>
      {made && (
        <div className="family-made">
          <QrPicture text={made.address} label={t('familyQr', { title })} className="family-qr" />
          <div className="grid min-w-0 gap-3">
            <label className="grid gap-1">
              <span className="font-semibold">{t('familyLink')}</span>
              <input
                readOnly
                value={made.address}
                className="family-address"
                onFocus={({ target }) => target.select()}
              />
            </label>
            <p className="text-sm text-muted">{t('familyOnce')}</p>
            <p className="flex flex-wrap gap-3">
              <button type="button" className="btn btn-primary" onClick={() => void copy(made.address)}>
                <Copy aria-hidden />
                {t('familyCopy')}
              </button>
              {'share' in navigator && (
                <button
                  type="button"
                  className="btn"
                  onClick={() => void navigator.share({ title, url: made.address }).catch(() => undefined)}
                >
                  <Share2 aria-hidden />
                  {t('familySend')}
                </button>
              )}
            </p>
          </div>
        </div>
      )}
      {links.length > 0 && (
        <ul className="family-list">
          {links.map(({ id, expiretime }) => (
            <li key={id}>
              <span>{t('familyUntil', { date: dayText(expiretime, language) })}</span>
              <button type="button" className="text-button" aria-disabled={isBusy} onClick={() => void end(id)}>
                {t('familyEnd')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!made && (
        <p>
          <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void make()}>
            {t('familyMake')}
          </button>
        </p>
      )}
    </div>
  )
}
