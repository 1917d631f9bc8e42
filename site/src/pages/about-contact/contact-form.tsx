import { Send } from 'lucide-react'
import { useSite, useText } from '../../lib/use-site.ts'
import { Tutu } from '../../ui/tutu.tsx'
import { VisitorCaptcha } from '../../ui/visitor-form/captcha.tsx'
import { VisitorField } from '../../ui/visitor-form/field.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Sent by script.ts, which also shows beside each field what the server says of it. */
export function ContactForm() {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div>
      <noscript>
        <p className="panel">{t('needsScript')}</p>
      </noscript>
      <form
        className="contact-form needs-script"
        data-contact
        data-language={language}
        data-about-order={t('aboutOrder', { number: '{number}' })}
        noValidate
      >
        <VisitorField name="name" label={t('name')} hint={t('nameHint')}>
          {(described) => <input id="name" name="name" autoComplete="name" {...described} />}
        </VisitorField>
        <VisitorField name="email" label={t('email')} hint={t('reachHint')}>
          {(described) => <input id="email" name="email" type="email" autoComplete="email" {...described} />}
        </VisitorField>
        <VisitorField name="mobile" label={t('mobile')}>
          {(described) => <input id="mobile" name="mobile" type="tel" autoComplete="tel-national" {...described} />}
        </VisitorField>
        <VisitorField name="content" label={t('content')} hint={t('contentHint')}>
          {(described) => <textarea id="content" name="content" rows={6} {...described} />}
        </VisitorField>
        <VisitorCaptcha />
        <p
          role="alert"
          className="font-bold text-berry"
          data-problem
          data-offline={t('offline')}
          data-broken={t('broken')}
          hidden
        />
        <button type="submit" className="btn btn-primary btn-lg">
          <Send aria-hidden />
          {t('send')}
        </button>
        <p className="text-sm text-muted">{t('privacy')}</p>
      </form>
      <div className="empty-state" data-thanks tabIndex={-1} hidden>
        <Tutu pose="cheering" className="size-40" />
        <h2 className="text-2xl font-bold">{t('thanks')}</h2>
        <p className="text-muted">{t('thanksText')}</p>
      </div>
    </div>
  )
}
