import { useText } from '../../../lib/use-site.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { OWN_KINDS, type OwnKind } from './address.ts'

/** Whether a text of one's own is plain, or code and in which language. */
export function KindChoice({ value, onChange }: { value: OwnKind; onChange: (kind: OwnKind) => void }) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <label className="goal-choice">
      {t('ownKind')}
      <select className="select" value={value} onChange={(event) => onChange(event.target.value as OwnKind)}>
        {OWN_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`own-${kind}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
