import type { Child } from '@tutu/contract/api/guardian'
import { guardianApi } from '../../lib/guardian/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite } from '../../lib/use-site.ts'
import { Hours } from '../../ui/lesson-hours/hours.tsx'
import { useGuardianText } from './use-text.ts'

/** What the child has of lesson hours. */
export default function ChildHours({ child: { id } }: { child: Child }) {
  const t = useGuardianText()
  const { language } = useSite()
  const { data } = useLoaded(`lesson hours ${id} ${language}`, async () => {
    return (await guardianApi.call('GET /api/lessonHours/ofChild', { query: { id } }, { showError: false })).data
  })
  // Most children have none.
  if (!data?.hours) return null
  return (
    <div className="child-part">
      <h3>{t('lessonHours')}</h3>
      <Hours hours={data.hours} level={4} />
    </div>
  )
}
