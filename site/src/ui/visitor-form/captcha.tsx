import { Calculator, RefreshCw } from 'lucide-react'
import { useText } from '../../lib/use-site.ts'
import { VisitorField } from './field.tsx'

const TEXTS = {
  'zh-cn': {
    captcha: '验证码',
    picture: '图片验证码，看不清可以换成算术题',
    renew: '换一个',
    toSum: '换成算术题',
  },
  en: {
    captcha: 'Are you human?',
    picture: 'Letters in a picture; you can do a sum instead',
    renew: 'Another one',
    toSum: 'Do a sum instead',
  },
} as const

/** The captcha of a form of visitors, which its script asks for (visitor-form.ts). */
export function VisitorCaptcha() {
  const t = useText(TEXTS)
  return (
    <VisitorField name="captcha" label={t('captcha')}>
      {(described) => (
        <>
          <div className="captcha-row">
            <img alt={t('picture')} width={150} height={56} data-captcha-picture />
            <strong className="text-xl" data-captcha-question hidden />
            <button type="button" className="text-button" data-captcha-new>
              <RefreshCw aria-hidden className="size-5" />
              {t('renew')}
            </button>
            <button type="button" className="text-button" data-captcha-sum>
              <Calculator aria-hidden className="size-5" />
              {t('toSum')}
            </button>
          </div>
          <input id="captcha" name="captcha" autoComplete="off" autoCapitalize="off" {...described} />
        </>
      )}
    </VisitorField>
  )
}
