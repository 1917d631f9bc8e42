import { useSearchParams } from 'react-router'
import { useOwnClasses } from '../../lib/member/use-own-classes.ts'
import { useSite } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { ClassScreen } from './class-screen.tsx'
import stylesheet from './classes.css?url'
import { MyClasses } from './my-classes.tsx'
import { useClassText } from './use-text.ts'

/** Classes: those one teaches, one of them opened, and those one is in. */
export default function Classes() {
  const { asset } = useSite()
  const opened = Number(useSearchParams()[0].get('class')) || undefined
  return (
    <>
      <link rel="stylesheet" href={asset(stylesheet)} precedence="page" />
      {opened === undefined ? <List /> : <ClassScreen key={opened} id={opened} />}
    </>
  )
}

function List() {
  const t = useClassText()
  const { data, problem, again } = useOwnClasses()
  return (
    <>
      <h1>{t('title')}</h1>
      {problem !== undefined && <LoadProblem title={t('problem')} text={problem} again={again} />}
      {data ? (
        <MyClasses {...data} onChanged={again} />
      ) : (
        problem === undefined && <span className="skeleton mt-6 h-64 w-full" aria-hidden />
      )}
    </>
  )
}
