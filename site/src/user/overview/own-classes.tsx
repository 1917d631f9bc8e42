import { memberApi } from '../../lib/member/api.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite } from '../../lib/use-site.ts'
import { AttendedClass } from '../../ui/member/attended-classes.tsx'

/** What the teacher set and said, for who is in a class; of a problem its own page tells. */
export function OwnClasses() {
  const { language } = useSite()
  const { data, again } = useLoaded(`attended ${language}`, async () => {
    return (await memberApi.call('GET /api/classroom/mine', {}, { showError: false })).data.attends
  })
  return data?.map((attended) => <AttendedClass key={attended.id} attended={attended} onChanged={again} />)
}
