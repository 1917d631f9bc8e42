import { memberPath } from '../../../lib/member/paths.ts'
import { useMember } from '../../../lib/member/use-member.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'

/** The way to what the account of whoever is signed in keeps (decision 130). */
export function AccountLink() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  if (!useMember()) return null
  return (
    <p>
      <a href={memberPath('account/typing', language)} className="text-link">
        {t('accountLink')}
      </a>
    </p>
  )
}
