import { data } from 'react-router'
import { Problem } from '../../ui/problem/problem.tsx'

/** Rendered in place, with its real status (wire decision 18). */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return <Problem kind="notFound" />
}
