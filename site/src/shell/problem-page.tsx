import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Problem } from '../ui/problem/problem.tsx'

/** What stands in place of a page whose loader or rendering failed. */
export function ProblemPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <Problem kind={status === 404 ? 'notFound' : status === 503 ? 'unavailable' : 'problem'} />
}
