import type { ReactNode } from 'react'
import { useSite } from '../lib/use-site.ts'

type MailFormProps = {
  label: string
  button: string
  icon?: ReactNode
  /** The course whose opening is told; absent: the newsletter. */
  course?: number
}

/** Takes an address of mail, to which a link to confirm it is sent. A plain form: it needs no script. */
export function MailForm({ label, button, icon, course }: MailFormProps) {
  const { language } = useSite()
  const id = course === undefined ? 'news-mail' : `remind-mail-${course}`
  return (
    <form method="post" action="/api/newsletter/join" className="mail-form">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input type="hidden" name="lang" value={language} />
      {course !== undefined && <input type="hidden" name="course" value={course} />}
      <p className="mail-trap" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      </p>
      <p className="mail-form-row">
        <input id={id} type="email" name="email" required autoComplete="email" placeholder="name@example.com" />
        <button type="submit" className="btn btn-primary">
          {icon}
          {button}
        </button>
      </p>
    </form>
  )
}
