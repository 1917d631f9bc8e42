import type { Script } from '@tutu/learning/typing/exercise'
import { useText } from '../../../lib/use-site.ts'
import type { Notice } from '../typing/listen.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'

/** The most pressing thing to know about the keyboard. The row keeps its height, so that nothing moves when it speaks. */
export function DrillNotices({ notices, script }: { notices: ReadonlySet<Notice>; script: Script }) {
  const t = useText({ 'zh-cn': zhCn, en })
  if (notices.has('ime')) {
    return (
      <div className="notice notice-ime" role="alert">
        <ImePicture />
        <p>
          <strong>{t('imeTitle')}</strong>
          <span>{t('imeText')}</span>
        </p>
      </div>
    )
  }
  const text = notices.has('caps')
    ? t('caps')
    : notices.has('paste')
      ? t('noPaste')
      : notices.has('full-width')
        ? t('fullWidth')
        : script === 'han'
          ? t('hanHint')
          : t('homeHint')
  const isAlert = notices.size > 0
  return (
    <p className={`notice ${isAlert ? 'notice-alert' : ''}`} role={isAlert ? 'status' : undefined}>
      {text}
    </p>
  )
}

/** 中 becomes 英 by pressing Shift. */
function ImePicture() {
  return (
    <svg viewBox="0 0 264 76" className="ime-picture" aria-hidden="true">
      <rect x="4" y="10" width="56" height="56" rx="12" className="ime-from" />
      <text x="32" y="49">
        中
      </text>
      <path d="M70 38h18m-7-7 7 7-7 7" />
      <rect x="98" y="14" width="72" height="48" rx="10" className="ime-key" />
      <text x="134" y="45" className="ime-shift">
        Shift
      </text>
      <path d="M180 38h18m-7-7 7 7-7 7" />
      <rect x="206" y="10" width="56" height="56" rx="12" className="ime-to" />
      <text x="234" y="49">
        英
      </text>
    </svg>
  )
}
