import type { Child } from '@tutu/contract/api/guardian'
import { guardianApi } from '../../lib/guardian/api.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useGuardianText } from './use-text.ts'

type Props = { child: Child; day: (seconds: number) => string; onGone: () => void }

/** Links that the child has sent to the family: each is ended here at once. */
export function FamilyLinks({ child, day, onGone }: Props) {
  const t = useGuardianText()
  const [isBusy, busily] = useBusy()
  if (child.links.length === 0) return null
  const end = (link: number) =>
    busily(async () => {
      const body = { id: child.id, link }
      await guardianApi.call('POST /api/guardian/endLink', { body }, { showSuccess: true }).finally(onGone)
    })
  return (
    <div className="child-part">
      <h3>{t('links')}</h3>
      <ul className="child-rows">
        {child.links.map(({ id, title, expiretime }) => (
          <li key={id}>
            <span>{title}</span>
            <span className="flex flex-wrap items-center gap-x-3 text-muted">
              {t('linkUntil', { date: day(expiretime) })}
              <button type="button" className="text-button" aria-disabled={isBusy} onClick={() => void end(id)}>
                {t('endLink')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
