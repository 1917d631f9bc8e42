import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { PlainProblem } from './plain-problem.tsx'

// Pages that hydrate must not bring along what is shown only when they fail. The server writes it whole. Where the
// failure is that files are lost, this one is likely lost too, and a few words must do.
const loadProblem = () => import('../ui/problem/problem.tsx')
const Problem = import.meta.env.SSR
  ? (await loadProblem()).Problem
  : lazy(async () => ({
      default: await loadProblem().then(
        ({ Problem }) => Problem,
        () => PlainProblem,
      ),
    }))

/** What stands in place of a page whose loader or rendering failed. */
export function ProblemPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <Suspense fallback={<PlainProblem />}>
      <Problem kind={status === 404 ? 'notFound' : status === 503 ? 'unavailable' : 'problem'} />
    </Suspense>
  )
}
