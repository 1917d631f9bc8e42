import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { notices } from '../lib/member/notices.ts'
import { useText } from '../lib/use-site.ts'

const TEXTS = { 'zh-cn': { dismiss: '关掉这条提示' }, en: { dismiss: 'Close this notice' } } as const
/** ms. Errors stay until they are closed or followed by something else. */
const SHOWN_FOR = 5000

/** What the member's calls tell: read out, and never in the way. */
export function Notices() {
  const t = useText(TEXTS)
  const notice = useSyncExternalStore(notices.subscribe, notices.read, () => undefined)
  useEffect(() => {
    if (notice?.kind !== 'success') return
    const timer = setTimeout(() => notices.dismiss(notice.id), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <div className="notices" aria-live="polite">
      {notice && (
        <p key={notice.id} className="notice" data-kind={notice.kind}>
          {notice.kind === 'success' ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
          <span>{notice.text}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={t('dismiss')}
            onClick={() => notices.dismiss(notice.id)}
          >
            <X aria-hidden />
          </button>
        </p>
      )}
    </div>
  )
}
