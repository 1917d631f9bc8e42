import { useEffect, useState } from 'react'
import { type FoundHere, foundHere } from '../../lib/learning/device-owner.ts'
import { takesAlong } from '../../lib/member/sign-in-here.ts'
import { useStored } from '../../lib/use-stored.ts'
import { useShellText } from './use-text.ts'

const KINDS = ['lessons', 'programs', 'typing', 'clock', 'super'] as const

/**
 * What was done on this device without an account is offered to the one that is signed in to. Whose computer others use, too,
 * leaves it: it waits here. `byDefault`: see `signInHere`.
 */
export function ComeAlong({ byDefault }: { byDefault: boolean }) {
  const t = useShellText()
  const [found, setFound] = useState<FoundHere>()
  const [answer, setAnswer] = useStored(takesAlong)
  useEffect(() => setFound(foundHere()), [])
  if (!found) return null
  const list = KINDS.filter((kind) => found[kind] > 0).map((kind) => t(`found-${kind}`, { count: found[kind] }))
  return (
    <label className="check">
      <input type="checkbox" checked={answer ?? byDefault} onChange={(event) => setAnswer(event.target.checked)} />
      <span>
        {t('comeAlong', { list: list.join(t('listComma')) })}
        <span className="field-hint block">{t('comeAlongHint')}</span>
      </span>
    </label>
  )
}
