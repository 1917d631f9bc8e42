import { useText } from '../../../lib/use-site.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { kindOf, OWN_KINDS, type OwnKind } from './address.ts'

type Props = { text: string; chosen: OwnKind | undefined; onChange: (kind: OwnKind) => void }

/** Whether a text of one's own is plain, or code and in which language; undefined: nobody chose, its look decides. */
export function KindChoice({ text, chosen, onChange }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const kind = kindOf(text, chosen)
  return (
    <>
      <label className="goal-choice">
        {t('ownKind')}
        <select className="select" value={kind} onChange={(event) => onChange(event.target.value as OwnKind)}>
          {OWN_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`own-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="text-muted">
        {!chosen && kind !== 'plain' && t('ownLooks', { kind: t(`own-${kind}`) })}
      </p>
    </>
  )
}
