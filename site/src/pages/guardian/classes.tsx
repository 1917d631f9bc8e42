import type { Child } from '@tutu/contract/api/guardian'
import { guardianApi } from '../../lib/guardian/api.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useGuardianText } from './use-text.ts'

type Props = { child: Child; day: (seconds: number) => string; onChanged: () => void }

/** Classes that the child has joined by a teacher's code, of which the guardian takes them out. */
export function Classes({ child, day, onChanged }: Props) {
  const t = useGuardianText()
  const [isBusy, busily] = useBusy()
  if (child.classes.length === 0) return null
  const leave = (classroom: number) =>
    busily(async () => {
      const body = { id: child.id, classroom }
      await guardianApi.call('POST /api/guardian/leaveClass', { body }, { showSuccess: true }).finally(onChanged)
    })
  return (
    <div className="child-part">
      <h3>{t('classes')}</h3>
      <p className="text-sm text-muted">{t('classesHint')}</p>
      <ul className="child-rows">
        {child.classes.map(({ id, name, as, teacher, jointime }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="flex flex-wrap items-center gap-x-3 text-muted">
              {[teacher, t('inClassAs', { name: as, date: day(jointime) })].filter(Boolean).join(' · ')}
              <button
                type="button"
                className="text-button"
                aria-label={t('leaveNamed', { name })}
                aria-disabled={isBusy}
                onClick={() => void leave(id)}
              >
                {t('leaveClass')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
