import { data, type LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { Problem } from '../../ui/problem/problem.tsx'

/** What stands above pages of rows, as people shorten addresses: the list is what they mean. */
const LISTS = { '/blog': 'blogs', '/course': 'courses' } as const

/** Rendered in place, with its real status (wire decision 18). */
export function loader({ request }: LoaderFunctionArgs) {
  const list = LISTS[new URL(request.url).pathname as keyof typeof LISTS]
  if (list) throw movedTo(linkTo(list, DEFAULT_LANGUAGE))
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return <Problem kind="notFound" />
}
