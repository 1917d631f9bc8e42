import type { TemplatePreview } from '@tutu/contract/api/message-template'
import { useOutboxText } from './text.ts'

/**
 * A mail in both its forms. The page is made by the server from sanitised Markdown; all the same it stands in a frame
 * without any rights: no scripts, no origin, no forms, no links that lead this window away.
 */
export function MailPreview({ mail }: { mail: TemplatePreview['texts']['en'] }) {
  const text = useOutboxText()
  return (
    <>
      <dl className="template-preview-head">
        <dt>{text('subject')}</dt>
        <dd>{mail.subject}</dd>
      </dl>
      <iframe className="template-preview-frame" title={text('mailFrame')} sandbox="" srcDoc={mail.html} />
      <details>
        <summary>{text('plainText')}</summary>
        <pre className="template-preview-text">{mail.text}</pre>
      </details>
    </>
  )
}
