import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { memberPath } from '../../lib/member/paths.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite } from '../../lib/use-site.ts'
import { LoadProblem } from '../load-problem.tsx'

type OneOfOwnProps<T> = {
  /** Of the member, such as 'order 7'. */
  name: string
  load: () => Promise<T>
  /** The list it is one of, below `/user`. */
  list: string
  texts: { back: string; gone: string; goneText: string }
  children: (one: T, set: (next: T) => void) => ReactNode
}

/** A page of one thing of the member's: the way back to all of them, and the thing once it is there. */
export function OneOfOwn<T>({ name, load, list, texts, children }: OneOfOwnProps<T>) {
  const { language } = useSite()
  const { data, problem, again, set } = useLoaded(name, load)
  return (
    <>
      <Link to={memberPath(list, language)} className="text-link">
        <ArrowLeft aria-hidden />
        {texts.back}
      </Link>
      {problem !== undefined && <LoadProblem title={texts.gone} text={`${problem} ${texts.goneText}`} again={again} />}
      {!data && problem === undefined && <span className="skeleton mt-4 h-72 w-full" aria-hidden />}
      {data && children(data, set)}
    </>
  )
}
