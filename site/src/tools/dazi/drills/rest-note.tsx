import { useText } from '../../../lib/use-site.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'

/** After twenty minutes: a kind word that it is enough. Nothing is locked. */
export function RestNote() {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <div className="rest-note">
      <Tutu pose="asleep" className="size-20 shrink-0" />
      <p>
        <strong>{t('restTitle')}</strong>
        <span>{t('restText')}</span>
      </p>
    </div>
  )
}
