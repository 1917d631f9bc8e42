import { useMember } from '../../../lib/member/use-member.ts'
import { useSite } from '../../../lib/use-site.ts'
import stylesheet from './race.css?url'
import { RaceHome, SignInFirst } from './race-home.tsx'
import { RacerScreen } from './racer-screen.tsx'
import { TeacherScreen } from './teacher-screen.tsx'

/** `class-7`: the teacher's screen for that class; a code: a race to run in; nothing: the races there are. */
export function RaceScreens({ id }: { id: string }) {
  const { asset } = useSite()
  return (
    <>
      <link rel="stylesheet" href={asset(stylesheet)} precedence="tool" />
      <Shown id={id} />
    </>
  )
}

function Shown({ id }: { id: string }) {
  const member = useMember()
  if (!member) return <SignInFirst />
  const classroom = Number(/^class-(\d+)$/.exec(id)?.[1])
  if (classroom) return <TeacherScreen key={classroom} classroom={classroom} />
  // Another child at the same computer is another racer.
  return id ? <RacerScreen key={`${member.id} ${id}`} code={id} /> : <RaceHome key={member.id} />
}
