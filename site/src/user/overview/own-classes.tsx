import { lazy, Suspense } from 'react'
import { useAccountHas } from '../../lib/member/boot.ts'
import { useOwnClasses } from '../../lib/member/use-own-classes.ts'

/** Most members are in no class. */
const AttendedClass = lazy(async () => ({
  default: (await import('../../ui/member/attended-classes.tsx')).AttendedClass,
}))

const NextMeeting = lazy(async () => ({
  default: (await import('../../ui/timetable/next-meeting.tsx')).NextMeeting,
}))

/** What the teacher set and said, for who is in a class; of a problem its own page tells. */
export function OwnClasses() {
  const isOfClass = !useAccountHas('joining')
  const { data, problem, again } = useOwnClasses()
  const skeleton = <span className="skeleton h-56 w-full before-the-rest" aria-hidden />
  // An account that was made for a class has one: the page begins with it.
  if (isOfClass && !data && problem === undefined) return skeleton
  if (!data || (data.attends.length === 0 && !data.next)) return undefined
  return (
    <Suspense fallback={skeleton}>
      {data.next && <NextMeeting meeting={data.next} />}
      {data.attends.map((attended) => (
        <AttendedClass key={attended.id} attended={attended} onChanged={again} />
      ))}
    </Suspense>
  )
}
