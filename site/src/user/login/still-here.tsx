import { useEffect, useRef } from 'react'
import { signOut } from '../../lib/member/api.ts'
import { destinationOf } from '../../lib/member/paths.ts'
import type { MemberSession } from '../../lib/member/session.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Somebody is signed in on a computer that a class shares: is it who sits there now? */
export function StillHere({ held: { nickname: name } }: { held: MemberSession }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const [isBusy, busily] = useBusy()
  const heading = useRef<HTMLHeadingElement>(null)
  // It stands where the form was a moment ago.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="wrap-anywhere">
        {t('stillHere', { name })}
      </h1>
      <p className="text-muted">{t('stillHereText', { name })}</p>
      <p className="still-here">
        <a href={destinationOf(null, language)} className="btn btn-primary">
          {t('itIsMe', { name })}
        </a>
        <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void busily(signOut)}>
          {t('itIsNotMe')}
        </button>
      </p>
    </>
  )
}
