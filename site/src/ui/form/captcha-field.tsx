import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { memberApi } from '../../lib/member/api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Field, type FieldProps } from './field.tsx'

const TEXTS = {
  'zh-cn': {
    captcha: '图片里的字符',
    picture: '验证码图片',
    renew: '换一张',
    failed: '没有加载出来，点这里再试',
    otherSum: '换一道题',
    sumComing: '正在出题……',
    toSum: '看不清？改做算术题',
    toPicture: '改看图片',
  },
  en: {
    captcha: 'The characters in the picture',
    picture: 'Picture with characters',
    renew: 'Another picture',
    failed: 'It did not load. Press to try again',
    otherSum: 'Another sum',
    sumComing: 'Making up a sum…',
    toSum: 'Hard to read? Do a sum instead',
    toPicture: 'Show a picture instead',
  },
} as const

type Props = Pick<FieldProps, 'value' | 'onChange' | 'error'> & {
  /** Made by this page (`newCaptchaId`); what is asked under an id is good for one try. */
  id: string
  /** Another id; the input is emptied. */
  onRenew: () => void
}

/** Input of the captcha, which is a picture, or a sum in words for whoever cannot see it. */
export function CaptchaField({ id, onRenew, ...field }: Props) {
  const t = useText(TEXTS)
  const [isSum, setSum] = useState(false)
  const sum = useSum(isSum ? id : null)
  const swap = () => {
    setSum(!isSum)
    onRenew()
  }
  const otherSum = (
    <button type="button" className="icon-button" aria-label={t('otherSum')} title={t('otherSum')} onClick={onRenew}>
      <RefreshCw aria-hidden />
    </button>
  )
  return (
    <div>
      <div className="captcha">
        <Field
          {...field}
          name="captcha"
          label={isSum ? sum || t('sumComing') : t('captcha')}
          autoComplete="off"
          inputMode={isSum ? 'numeric' : 'text'}
          maxLength={8}
          end={isSum ? otherSum : undefined}
        />
        {!isSum && <Picture id={id} onRenew={onRenew} />}
      </div>
      {/* The label changes after the input has the focus: only this is then read out. */}
      <p role="status" className="sr-only">
        {sum}
      </p>
      <button type="button" className="text-button text-sm" onClick={swap}>
        {t(isSum ? 'toPicture' : 'toSum')}
      </button>
    </div>
  )
}

/** The picture itself is the button for another one. */
function Picture({ id, onRenew }: Pick<Props, 'id' | 'onRenew'>) {
  const t = useText(TEXTS)
  const [failedId, setFailedId] = useState('')
  return (
    <button type="button" className="captcha-picture" onClick={onRenew} title={t('renew')} aria-label={t('renew')}>
      {failedId === id ? (
        <span className="p-2 text-sm">{t('failed')}</span>
      ) : (
        <img
          src={`/api/common/captcha?id=${id}&server=1`}
          alt={t('picture')}
          width="150"
          height="50"
          onError={() => setFailedId(id)}
        />
      )}
      <RefreshCw aria-hidden />
    </button>
  )
}

/** The sum asked under an id, or why there is none; '' until it is known. */
function useSum(id: string | null): string {
  const { language } = useSite()
  const key = `${id} ${language}`
  const [told, setTold] = useState({ key: '', text: '' })
  useEffect(() => {
    if (id === null) return
    let isWanted = true
    const tell = (text: string) => isWanted && setTold({ key, text })
    memberApi.call('GET /api/common/captcha', { query: { type: 'text', id } }, { showError: false }).then(
      ({ data }) => tell(data.question),
      (error: Error) => tell(error.message),
    )
    return () => {
      isWanted = false
    }
  }, [id, key])
  return told.key === key ? told.text : ''
}
