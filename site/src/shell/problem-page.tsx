import { lazy } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

// Pages that hydrate must not bring along what is shown only when they fail. The server writes it whole.
const loadProblem = () => import('../ui/problem/problem.tsx')
const Problem = import.meta.env.SSR
  ? (await loadProblem()).Problem
  : lazy(async () => ({ default: (await loadProblem()).Problem }))

/** What stands in place of a page whose loader or rendering failed. */
export function ProblemPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <Problem kind={status === 404 ? 'notFound' : status === 503 ? 'unavailable' : 'problem'} />
}
